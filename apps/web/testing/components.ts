import { afterEach, beforeAll, vi } from 'vitest';
import { startI18n } from '../src/i18n/translation.ts';
import { getSession, signOut } from '../src/session/session.ts';
import { currentToast, dismissToast } from '../src/ui/toast/toast.ts';
import '../src/ui/tokens.css';

beforeAll(() => startI18n());

afterEach(() => {
  vi.unstubAllGlobals();
  if (getSession().signedIn) signOut();
  localStorage.clear();
  for (let shown = currentToast(); shown; shown = currentToast()) dismissToast(shown.key);
});
