import { useLanguage } from '../../../i18n/translation.ts';

/** Writes a measured figure, with as many decimals as it was measured with. */
type Write = (figure: number | string) => string;

/**
 * Figures in the language's format: "36,7" if the decimal separator is a comma. Digits are the same everywhere, and a
 * minus is as wide as they are.
 */
export function useFigures(): Write {
  const language = useLanguage();
  const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(1.5);
  const separator = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  return (figure) => String(figure).replace('.', separator).replace(/^-/, '−');
}
