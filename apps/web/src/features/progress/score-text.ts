import { useMemo } from 'react';
import { useLanguage } from '../../lib/i18n.ts';

/** A score as its result shows it: always one decimal, without the sign of per cent. */
export function useScoreText(): (score: number) => string {
  const language = useLanguage();
  return useMemo(() => {
    const format = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    return (score) => format.format(score);
  }, [language]);
}
