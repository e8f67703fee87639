import { createStore, useStore } from '../browser/store.ts';

/** Whether a visitor of the demo has asked for an account of their own. The banner above the page leads there. */
const asked = createStore(false);

export const isOwnAccountAsked = asked.get;
export const askForOwnAccount = (): void => asked.set(true);
export const clearOwnAccountRequest = (): void => asked.set(false);
export const useOwnAccountAsked = (): boolean => useStore(asked);
