/** Stylesheets use packages too: `@import 'tailwindcss'`, `url('@fontsource…')`. */
const importsOfCss = (text) =>
  [...text.matchAll(/@import\s+['"]([^'"]+)['"]|url\(['"]?([^'")]+)['"]?\)/g)]
    .map(([, imported, file], index) => ({ name: imported ?? file, index }))
    .filter(({ name }) => !/^(data:|https?:|\/|#)/.test(name))
    .map(({ name, index }) => `import css${index} from '${name}';`)
    .join('\n');

/**
 * Unused files, exports and packages. Nothing is waved through: what stands here says where programs begin.
 * @type {import('knip').KnipConfig}
 */
export default {
  compilers: { css: importsOfCss },
  // A type may be exported for its name alone, when an exported function of the same file takes or gives it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      // The one copy of drizzle-orm has to stand beside Drizzle Kit, which looks for it there. The scripts run the
      // native compiler by the path of its file.
      ignoreDependencies: ['drizzle-orm', 'typescript-native'],
      entry: [
        'scripts/{start,dev,test,prepare,run}.mjs',
        'scripts/{content-blind,content-check,eval-notes,landing-pictures,screen-map,share-picture}.ts',
        'e2e/**/*.spec.ts',
        'e2e/**/*.addresses.ts',
      ],
      project: ['scripts/**', 'e2e/**', '*.{js,ts,cjs}'],
      vitest: { config: ['vitest.config.ts', 'vitest.faults.config.ts'] },
    },
    'apps/server': {
      // The system's own: a test may mount a small disk, and recordings are decoded where ffmpeg is installed.
      ignoreBinaries: ['ffmpeg', 'flite', 'mount', 'umount'],
      entry: ['src/{main,cli}.ts', 'testing/processes/*.ts', '**/*.{test,access}.ts'],
      project: ['{src,testing}/**/*.ts', '*.ts'],
    },
    'apps/web': {
      // The words of requirements and the heads and openings of pages are found by their files' names.
      entry: [
        'src/main.tsx',
        'src/app/theme-boot.js',
        'src/features/*/*/requirements.ts',
        'src/screens/*/{head.ts,opening.tsx}',
        '**/*.test.ts',
      ],
      project: ['{src,build}/**/*.{ts,tsx,js,css}', '*.ts'],
    },
    'packages/*': {
      entry: ['**/*.test.ts'],
      project: ['src/**/*.ts'],
      includeEntryExports: true,
    },
    bench: {
      entry: ['{run,load,limit,rounds,usual}.ts', '**/*.test.ts'],
      project: ['**/*.ts'],
    },
  },
};
