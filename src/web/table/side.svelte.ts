// The open tab of a table's side panel.
export const TABS = ['log', 'chat', 'rules'] as const;
export type Tab = (typeof TABS)[number];

let open = $state<Tab>('log');
export const side = {
  get tab(): Tab {
    return open;
  },
  open(tab: Tab): void {
    open = tab;
  },
};
