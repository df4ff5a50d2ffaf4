// Files that only the site's bundler loads, for compilers that know nothing of it: Node never runs these imports.
declare module '*.svelte' {
  import type { Component } from 'svelte';

  // oxlint-disable-next-line no-explicit-any -- the site's own check knows the real properties
  const component: Component<any>;
  // oxlint-disable-next-line import/no-default-export -- components have no other
  export default component;
}
declare module '*.md?raw' {
  const text: string;
  // oxlint-disable-next-line import/no-default-export -- Vite wants it so
  export default text;
}
