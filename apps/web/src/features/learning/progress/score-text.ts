import { useMemo } from 'react';
import { useLanguage } from '../../../i18n/translation.ts';

export interface ScoreText {
  /** For sentences that have the sign of per cent themselves: "66.7". */
  readonly bare: (score: number) => string;
  /** With the sign, where and how the language puts it: "66.7%", "66,7 %". */
  readonly percent: (score: number) => string;
}

/** A score as its result shows it: with one decimal where it isn't whole. */
export function useScoreText(): ScoreText {
  const language = useLanguage();
  return useMemo(() => {
    const digits = { maximumFractionDigits: 1 };
    const bare = new Intl.NumberFormat(language, digits);
    const percent = new Intl.NumberFormat(language, { style: 'percent', ...digits });
    return {
      bare: (score) => bare.format(score),
      percent: (score) => percent.format(score / 100),
    };
  }, [language]);
}
