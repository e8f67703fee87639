import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import type { Language } from '@rounds/contract/common';
import { Brand } from '../../app/shell/brand.tsx';
import { headerClass, headerRowClass, mainClass, shellClass } from '../../app/shell/shell-style.ts';
import { createTranslator, translate, type Strings } from '../../i18n/translator.ts';
import { cx } from '../../ui/cx.ts';
import { HeroFrame } from './hero-frame.tsx';

export const namespaces = ['app/shell', 'screens/landing'] as const;

/**
 * What the page shows before any of its code has loaded, as HTML within the page; the client replaces it with the same.
 * The build creates it in each language; theme-boot.js hides it from visitors who should see something else.
 */
export function openingIn(language: Language, strings: Readonly<Record<string, Strings>>): string {
  const translator = createTranslator();
  for (const name of namespaces) translator.addResourceBundle(language, name, strings[name] ?? {});
  const sentences =
    (namespace: (typeof namespaces)[number]) => (key: string, values?: Record<string, string | number>) =>
      translate(translator, language, namespace, key, values);
  const shell = sentences('app/shell');
  return renderToStaticMarkup(
    <Router ssrPath="/">
      <div className={cx(shellClass, '[[data-opening=off]_&]:hidden')}>
        <header className={headerClass}>
          <div className={headerRowClass}>
            <Brand product={shell('product')} tagline={shell('tagline')} />
          </div>
        </header>
        <main className={mainClass}>
          <HeroFrame t={sentences('screens/landing')} />
        </main>
      </div>
    </Router>,
  );
}
