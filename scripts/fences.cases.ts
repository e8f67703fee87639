/** One violation of every fence, each in its own file. Read by fences.test.ts. */

export interface Planted {
  /** What the tool calls the violation that it must report. */
  readonly rule: string;
  readonly file: string;
  readonly code: string;
}

const plant = (rule: string, file: string, code: string): Planted => ({ rule, file, code: `${code}\n` });

const alpha = 'apps/server/src/learning/alpha';
const web = 'apps/web/src';
const importing = (path: string) => `import * as other from '${path}';\nexport const used = other;`;

/** Valid files for the others to import, and a slice that breaks no rule. */
export const sound: Readonly<Record<string, string>> = {
  'packages/contract/src/good.ts': `import { z } from 'zod';\nexport const Good = z.string();\n`,
  'packages/contract/src/good.rules.ts': 'export const limit = 1;\n',
  [`${alpha}/index.ts`]: `export { goodRoutes } from './good.routes.ts';\n`,
  [`${alpha}/good.feature.ts`]: `import { beta } from '../beta/index.ts';\nimport { goodRoutes } from './good.routes.ts';\nexport const alpha = [goodRoutes, beta];\n`,
  [`${alpha}/good.routes.ts`]: `import { goodService } from './good.service.ts';\nimport { ApiError } from '../../platform/http/errors.ts';\nexport const goodRoutes = () => goodService({ now: new Date(), fail: (code) => new ApiError(code) });\n`,
  [`${alpha}/good.service.ts`]: `import { decide } from './good.rules.ts';\nimport { selectGood } from './good.queries.ts';\nimport type { Fail } from '../../platform/http/errors.ts';\nexport function goodService({ now, fail }: { now: Date; fail: Fail }): string {\n  if (selectGood() === '') throw fail('not_there');\n  return decide(now);\n}\n`,
  [`${alpha}/good.queries.ts`]: `import { goods } from './good.tables.ts';\nexport const selectGood = (): string => goods;\n`,
  [`${alpha}/good.tables.ts`]: `import { text } from 'drizzle-orm/pg-core';\nexport const goods = typeof text;\n`,
  [`${alpha}/good.fragments.ts`]: `export const joinGood = 'join goods g on g.id = a.good_id';\n`,
  [`${alpha}/good.rules.ts`]: `import { limit } from '@rounds/contract/good.rules';\nexport const decide = (now: Date): string => String(now.getTime() + limit);\n`,
  'apps/server/src/learning/beta/index.ts': 'export const beta = 1;\n',
  'apps/server/src/learning/beta/beta.feature.ts': 'export const beta = 1;\n',
  'apps/server/src/learning/beta/beta.service.ts': 'export const inside = 1;\n',
  'apps/server/src/learning/beta/beta.fragments.ts': `export const joinBeta = 'join beta b on b.id = a.beta_id';\n`,
  [`${alpha}/joined.queries.ts`]: `import { joinBeta } from '../beta/beta.fragments.ts';\nexport const joined = joinBeta;\n`,
  'apps/server/src/learning/beta/beta.tables.ts': `import { goods } from '../alpha/good.tables.ts';\nexport const rows = goods;\n`,
  'apps/server/src/business/gamma/gamma.tables.ts': 'export const rows = 1;\n',
  'apps/server/src/platform/http/errors.ts':
    'export class ApiError extends Error {}\nexport type Fail = (code: string) => ApiError;\nexport const spare = 1;\n',
  'apps/server/src/platform/http/server.ts': 'export const listen = 1;\n',
  'apps/server/src/features.ts': `import { beta } from './learning/beta/beta.feature.ts';\nimport { alpha } from './learning/alpha/good.feature.ts';\nexport const features = [beta, alpha];\n`,
  'apps/server/src/main.ts': `import { features } from './features.ts';\nexport const all = features;\n`,
  'apps/server/testing/factories.ts': 'export const build = 1;\n',
  [`${web}/main.tsx`]: `export const page = <p className="ms-2 text-start leading-4" />;\n`,
  [`${web}/features/learning/alpha/alpha.ts`]: 'export const alpha = 1;\n',
  [`${web}/screens/alpha/alpha.screen.tsx`]: 'export const AlphaScreen = 1;\n',
  'scripts/start.mjs': `import { readFileSync } from 'node:fs';\nreadFileSync('package.json');\n`,
};

export const imports: readonly Planted[] = [
  plant('contract-imports-zod-only', 'packages/contract/src/a.ts', importing('yaml')),
  plant('contract-rules-stay-light', 'packages/contract/src/b.rules.ts', importing('./good.ts')),
  plant('clinical-text-is-pure', 'packages/clinical-text/src/a.ts', importing('node:fs')),
  plant('rules-import-rules-only', `${alpha}/a.rules.ts`, importing('./good.queries.ts')),
  plant('shared-rules-import-rules-only', `${web}/format/a.rules.ts`, importing('react')),
  plant('feature-front-door', `${alpha}/door.service.ts`, importing('../beta/beta.service.ts')),
  plant('app-knows-manifests-only', 'apps/server/src/app.ts', importing('./learning/beta/index.ts')),
  plant('manifests-are-for-the-list', 'apps/server/src/cli.ts', importing('./learning/beta/beta.feature.ts')),
  plant(
    'features-in-order',
    'apps/server/src/learning/beta/later.service.ts',
    importing('../alpha/index.ts'),
  ),
  plant('features-in-order', 'apps/server/src/learning/beta/later.tables.ts', importing('../alpha/index.ts')),
  plant(
    'domains-in-order',
    'apps/server/src/identity/gamma/a.service.ts',
    importing('../../learning/beta/index.ts'),
  ),
  plant(
    'domains-in-order',
    'apps/server/src/community/gamma/a.tables.ts',
    importing('../../business/gamma/gamma.tables.ts'),
  ),
  plant('tables-are-for-queries', `${alpha}/tables.service.ts`, importing('./good.tables.ts')),
  plant('tables-are-for-queries', `${alpha}/fragments.service.ts`, importing('./good.fragments.ts')),
  plant('sql-is-for-queries', `${alpha}/sql.service.ts`, importing('drizzle-orm')),
  plant('queries-import-the-database-only', `${alpha}/a.queries.ts`, importing('./good.service.ts')),
  plant('queries-import-the-database-only', `${alpha}/a.fragments.ts`, importing('./good.service.ts')),
  plant('services-know-no-http', `${alpha}/http.service.ts`, importing('fastify')),
  plant('services-know-no-http', `${alpha}/server.service.ts`, importing('../../platform/http/server.ts')),
  plant('routes-import-no-queries', `${alpha}/a.routes.ts`, importing('./good.queries.ts')),
  plant('routes-stay-in-their-slice', `${alpha}/b.routes.ts`, importing('../beta/index.ts')),
  plant(
    'platform-imports-no-feature',
    'apps/server/src/platform/a.ts',
    importing('../learning/beta/index.ts'),
  ),
  plant('client-base-imports-no-feature', `${web}/ui/a.ts`, importing('../features/learning/alpha/alpha.ts')),
  ...['api', 'browser', 'format', 'i18n', 'routing', 'session'].map((room) =>
    plant(
      'client-base-imports-no-feature',
      `${web}/${room}/a.ts`,
      importing('../features/learning/alpha/alpha.ts'),
    ),
  ),
  plant('client-features-apart', `${web}/features/learning/beta/a.ts`, importing('../alpha/alpha.ts')),
  plant(
    'features-import-no-screen',
    `${web}/features/learning/beta/b.ts`,
    importing('../../../screens/alpha/alpha.screen.tsx'),
  ),
  plant(
    'client-imports-schemas-as-types',
    `${web}/features/learning/beta/c.ts`,
    importing('@rounds/contract/good'),
  ),
  plant('client-runs-in-the-browser', `${web}/browser/b.ts`, importing('node:path')),
  plant(
    'server-does-not-import-client',
    'apps/server/src/b.ts',
    importing('../../web/src/features/learning/alpha/alpha.ts'),
  ),
  plant(
    'client-does-not-import-server',
    `${web}/browser/c.ts`,
    importing('../../../server/src/platform/http/errors.ts'),
  ),
  plant('product-imports-no-tests', 'apps/server/src/c.ts', importing('../testing/factories.ts')),
  plant('scripts-need-nothing-installed', 'scripts/a.mjs', importing('vite')),
  plant('no-cycles', `${web}/browser/d.ts`, `import { e } from './e.ts';\nexport const d = () => e;`),
  plant('no-cycles', `${web}/browser/e.ts`, `import { d } from './d.ts';\nexport const e = () => d;`),
  plant('no-unresolvable', 'apps/server/src/d.ts', importing('./nowhere.ts')),
  plant('no-undeclared-package', 'apps/server/src/e.ts', importing('vite')),
  plant('product-uses-no-dev-package', 'apps/server/src/f.ts', importing('drizzle-kit')),
];

const impure = (code: string) => `export const decide = () => ${code};`;
const classes = (value: string) => `export const page = <p className="${value}" />;`;

export const code: readonly Planted[] = [
  plant('no-restricted-syntax', `${alpha}/now.rules.ts`, impure('Date.now()')),
  plant('no-restricted-syntax', `${alpha}/new-date.rules.ts`, impure('new Date()')),
  plant('no-restricted-syntax', `${alpha}/date.rules.ts`, impure('Date()')),
  plant('no-restricted-syntax', `${alpha}/random.rules.ts`, impure('Math.random()')),
  plant('no-restricted-syntax', `${alpha}/async.rules.ts`, 'export async function decide() {}'),
  plant(
    'no-restricted-syntax',
    `${alpha}/await.rules.ts`,
    'export const decided = await Promise.resolve(1);',
  ),
  plant('no-restricted-syntax', `${alpha}/import.rules.ts`, impure(`import('./good.rules.ts')`)),
  plant('no-restricted-globals', `${alpha}/fetch.rules.ts`, impure(`fetch('/')`)),
  plant('no-restricted-globals', `${alpha}/process.rules.ts`, impure('process.pid')),
  plant('no-restricted-globals', `${alpha}/timer.rules.ts`, impure('setTimeout(() => 1, 1)')),
  plant('no-restricted-globals', `${web}/session/storage.rules.ts`, impure(`localStorage.getItem('a')`)),
  plant('no-restricted-globals', `${web}/browser/node.ts`, 'export const a = process.pid;'),
  plant('no-restricted-syntax', `${web}/ui/default.tsx`, 'export default 1;'),
  plant('no-restricted-syntax', `${web}/ui/as-default.tsx`, 'const a = 1;\nexport { a as default };'),
  plant('no-restricted-syntax', `${alpha}/default.ts`, 'export default 1;'),
  plant('no-restricted-syntax', `${alpha}/spread.ts`, 'export const a = { ...{ b: 1 }, c: 2 };'),
  plant('no-restricted-syntax', `${web}/ui/spread.tsx`, 'export const a = { ...{ b: 1 }, c: 2 };'),
  plant(
    'no-restricted-syntax',
    `${alpha}/error.service.ts`,
    `import { ApiError } from '../../platform/http/errors.ts';\nexport const gone = () => new ApiError('post_gone');`,
  ),
  ...[
    `page.locator('#menu')`,
    `page.getByRole('main').locator('h1')`,
    `page.waitForSelector('h1')`,
    `page.evaluate(() => document.querySelectorAll('li').length)`,
    `page.evaluate(() => document.querySelector('li') !== null)`,
    'page.waitForTimeout(300)',
  ].map((call, n) =>
    plant(
      'no-restricted-syntax',
      `e2e/app/selector-${n}.ts`,
      `import type { Page } from '@playwright/test';\nexport const found = (page: Page) => ${call};`,
    ),
  ),
  plant('no-console', `${alpha}/console.ts`, `console.log('a');`),
  plant('@typescript-eslint/no-explicit-any', `${alpha}/any.ts`, 'export const a = (b: any): unknown => b;'),
  plant('@typescript-eslint/no-floating-promises', `${alpha}/floating.ts`, 'Promise.resolve(1);'),
  plant(
    '@typescript-eslint/ban-ts-comment',
    `${alpha}/ignore.ts`,
    '// @ts-ignore\nexport const a: string = 1;',
  ),
  plant('no-console', `${alpha}/silenced.ts`, `// eslint-disable-next-line no-console\nconsole.log('a');`),
  plant(
    '@typescript-eslint/no-import-type-side-effects',
    `${web}/browser/inline.ts`,
    `import { type Good } from '@rounds/contract/good';\nexport type A = typeof Good;`,
  ),
  plant(
    'regexp/no-super-linear-backtracking',
    `${alpha}/backtracking.ts`,
    String.raw`export const a = /^#[ \t]+(.*?)[ \t]*$/;`,
  ),
  plant('regexp/no-super-linear-move', `${alpha}/move.ts`, String.raw`export const a = /<([^>]+)>/;`),
  plant('max-lines', `${alpha}/long.ts`, 'export {};\n'.repeat(301)),
  ...[
    'ml-2',
    'flex -mr-1',
    'md:pl-4',
    'pr-[3px]',
    'left-0',
    'hover:right-auto',
    'text-left',
    'text-right p-2',
    'border-l',
    'rounded-tr-lg',
    'float-left',
  ].map((value, n) => plant('no-restricted-syntax', `${web}/ui/physical-${n}.tsx`, classes(value))),
  plant('no-restricted-syntax', `${web}/ui/template.tsx`, 'export const c = (n: number) => `p-${n} ml-2`;'),
  plant('no-restricted-syntax', `${web}/ui/text.tsx`, 'export const page = <p>Save changes</p>;'),
  plant('no-restricted-syntax', `${web}/ui/label.tsx`, 'export const page = <button aria-label="Close" />;'),
  plant(
    'react-hooks/rules-of-hooks',
    `${web}/ui/hook.tsx`,
    `import { useState } from 'react';\nexport function A({ b }: { b: boolean }) {\n  if (b) useState(1);\n  return null;\n}`,
  ),
];

/** The contract's tsconfig has neither the DOM nor Node; types are erased, never compiled. */
export const types: readonly Planted[] = [
  plant(`'fetch'`, 'packages/contract/src/fetch.ts', `export const a = fetch('/');`),
  plant(`'process'`, 'packages/contract/src/process.ts', 'export const a = process.pid;'),
  plant(`'document'`, 'packages/contract/src/document.ts', 'export const a = document.title;'),
  plant('erasableSyntaxOnly', 'packages/contract/src/enum.ts', 'export enum A {\n  b,\n}'),
  plant(
    'undefined',
    'packages/contract/src/index-access.ts',
    `export const a = (b: string[]): string => b[0];`,
  ),
];
