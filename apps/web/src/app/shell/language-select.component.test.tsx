import { afterEach, describe, expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { languages } from '../../i18n/language.rules.ts';
import { setLanguage } from '../../i18n/translation.ts';
import { LanguageSelect } from './language-select.tsx';

afterEach(() => setLanguage('en'));

describe('the language select', () => {
  test('offers all languages, each under its own name and with its `lang`', async () => {
    const screen = await renderApp(<LanguageSelect />);
    const options = screen.getByRole('combobox', { name: 'Language' }).getByRole('option').elements();
    expect(options.map((option) => option.getAttribute('lang'))).toEqual(languages);
    expect(options.map((option) => option.textContent)).toContain('العربية');
  });

  test('changes the page’s language and direction, and its own label', async () => {
    const screen = await renderApp(<LanguageSelect />);
    await screen.getByRole('combobox', { name: 'Language' }).selectOptions('ar');
    await expect.poll(() => document.documentElement.lang).toBe('ar');
    expect(document.documentElement.dir).toBe('rtl');
    await expect.element(screen.getByRole('combobox', { name: 'اللغة' })).toHaveValue('ar');
  });
});
