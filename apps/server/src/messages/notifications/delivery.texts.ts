import type { Language } from '@rounds/contract/common';
import type { Texts } from './delivery.rules.ts';
import ar from './texts/ar.json' with { type: 'json' };
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import ja from './texts/ja.json' with { type: 'json' };
import ko from './texts/ko.json' with { type: 'json' };
import pt from './texts/pt.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

/** The frame around the texts of mails and pushes. If one is missing in any language, this doesn't compile. */
export const texts: Readonly<Record<Language, Texts>> = { en, es, fr, de, zh, ja, ko, pt, ar };

/** The learner's language with its texts; English if they haven't chosen one. */
export function textsFor(chosen: string | null): { language: Language; texts: Texts } {
  const language = chosen !== null && Object.hasOwn(texts, chosen) ? (chosen as Language) : 'en';
  return { language, texts: texts[language] };
}
