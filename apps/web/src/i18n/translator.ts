import { createInstance, type FormatterModule, type i18n } from 'i18next';

/** Strings of one namespace: nested objects of sentences, in i18next's JSON format. */
export interface Strings {
  readonly [key: string]: string | Strings;
}

export type Values = Readonly<Record<string, string | number>>;

const numberFormats = new Map<string, Intl.NumberFormat>();

export function numberFormat(language: string): Intl.NumberFormat {
  const known = numberFormats.get(language) ?? new Intl.NumberFormat(language);
  numberFormats.set(language, known);
  return known;
}

/** Numbers stand in a sentence as its language writes them, without the sentence saying so; texts stay as they are. */
const formatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, language = 'en') =>
    typeof value === 'number' ? numberFormat(language).format(value) : (value as string),
};

/**
 * An i18next instance without strings; add them with `addResourceBundle`. It is ready at once, since it detects and
 * fetches nothing. React escapes output, so i18next must not.
 */
export function createTranslator(): i18n {
  const translator = createInstance();
  void translator.use(formatter).init({
    initAsync: false,
    lng: 'en',
    fallbackLng: 'en',
    ns: [],
    resources: {},
    nsSeparator: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
  });
  return translator;
}

/**
 * The sentence of a key with its `{{names}}` filled in; a number named `count` chooses the plural form. Values go in
 * as they are: what looks like a placeholder, an option or a reference to another key in them is text.
 */
export function translate(
  translator: i18n,
  language: string,
  namespace: string,
  key: string,
  values: Values = {},
): string {
  const { count } = values;
  return translator.t(key, {
    lng: language,
    ns: namespace,
    replace: values,
    nest: false,
    count: typeof count === 'number' ? count : undefined,
  });
}
