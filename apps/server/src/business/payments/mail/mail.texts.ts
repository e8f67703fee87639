import type { Language } from '@rounds/contract/common';
import type { PaymentMailTexts } from './mail.rules.ts';
import ar from './texts/ar.json' with { type: 'json' };
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import ja from './texts/ja.json' with { type: 'json' };
import ko from './texts/ko.json' with { type: 'json' };
import pt from './texts/pt.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

/** The texts of the mails about payments. */
export const paymentMailTexts: Readonly<Record<Language, PaymentMailTexts>> = {
  en,
  es,
  fr,
  de,
  zh,
  ja,
  ko,
  pt,
  ar,
};
