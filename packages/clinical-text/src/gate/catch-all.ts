import { flaw, letter } from './flaws.ts';
import { runIndex } from '../text/concepts.ts';
import type { PreparedItem, PreparedOption } from './prepared.ts';
import type { Flaw } from './types.ts';

const catchAll = [
  /^(?:all|none|any|neither|both|most|some|two|three) of (?:the )?(?:above|below|these|those|following|other)(?: (?:options|answers|choices|statements))?$/,
  /^(?:all|none) (?:the )?(?:above|of them|options|answers)(?: are (?:true|correct|right))?$/,
  /^(?:all|none|both|any|neither|either)(?: of (?:the |these )?(?:above|options|answers|statements))? (?:is|are) (?:true|correct|right|wrong|false)$/,
  /^(?:both )?(?:options? |answers? )?[a-e1-5](?:,? (?:and|or|&) (?:options? |answers? )?[a-e1-5]|, [a-e1-5](?:,? and [a-e1-5])?)(?: (?:are|only).*)?$/,
  /^(?:neither|either) [a-e] (?:nor|or) [a-e]$/,
  /^(?:the above|all above|none above|everything above|nothing above)$/,
];

/** "Both sodium and potassium", where sodium and potassium are options themselves; or any three of them. */
function joinsOthers(option: PreparedOption, options: readonly PreparedOption[]): boolean {
  const parts = options.filter(
    (other) =>
      other !== option &&
      other.ids.length > 0 &&
      other.ids.length < option.ids.length &&
      runIndex(option.ids, other.ids) >= 0,
  );
  const taken = new Set(parts.flatMap((part) => part.ids));
  const isOnlyParts = option.ids.every((id) => taken.has(id) || /^(?:both|and|or|plus|either)$/.test(id));
  return isOnlyParts && parts.length >= (option.ids[0] === 'both' ? 2 : 3);
}

export function checkCatchAll({ options }: PreparedItem): readonly Flaw[] {
  return options.flatMap((option, index) => {
    const { text } = option;
    const plain = text
      .toLowerCase()
      .replace(/[.;:"“”()]/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    // Vitamins, leads and blood groups are single letters.
    const isVitamins = options.every((option) => option.text.length <= 3);
    const isCatchAll =
      (!isVitamins && catchAll.some((form) => form.test(plain))) || joinsOthers(option, options);
    if (!isCatchAll) return [];
    return [
      flaw(
        'catch-all-option',
        `options[${index}]`,
        `Option ${letter(index)}, "${text}", answers for other options.`,
      ),
    ];
  });
}
