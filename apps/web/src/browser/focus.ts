/** Whether the focus is nowhere: it falls to the page as a whole when what had it is gone. */
export const isFocusLost = (): boolean => document.activeElement === document.body;
