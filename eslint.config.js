import js from '@eslint/js';
import globals from 'globals';
import regexp from 'eslint-plugin-regexp';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const noDefaultExport = {
  selector: "ExportDefaultDeclaration, ExportSpecifier[exported.name='default']",
  message: 'Export by name: one name for one thing, in every file that uses it.',
};

/** Spread into the object around it, a literal says nothing; it only packs more onto a line than Prettier would. */
const noSpreadLiteral = {
  selector: 'ObjectExpression > SpreadElement > ObjectExpression',
  message: 'Write the properties where they belong.',
};

/** Rules decide from what they are given. Everything here would make their answer depend on something else. */
const impure = [
  {
    selector: "MemberExpression[object.name='Date'][property.name='now']",
    message: 'Take `now` as an argument.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Take `now` as an argument.',
  },
  { selector: "CallExpression[callee.name='Date']", message: 'Take `now` as an argument.' },
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'Take a source of randomness as an argument.',
  },
  { selector: ':function[async=true]', message: 'Rules are synchronous: load first, then decide.' },
  { selector: 'AwaitExpression', message: 'Rules are synchronous: load first, then decide.' },
  { selector: 'ImportExpression', message: 'Rules are synchronous: import at the top.' },
];

const outsideWorld = [
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'process', 'console', 'performance', 'crypto'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'],
  ...['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'indexedDB', 'globalThis'],
].map((name) => ({ name, message: 'Rules touch nothing outside: take the value as an argument.' }));

/** The client's tests run in Node, so its types are known there; the client itself does not. */
const nodeOnly = ['process', 'Buffer', 'global', 'require'].map((name) => ({
  name,
  message: 'There is no Node in a browser: use its own interface, or ask the server.',
}));

/** Arabic mirrors the layout: ms-, me-, ps-, pe-, start-, end-, text-start, text-end follow the direction. */
const physical = String.raw`(?:^|[\s:!])-?(?:(?:[mp][lr]|scroll-[mp][lr]|left|right)-(?:\d|px|auto|full|\[|\()|(?:text|float|clear)-(?:left|right)(?:$|[\s!])|(?:border|rounded)-[lr](?:$|[\s!\-])|rounded-[tb][lr](?:$|[\s!\-]))`;
const physicalMessage =
  'Use a logical class (ms-, me-, ps-, pe-, start-, end-, text-start): Arabic mirrors the layout.';
const noPhysicalClasses = ['Literal[value=/PATTERN/]', 'TemplateElement[value.raw=/PATTERN/]'].map(
  (selector) => ({
    selector: selector.replace('PATTERN', physical),
    message: physicalMessage,
  }),
);

/** Every visible string goes through i18next: nine languages. */
const noBareText = [
  // What is printed on a key (Esc, Tab) is the same everywhere.
  String.raw`JSXElement:not([openingElement.name.name='Kbd']) > JSXText[value=/\p{L}{2,}/u]`,
  String.raw`JSXFragment > JSXText[value=/\p{L}{2,}/u]`,
  String.raw`JSXAttribute[name.name=/^(aria-label|title|placeholder|alt)$/] > Literal[value=/\p{L}{2,}/u]`,
].map((selector) => ({ selector, message: "Show words through t('…'): there are nine languages." }));

/** A journey finds what a person finds, and waits for what it waits for. */
const asPeopleDo = [
  {
    selector: 'CallExpression[callee.property.name=/^(locator|[$]{1,2}|[$]{1,2}eval|waitForSelector)$/]',
    message: 'Find it by role and name, label or text; what has none is in e2e/support/elements.ts.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^querySelector(All)?$/]',
    message: 'Find it by role and name, label or text; what has none is in e2e/support/elements.ts.',
  },
];
const noFixedWait = {
  selector: "CallExpression[callee.property.name='waitForTimeout']",
  message: 'Wait for what is waited for.',
};

const restrict = (...selectors) => ({
  'no-restricted-syntax': ['error', noDefaultExport, noSpreadLiteral, ...selectors],
});

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      '.cache/',
      'data/',
      'test-results/',
      'playwright-report/',
      'coverage/',
    ],
  },
  // A finding is put right, not silenced: comments can't switch a rule off.
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' } },
  js.configs.recommended,
  {
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: { globals: globals.node },
    rules: { 'no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }] },
  },
  { files: ['apps/web/**/*.js'], languageOptions: { globals: globals.browser } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    plugins: { regexp },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // `import { type A }` still loads the module; `import type { A }` does not.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // A type parameter that a caller fills in (`query<Row>(…)`) is used once in the signature, and is right.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/no-generated-empty-object-type': 'off',
      // A quarter of the time of all rules together; enums do not compile here (erasableSyntaxOnly).
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // An async function without await still turns a throw into a rejection, which is what interfaces promise.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // An interface that features add to, by `declare module`, begins empty.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'always' }],
      eqeqeq: 'error',
      'no-console': 'error',
      // A pattern that backtracks takes hours over a text that was made for it.
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
      'max-lines': ['error', { max: 300 }],
      ...restrict(),
    },
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...restrict(...noPhysicalClasses),
      // Its other rules run the React Compiler, which we do not use, over every file.
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-globals': ['error', ...nodeOnly],
      // An error that reaches the boundary belongs in the browser's console too.
      'no-console': ['error', { allow: ['error'] }],
    },
  },
  {
    files: ['apps/web/src/**/*.tsx'],
    ignores: ['apps/web/src/screens/design/**', '**/*.component.test.tsx'],
    rules: restrict(...noPhysicalClasses, ...noBareText),
  },
  {
    files: ['apps/server/src/{identity,learning,rewards,community,business,messages}/**/*.ts'],
    ignores: ['**/*.routes.ts', '**/*.test.ts'],
    rules: restrict({
      selector: 'ImportSpecifier[imported.name=/^(ApiError|failWith)$/]',
      message: 'Take `fail` from the route: then the compiler knows whether the endpoint names the code.',
    }),
  },
  {
    files: ['**/*.rules.ts'],
    rules: {
      ...restrict(...impure, ...noPhysicalClasses),
      'no-restricted-globals': ['error', ...outsideWorld],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'apps/server/testing/**', 'e2e/**'],
    rules: {
      // Tests look into answers whose shape they are there to check.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  { files: ['e2e/**'], rules: restrict(...asPeopleDo, noFixedWait) },
  {
    // Selectors have one room; the other two look at whatever is on a page.
    files: ['e2e/support/{elements,layout,tooltips}.ts'],
    rules: restrict(noFixedWait),
  },
  {
    // Programs that are started by hand talk to the person who started them.
    files: ['bench/**', '**/*.cli.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    // Tools, and the package whose module create-icon.ts replaces, ask for a default export.
    files: ['*.config.{js,ts}', 'apps/*/*.config.ts', 'apps/web/src/ui/icon/create-icon.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
