// What is open at a table: a tab of its side panel, and the splash page over it when its game has ended.
export const TABS = ['log', 'chat', 'rules'] as const;

interface Opened {
  tab: (typeof TABS)[number];
  endPage: boolean;
}
export const opened: Opened = $state({ tab: 'log', endPage: true });
