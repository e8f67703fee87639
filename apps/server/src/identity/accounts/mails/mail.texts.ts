import type { Language } from '@rounds/contract/common';
import type { MailTexts } from './mail.rules.ts';
import ar from './texts/ar.json' with { type: 'json' };
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import ja from './texts/ja.json' with { type: 'json' };
import ko from './texts/ko.json' with { type: 'json' };
import pt from './texts/pt.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

/** The texts of account mails. If one is missing in any language, this doesn't compile. */
export const mailTexts: Readonly<Record<Language, MailTexts>> = { en, es, fr, de, zh, ja, ko, pt, ar };

/** The learner's language with its texts; English if they haven't chosen one. */
export function mailWords(chosen: string | null | undefined): { language: Language; texts: MailTexts } {
  const language = chosen && Object.hasOwn(mailTexts, chosen) ? (chosen as Language) : 'en';
  return { language, texts: mailTexts[language] };
}
