import type { Plugin } from 'vite';

/** Leaves of lucide's icons what is drawn: neither their names and other names, nor keys of children that never move. */
export function icons(): Plugin {
  return {
    name: 'rounds:icons',
    apply: 'build',
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/\bname: "[^"]*",\s*size: 24,/, '')
          .replace(/,\s*aliases: \[[^\]]*\]/, '')
          .replaceAll(/,\s*key: "[^"]*"/g, '')
          .replace(/^__iconData\.node;$/m, ''),
        map: null,
      }),
    },
  };
}

/** i18next warns developers, in long sentences. A production build marks these calls as without effect, so that they go. */
export function quietI18next(): Plugin {
  return {
    name: 'rounds:quiet-i18next',
    apply: 'build',
    transform: {
      filter: { id: /i18next\/dist\/esm\/i18next\.js$/ },
      handler: (code) => ({
        code: code.replaceAll(
          /\b(?:this|i18n)\.logger\.(?:warn|log|deprecate|once)\(/g,
          '/* @__PURE__ */ $&',
        ),
        map: null,
      }),
    },
  };
}
