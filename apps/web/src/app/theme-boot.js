// Before first paint: the stored theme, else the system's. `browser/theme.ts` takes over once the page runs.
(() => {
  let theme = null;
  try {
    theme = localStorage.getItem('rounds.theme');
  } catch {
    // A forbidden storage holds no choice.
  }
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const shown = dark ? 'dark' : 'light';
  document.documentElement.dataset.theme = shown;
  for (const meta of document.querySelectorAll('meta[name=theme-color]')) {
    meta.media = meta.dataset.theme === shown ? 'all' : 'not all';
  }
})();
