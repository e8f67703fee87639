import { auxiliary, thirdPerson } from '../lexicon/verb-forms.ts';

const month = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`;
const date = String.raw`(?:\d{1,2}(?:st|nd|rd|th)? ${month}|${month} \d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2})`;
const part = String.raw`(?:wk|week|lec(?:ture)?|module|unit|class|session|chapter|ch|deck|slides?)\.? ?#?\d{1,3}`;

const ofCourseForms = [
  String.raw`(?:lecturer|instructor|prof(?:essor)?|teacher|tutor|presenter|author|student|semester|handout|homework|assignment|grading|office hours?|syllabus) ?:`,
  String.raw`(?:presented|taught) by\b`,
  String.raw`(?:slides?|deck) ?[:#]? ?\d`,
  String.raw`(?:exam|test|quiz) (?:tips?|hints?|alerts?|notes?|questions?) ?[!:.–—-]+ ?\S`,
  String.raw`(?:exam|test|quiz|midterm|final)s? ?\d{0,2} (?:covers?|is on) (?:chapters?|weeks?|modules?|units?|lectures?)\b`,
  String.raw`ask (?:(?:the|my) )?(?:prof|professor|lecturer|teacher|instructor|tutor)\b`,
  String.raw`(?:prof(?:essor)?|dr)\.? [\p{L}'’-]{2,30}(?:,| [–—-]) ?(?:${part}|${date})`,
  String.raw`due ?: ?(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun|${date})`,
];
/** "Lecturer: …", "Slides 1-24", "Exam tip!!", "Ask prof re: …": of a course and its exam, wherever in a note it stands. */
const ofCourse = new RegExp(`^(?:${ofCourseForms.join('|')})`, 'iu');
/** The same, where it stands above all that a note says: "Class: NUR 210", "14 March", "N340 week 6". */
const above = new RegExp(
  String.raw`^(?:(?:course|class|module|unit|date|week|wk|lec(?:ture)?|session|chapter) ?:[^.]*\d|${date}(?:$|,| [–—-]| \d{4})|[A-Z]{1,5} ?\d{3}[A-Z]?(?:$|[ ,;]+${part})|[^.:]{0,60}\b(?:slides?|deck) ?#?\d{1,3}(?: ?[–-] ?\d{1,3})?\)?$)`,
  'i',
);

/** Whether a line tells of the course that a note was written in, and nothing of its subject. */
export const isOfCourse = (line: string, isTop: boolean): boolean => {
  const text = line.replace(/^[\s#*>-]+/, '').replace(/\*\*/g, '');
  return ofCourse.test(text) || (isTop && text.length <= 80 && above.test(text));
};

const inBrackets = new RegExp(
  String.raw` ?[([](?=[^()[\]]*\b(?:${part}|${date}|(?:cornell|class|lecture) notes)\b)[^()[\]]*[)\]]$`,
  'i',
);
/** "Wound healing (deck 9, tissue viability)": without its bracket. */
export const withoutBracket = (heading: string): string => heading.replace(inBrackets, '');

/** "N340 wk 6 – ", "Lecture 4: " before a title: how much of it says only where in a course it belongs. */
export const coursePrefix = (heading: string): number =>
  (
    new RegExp(
      String.raw`^(?:[A-Z]{1,5} ?\d{3}[A-Z]?(?:[ ,]+${part})?|[Ll]ec(?:ture)? ?#?\d{1,2}) ?[–—:-] (?=\p{L}{3})`,
      'u',
    ).exec(heading)?.[0] ?? ''
  ).length;

/** The first line of a note over an empty one: a title, however long it is, unless it says something. */
export const isTopTitle = (text: string): boolean =>
  text.length <= 110 &&
  text.split(' ').length <= 14 &&
  /^[\p{Lu}\d]/u.test(text) &&
  !/[.!?;,:]$/.test(text) &&
  !/[|\t=→]|->|: /.test(text) &&
  !text
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .some((word) => auxiliary.test(word) || thirdPerson.has(word));
