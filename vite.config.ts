// The site: built from src/web into dist/web. Names in `#engine/…` style are those of package.json.
import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// oxlint-disable-next-line import/no-default-export -- Vite wants it so
export default defineConfig({
  root: 'src/web',
  base: '/',
  publicDir: 'public',
  plugins: [svelte({ preprocess: vitePreprocess({ script: true }) })],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    cssCodeSplit: false,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The worker loads the same files as the page, so what it runs must not hang on what only a page can run.
        codeSplitting: {
          groups: [
            { name: 'core', test: /src\/(engine|bots|server)\/|node_modules\/@noble/ },
            { name: 'shelf', test: /src\/games\/index\.ts/ },
            { name: 'svelte', test: /node_modules\/(svelte|esm-env|clsx)\// },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': 'http://127.0.0.1:8080', '/socket': { target: 'ws://127.0.0.1:8080', ws: true } } },
});
