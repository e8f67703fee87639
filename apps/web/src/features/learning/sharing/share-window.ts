import { shareCard } from '@rounds/contract/learning/sharing.rules';

/** A window that waits for its address, or null if the browser blocks it. */
export interface ShareWindow {
  readonly goTo: (address: string) => void;
  readonly close: () => void;
}

/**
 * Opens the window within the click handler: after waiting for the link, it would be blocked as a popup. Its `opener` is
 * cleared before it navigates (with `noopener` we could not navigate it).
 */
export function openShareWindow(): ShareWindow | null {
  const { width, height } = shareCard;
  const opened = window.open('about:blank', '_blank', `popup,width=${width},height=${height}`);
  if (!opened) return null;
  opened.opener = null;
  return {
    goTo: (address) => opened.location.replace(address),
    close: () => opened.close(),
  };
}
