import type { ReactNode } from 'react';
import { createStore } from '../../browser/store.ts';

/** `caution`: something to look at again, which nobody needs to be interrupted for. */
export type ToastVariant = 'default' | 'destructive' | 'caution' | 'success' | 'celebrate';

export interface ToastMessage {
  readonly title: string;
  readonly description?: string | undefined;
  readonly variant?: ToastVariant;
  /** Decoration beside the words. */
  readonly drawing?: ReactNode;
  /** It belongs to the screen: it appears in the place that the screen keeps for it (`ToastPlace`), if there is one. */
  readonly inPlace?: boolean;
}

export interface ShownToast extends ToastMessage {
  readonly key: number;
}

/** Where those that belong to the screen appear; null where it keeps no place for them. */
export const toastPlace = createStore<HTMLElement | null>(null);

/** The one on screen. */
export const shownToast = createStore<ShownToast | null>(null);
const next: ToastMessage[] = [];
let count = 0;

/** Shows a notification for 5 seconds. One is shown at a time: a new one takes the place of the last. */
export function toast(message: ToastMessage): number {
  count += 1;
  shownToast.set({ ...message, key: count });
  return count;
}

/** Shows a notification as soon as the one on screen is gone, so that both are seen. */
export function queueToast(message: ToastMessage): void {
  if (shownToast.get()) next.push(message);
  else toast(message);
}

export function dismissToast(key: number): void {
  if (shownToast.get()?.key !== key) return;
  const following = next.shift();
  if (following) toast(following);
  else shownToast.set(null);
}

/** What went well elsewhere needn't be read to its end over what has just been opened. */
export function dismissSuccess(): void {
  const shown = shownToast.get();
  if (shown?.variant === 'success') dismissToast(shown.key);
}

export const currentToast = shownToast.get;
