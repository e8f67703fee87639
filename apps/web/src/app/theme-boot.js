// Before first paint: applies the stored theme, or else the system's. `browser/theme.ts` takes over once the page runs.
// It also decides whether the opening words of the landing page are for this visitor: not for signed-in learners, nor
// for visitors who chose another language.
(() => {
  const root = document.documentElement;
  let theme = null;
  try {
    theme = localStorage.getItem('rounds.theme');
    const language = localStorage.getItem('rounds.language');
    if (localStorage.getItem('token') || (language && language !== root.lang)) root.dataset.opening = 'off';
  } catch {
    // Where storage is forbidden, no choice is stored.
  }
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const shown = dark ? 'dark' : 'light';
  root.dataset.theme = shown;
  for (const meta of document.querySelectorAll('meta[name=theme-color]')) {
    meta.media = meta.dataset.theme === shown ? 'all' : 'not all';
  }
})();
