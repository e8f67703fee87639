import { withoutBracket } from './header-lines.ts';

/** "A acidosis pH < 7.1", "S – salbutamol 5 mg", "D = Displacement": a letter of a word to remember, and what it stands for. */
const letterLine = /^(\p{Lu}) (?:(?:[–—=:-]|->|→) ?(?=\p{L})|(?=(\p{L})))/u;

/** "T tubules", "C cells", "A antigens": things whose names have a letter, which is their own first one as well. */
const lettered =
  /^\p{Lu} (?:tubul|cells?\b|antigen|antibod|allele|dimer|complement|blockers?\b|bands?\b|pulmonale|fibers?\b|fibres?\b|I\b)/iu;

/** How much of a line is the letter that it hangs on; nothing where it hangs on none. */
export function letterOf(line: string): string {
  const [sign = '', letter = '', first] = letterLine.exec(line) ?? [];
  const isLetter = first === undefined || first.toLowerCase() === letter.toLowerCase();
  return isLetter && !lettered.test(line) ? sign : '';
}

/** "Cryo = fibrinogen", "anaphylaxis: IgA deficient", "convection - drafts": a name of a few words, and what is said of it. */
const labelled = /^[\p{L}\d>][^.:;=→]{0,40}?(?:: | ?= ?| [–—-]+>? | ?→ ?)\S/u;
/** A line of the kind that stands by itself, however long it is. */
const isNote = (line: string): boolean => labelled.test(line) || letterOf(line) !== '' || /→|->/.test(line);
/** Breaks off: the line after it goes on. */
const breaksOff =
  /(?:[,–—(+&/=→-]|\b(?:the|an?|of|and|or|to|in|on|at|by|for|from|with|than|that|which|is|are|as|into|its?|their|be|can|may))$/i;

/** Whether a line goes on in the next one: text wrapped at a width, and no line of a note, which ends where it ends. */
export function isWrapped(before: string | undefined, next: string): boolean {
  const [line, more] = [before?.trim() ?? '', next.trim()];
  if (line.length < 45 || line.length >= 140 || line.endsWith(':')) return false;
  if (breaksOff.test(line)) return true;
  const isSmall = /^\p{Ll}/u.test(more);
  return isNote(line) ? isSmall && !isNote(more) : isSmall || !isNote(more);
}

/** "Albumin = volume expander", "RF: smoking, dust": a line that says something of what it names, and is no title. */
export const isSaid = (line: string): boolean =>
  /[=→]|->/.test(line) || letterOf(line) !== '' || /^[^:,]{1,40}: [^,]+,/.test(line);

const ofCourse = String.raw`(?:wk|week|lec(?:ture)?|module|unit|class|session|chapter|ch)\.? ?#?\d{1,2}`;
/** "– pharm wk 9", "(healthcare technology, week 6)", "lecture 4", "– OSCE prep": where a title belongs to in a course. */
const courseLabel = new RegExp(
  String.raw`(?: [–—-] | ?[(|] ?)(?:(?:[\p{L}&]{2,20},? ){1,4}${ofCourse}|(?:lec(?:ture)?|module|unit) #?\d{1,2}|(?:[\p{L}&]{2,12} )?(?:prep|revision|cram))\)?$| (?:lec(?:ture)?) #?\d{1,2}$`,
  'iu',
);

/** A heading without what says only where in a course it belongs: whole where nothing else is left. */
export function withoutCourse(heading: string): string {
  const name = withoutBracket(heading).replace(courseLabel, '');
  return /\p{L}{3}/u.test(name) ? name : heading;
}

/** "Q: Who gets it?", "**Question 2: …**": how much of the line comes before what is asked; nothing for any other line. */
export const questionMark = (line: string): string =>
  /^ {0,12}(?:\*\*|__)?(?:Q|Question) ?\d{0,2}:(?:\*\*|__)? {0,4}(?=\S)/iu.exec(line)?.[0] ?? '';

/** "A:", "**Answer:**" at the beginning of a line. */
export const answerMark = (line: string): string =>
  /^ {0,12}(?:\*\*|__)?(?:A|Ans|Answer) ?\d{0,2}:(?:\*\*|__)? {0,4}(?=\S)/iu.exec(line)?.[0] ?? '';
