// Whether the splash page of a finished game lies over its table.
let isOpen = $state(true);
export const endPage = {
  get isOpen(): boolean {
    return isOpen;
  },
  show(isShown: boolean): void {
    isOpen = isShown;
  },
};
