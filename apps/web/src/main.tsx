import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { initialScreen } from './app/route.rules.ts';
import { screens } from './app/screens.ts';
import { loadLearnerChrome } from './app/learner/lazy-learner-chrome.ts';
import { Shell } from './app/shell/shell.tsx';
import { warmUpNumberFormat, startI18n } from './i18n/translation.ts';
import { getSession } from './session/session.ts';
import { watchTheme } from './browser/theme.ts';
import './ui/tokens.css';

/** Code and strings of the screen that the address asks for are fetched side by side, before the first render. */
async function start(root: HTMLElement): Promise<void> {
  watchTheme();
  const { pathname, search } = window.location;
  const { signedIn } = getSession();
  const first = initialScreen(screens, { path: pathname, search: search.slice(1) }, signedIn);
  const chrome = signedIn ? loadLearnerChrome().catch(() => undefined) : undefined;
  const code = first?.preload().catch(() => undefined);
  void first?.prefetch?.(pathname).catch(() => undefined);
  const strings = startI18n(first);
  // Every learner's page shows numbers: create the formatter while waiting for the network, in a task of its own.
  if (signedIn) setTimeout(warmUpNumberFormat);
  // All of it loads along with the page's own code. Rendering without the screen would keep the bare frame for React's
  // 300 ms between two skeletons, and would replace the words that some pages are sent with.
  await Promise.all([strings, code, chrome]);
  // A transition renders in slices, so that the page stays responsive.
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
  if (!navigator.onLine) window.addEventListener('online', () => window.location.reload(), { once: true });
  root.role = 'alert';
  root.textContent = 'Something went wrong. Rounds could not be loaded. Please try refreshing the page.';
}

const root = document.getElementById('root');
// Not awaited: screens import from this module's file, and would wait for it to finish.
if (root) void start(root).catch((error: unknown) => showFailure(root, error));
