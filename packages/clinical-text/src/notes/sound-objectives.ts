import { bareWords, labelWords } from '../lexicon/headings.ts';
import { termByKey } from '../lexicon/terms.ts';
import { thirdPerson } from '../lexicon/verb-forms.ts';
import { ambiguousVerbs, plainVerbs } from '../lexicon/verbs.ts';
import type { NoteIndex } from './note-index.ts';
import type { Fact } from './types.ts';

/** "PEEP – positive end-expiratory pressure": the note says what the letters stand for. */
const isSpeltOut = (letters: string, { object }: Fact): boolean =>
  object
    .split(/[ -]/)
    .map((word) => word[0]?.toUpperCase() ?? '')
    .join('')
    .startsWith(letters);

/** "BP", "HFrEF", "CXR". */
const isShort = (name: string): boolean => /^[\p{L}\d]{2,6}$/u.test(name) && /\p{Lu}\p{L}*\p{Lu}/u.test(name);

/** So many words between a name and its figure, at most. */
const mostBefore = 4;

/** Whether a note gives a figure of the thing itself, close behind its name: not what it is a threshold for. */
const hasFigure = ({ statement }: Fact, name: string): boolean => {
  const at = statement.toLowerCase().indexOf(name.replace(/^the /, '').toLowerCase());
  const said = at < 0 ? '' : statement.slice(at + name.replace(/^the /, '').length);
  const [first = ''] = said.replace(/^ ?\([^()]*\)/, '').split(/[,;→]/);
  const before = first.split(/\d/)[0] ?? '';
  return (
    before.length < first.length &&
    before.trim().split(/\s+/).length <= mostBefore &&
    // "Central line preferred for 3 %": a figure of something else.
    !/\b(?:for|if|when|in|on|at|with|after|before|until|by)\b/i.test(before)
  );
};

/** "Noninvasive ventilation is considered early", "beta blockers may mask the signs": nothing by which a thing could be described. */
const isToldOf = ({ relation, object }: Fact): boolean =>
  !/^(?:may|might|can|could|must|should)$/i.test(relation) && object.split(' ').length > 2;

/** What a note without a title begins by defining is its subject: "a syndrome in which the heart cannot …" as well. */
export const isSubjectDefined = ({ segmentId, type, object }: Fact): boolean =>
  segmentId === 0 && type === 'definition' && !/^(?:not|no|never)\b/i.test(object);

/** Whether an objective is one that a learner could be tested on: it names a thing of its own, and the note says enough of it. */
export function isSound(text: string, fact: Fact, { byKey }: NoteIndex): boolean {
  const [, verb = '', name = ''] =
    /^(Describe|Define|Give the figures for|State the range of|Say what sets) (?:the )?(.+?)(?: apart)?$/u.exec(
      text,
    ) ?? [];
  const isSubject = (named: string) =>
    fact.statement
      .toLowerCase()
      .replace(/^(?:the|an?) /, '')
      .startsWith(named.toLowerCase());
  const part = /^Explain the part that (?:the )?(.+) plays?$/u.exec(text)?.[1];
  if (verb === '') {
    const caused = /^Explain the effects of (?:the )?(.+)$/u.exec(text)?.[1];
    // "CBZ": letters that neither the note nor everybody knows.
    const isCode = caused !== undefined && isShort(caused) && termByKey(fact.subject) === undefined;
    // "The typical signs are jugular venous distension, …": nothing belongs to what stands first in a list.
    const group = /^Name what belongs to (?:the )?(.+)$/u.exec(text)?.[1];
    return !isCode && (part === undefined || isSubject(part)) && (group === undefined || isSubject(group));
  }
  if (bareWords.has(name.toLowerCase()) || labelWords.has(name.toLowerCase())) return false;
  if (isShort(name)) return verb === 'Define' && isSpeltOut(name, fact);
  if (verb === 'Say what sets') return true;
  const isOneWord = !/[ -]/.test(name);
  if (verb === 'Describe')
    return (
      !isOneWord &&
      isSubject(name) &&
      fact.type !== 'cell' &&
      fact.type !== 'line' &&
      fact.relation !== '' &&
      isToldOf(fact)
    );
  if (verb === 'Define') {
    const first = /^\p{L}+/u.exec(fact.object)?.[0].toLowerCase() ?? '';
    const isThing =
      !/^(?:drug|drug class|organism)$/.test(byKey.get(fact.subject)?.class ?? '') && !/[+/,]/.test(name);
    // "CXR: shows cardiomegaly", "Skin necrosis: days 3–8", "Healthy outpatient: amoxicillin 1 g": no definitions.
    const isDefined =
      fact.relation !== ':' ||
      /^(?:an?|the) /i.test(fact.object) ||
      !(
        thirdPerson.has(first) ||
        plainVerbs.has(first) ||
        ambiguousVerbs.has(first) ||
        /\d|→|->|,.*,/.test(fact.object) ||
        // "Spacer: for kids", "Symbicort: ICS/LABA, can be …".
        /^(?:for|if|when|in|on|at|by|with|w\/|from|to|not|no|never|only|can|may|must)\b|^\p{Lu}{2,}\p{Ll}?[/,]/u.test(
          fact.object,
        ) ||
        (/ or /.test(fact.object) && fact.object.split(' ').length < 5)
      );
    return isThing && isDefined;
  }
  // "Productive cough ≥ 3 months": a criterion, and no figure of the cough.
  const isMarked = /^(?:sign|condition)$/.test(byKey.get(fact.subject)?.class ?? '');
  return hasFigure(fact, name) && !(verb.startsWith('Give') && (isOneWord || isMarked));
}
