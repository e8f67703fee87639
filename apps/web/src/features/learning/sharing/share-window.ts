import { shareCard } from '@rounds/contract/learning/sharing.rules';

/** A window that waits for its address, or null where the browser does not let one open. */
export interface ShareWindow {
  readonly goTo: (address: string) => void;
  readonly close: () => void;
}

/**
 * Opens the window at once, while the press still counts as one: a window that opens after the link has been made would
 * be blocked. It loses its way back to us before it goes anywhere else (`noopener` would not let us send it on).
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
