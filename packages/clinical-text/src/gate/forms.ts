import { ambiguousVerbs, plainVerbs } from '../lexicon/verbs.ts';
import { classOf } from '../text/concepts.ts';
import type { TermClass } from '../text/concepts.ts';
import { flaw, letter } from './flaws.ts';
import type { PreparedItem, PreparedOption } from './prepared.ts';
import type { Flaw } from './types.ts';

type Form = 'instruction' | 'gerund' | 'infinitive' | 'sentence' | 'noun phrase';

/** The grammatical form of an option, where its first words tell it beyond doubt; otherwise null. */
function formOf(text: string): Form | null {
  const [first = '', second = ''] =
    text
      .trim()
      .toLowerCase()
      .match(/[\p{L}'’-]+/gu) ?? [];
  if (first === 'to' && plainVerbs.has(second)) return 'infinitive';
  if (/^(?:he|she|it|they|we|you|i)$/.test(first)) return 'sentence';
  if (/^(?:a|an|the)$/.test(first) && /^\S+(?: \S+){0,9}$/.test(text.trim()) && !hasFiniteVerb(text))
    return 'noun phrase';
  if (plainVerbs.has(first) && !ambiguousVerbs.has(first) && !/^(?:of|is|are|was|in|rate)$/.test(second))
    return 'instruction';
  const base = first.replace(/ing$/, '');
  const isGerund =
    first.endsWith('ing') &&
    [base, `${base}e`, base.replace(/(.)\1$/, '$1')].some(
      (verb) => plainVerbs.has(verb) || ambiguousVerbs.has(verb),
    );
  return isGerund && !/^(?:of|from|in)$/.test(second) ? 'gerund' : null;
}

const hasFiniteVerb = (text: string) =>
  /\b(?:is|are|was|were|has|have|had|will|would|can|could|should|may|might|must|do|does|did|\w+(?:es|[^su]s) (?:the|a|an|his|her|its|their|to|in|on|at|by|up|off|down|out))\b/i.test(
    text,
  );

/** The index of the one option that differs from all others in what `read` tells; null where none stands alone. */
function oddOne<T>(
  options: readonly PreparedOption[],
  read: (option: PreparedOption) => T | null,
): { index: number; own: T; others: T } | null {
  const values = options.map(read);
  if (options.length < 4 || values.some((value) => value === null)) return null;
  for (const [index, own] of values.entries()) {
    const rest = values.filter((_, other) => other !== index);
    const [others] = rest;
    if (
      own !== null &&
      others !== undefined &&
      others !== null &&
      others !== own &&
      rest.every((value) => value === others)
    ) {
      return { index, own, others };
    }
  }
  return null;
}

/** One option of another grammatical form than all others: a cue where it is the key, a giveaway where it is not. */
export function checkForms({ options, keyIndex }: PreparedItem): readonly Flaw[] {
  const odd = oddOne(options, (option) => formOf(option.text));
  if (!odd) return [];
  const message = `Option ${letter(odd.index)} alone is of the form "${odd.own}", the others are "${odd.others}".`;
  return [flaw(odd.index === keyIndex ? 'grammar-cue' : 'mixed-forms', `options[${odd.index}]`, message)];
}

const noAmount =
  /^(?:no(?:ne|thing|t)?\b|nil\b|omit|stop|withhold|hold|zero|without|life-?long|for life|indefinite|today|tonight|tomorrow|immediately|at once|straight|now\b|same|unchanged|once|twice|daily|weekly|monthly|yearly|half|double|a (?:single|half|quarter|third|day|week|month|year|dose)|one |two |three |four |five |six )/i;
const filler =
  /^(?:about|around|approximately|roughly|nearly|some|every|after|before|within|for|in|at|a|per|of|and|to|\[\S*\]|point|times?|tablet|capsule|puff|drop|dose|ampoule|vial|score|grade|stage|class|level|day|hour|week|minute|month|year)$/;

/** "5 mg", "About 33 mL/min", "3 points": an amount and nothing else. Its kind of unit, or null. */
function amountKind(option: PreparedOption): string | null {
  const isPure = option.quantities.length > 0 && option.mould.split(' ').every((word) => filler.test(word));
  return isPure ? (option.quantities[0]?.kind ?? '') : null;
}

const unlike: readonly (readonly [TermClass, TermClass])[] = [
  ['condition', 'drug'],
  ['condition', 'procedure'],
];

/** Options of different kinds, where that can be told for certain: quotations, questions, amounts, classes of terms. */
export function checkKinds({ options }: PreparedItem): readonly Flaw[] {
  const odd =
    oddOne(options, ({ text }) => (/^["“'‘]/.test(text.trim()) ? 'a quotation' : 'no quotation')) ??
    oddOne(options, ({ text }) =>
      /["“”]/.test(text) ? null : text.trim().endsWith('?') ? 'a question' : 'no question',
    ) ??
    oddOne(options, (option) => {
      if (amountKind(option) !== null) return 'an amount';
      return noAmount.test(option.text) || /\d/.test(option.text) ? null : 'no amount';
    }) ??
    oddOne(options, (option) => {
      const kind = amountKind(option);
      return kind === null || kind === '' ? null : `an amount of ${kind}`;
    });
  if (odd)
    return [
      flaw(
        'mixed-kinds',
        `options[${odd.index}]`,
        `Option ${letter(odd.index)} alone is ${odd.own}, the others are ${odd.others}.`,
      ),
    ];
  const classes = oddOne(options, (option) => classOf(option.text));
  const isUnlike =
    classes && unlike.some((pair) => pair.includes(classes.own) && pair.includes(classes.others));
  if (!isUnlike) return [];
  return [
    flaw(
      'mixed-kinds',
      `options[${classes.index}]`,
      `Option ${letter(classes.index)} alone is a ${classes.own}, the others are of the class ${classes.others}.`,
    ),
  ];
}
