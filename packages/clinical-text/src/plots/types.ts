import type { learningStyles } from '@rounds/contract/common.rules';

export type LearningStyle = (typeof learningStyles)[number];

/** What a note is about, as far as it decides where a case can take place. */
export interface Subject {
  /** As it is called inside a sentence: "heart failure". */
  readonly topic: string;
  /** Of whom it speaks, where it is not of anybody: no grown man has what mothers or infants have. */
  readonly whose: 'infant' | 'mother' | null;
  /** What a grown-up may be in hospital with; null where the topic names nothing of the kind, or several such things. */
  readonly problem: string | null;
  /** An operation or examination that somebody is prepared for; null where the topic names none. */
  readonly procedure: string | null;
  readonly isClinical: boolean;
  /** What patients and their families are told about: an illness, an examination, a medicine, care at home. */
  readonly isTaught: boolean;
  /** Nobody asks calm questions about what is going on with them right now. */
  readonly isAcute: boolean;
  readonly hasDrugs: boolean;
  readonly hasResults: boolean;
  readonly hasDevices: boolean;
  readonly hasBodyParts: boolean;
}

/** Who takes part. All of them are made up: a name says where nobody comes from and what nobody has. */
export interface Cast {
  readonly topic: string;
  /** What the topic names that a patient is here for: a problem or a procedure. */
  readonly reason: string;
  readonly patient: string;
  /** Years, or as it is said: "4 months". */
  readonly age: number | string;
  readonly their: 'her' | 'his';
  readonly relative: string;
  readonly colleague: string;
}

/** A place, people, and why the note's subject comes up between them. It says nothing clinical of its own. */
export interface Plot {
  readonly title: string;
  readonly fits: (subject: Subject) => boolean;
  /** Who asks is a patient or a visitor, who knows nothing of the note: no one to read out its tables, or to leave a gap in its lines. */
  readonly isLay?: true;
  readonly opening: (cast: Cast) => string;
  /** Who asks, inside a sentence and as a speaker. */
  readonly asker: (cast: Cast) => string;
  /** What hangs there to be looked at, and what lies there to be read: "the whiteboard". */
  readonly board: string;
  readonly sheet: string;
  /** How each style goes about it. */
  readonly listening: (cast: Cast) => string;
  /** Where the note has steps to carry out. */
  readonly doing: (cast: Cast) => string;
  /** What is said at first, and before each further subject. */
  readonly wish: (cast: Cast) => string;
  readonly begin: (about: string) => string;
  readonly goOn: readonly ((about: string) => string)[];
  /** What leads to a question, one after the other. */
  readonly asks: readonly ((cast: Cast) => string)[];
  readonly asksAbout: readonly ((cast: Cast, about: string) => string)[];
  readonly step: (cast: Cast) => string;
}
