import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { arrivalOf } from './app/route.rules.ts';
import { screens } from './app/screens.ts';
import { loadLearnerChrome } from './app/learner/lazy-learner-chrome.ts';
import { Shell } from './app/shell/shell.tsx';
import { warmUpNumberFormat, startI18n } from './i18n/translation.ts';
import { getSession } from './session/session.ts';
import { followTheme } from './browser/theme.ts';
import './ui/tokens.css';

/** Code and strings of the screen that the address asks for are fetched side by side, before the first render. */
async function start(root: HTMLElement): Promise<void> {
  followTheme();
  const { pathname, search } = window.location;
  const { signedIn } = getSession();
  const first = arrivalOf(screens, { path: pathname, search: search.slice(1) }, signedIn);
  if (signedIn) void loadLearnerChrome().catch(() => undefined);
  void first?.preload().catch(() => undefined);
  const strings = startI18n(first?.strings ?? []);
  // Every page of a learner shows numbers: what writes them is made while the network keeps the page waiting.
  if (signedIn) warmUpNumberFormat();
  await strings;
  // A transition is drawn in slices, so that the page answers in between.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Shell />
      </StrictMode>,
    ),
  );
}

/** Without its strings the page can't be drawn: these words are the only ones outside the translations. */
function showFailure(root: HTMLElement, error: unknown): void {
  console.error(error);
  root.role = 'alert';
  root.textContent = 'Something went wrong. Rounds could not be loaded. Please try refreshing the page.';
}

const root = document.getElementById('root');
if (root) await start(root).catch((error: unknown) => showFailure(root, error));
