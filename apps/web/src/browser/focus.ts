/** Whether nothing has the focus: it falls back to the page when its element is removed. */
export const isFocusLost = (): boolean => document.activeElement === document.body;
