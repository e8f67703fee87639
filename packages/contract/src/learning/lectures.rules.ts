export const mediaTypes = ['audio', 'video'] as const;
export type MediaType = (typeof mediaTypes)[number];

/** In bytes. The server counts while the file arrives. */
export const mediaLimits: Readonly<Record<MediaType, number>> = {
  audio: 500 * 1024 * 1024,
  video: 1024 * 1024 * 1024,
};

/** Larger files are sent in pieces, and resume where they were interrupted. */
export const resumableMinBytes = 8 * 1024 * 1024;
/** Bytes per piece: what a proxy lets through, and what one request sends on a slow line. */
export const uploadPiece = 16 * 1024 * 1024;
/** Unfinished uploads that a learner can have. */
export const maxUploads = 3;
/**
 * Bytes that a learner's recordings can take on the server, unfinished uploads included. An account has room for twenty
 * of the longest sound recordings, or for a term's lectures. A demo account only needs room to try one or two, and
 * anyone can have any number of demo accounts.
 */
export const recordingSpace = {
  account: 10 * 1024 * 1024 * 1024,
  demo: 200 * 1024 * 1024,
} as const;
/** An unfinished upload that nobody resumes is removed after this many hours. */
export const uploadHours = 24;
/** In characters. */
export const uploadLengths = { name: 300, type: 100, fingerprint: 100 } as const;

/** Of a file that a note's text is taken from. */
export const noteFileLimit = 20 * 1024 * 1024;

export const contentSources = ['user_created', 'user_owned', 'fair_use', 'licensed'] as const;
export type ContentSource = (typeof contentSources)[number];

/** The licenses that a recording's source can have. */
export const licenseTypesOf = {
  user_created: [],
  user_owned: ['personal_use', 'educational', 'creative_commons', 'institutional'],
  fair_use: [],
  licensed: ['student_access', 'institutional', 'commercial'],
} as const satisfies Readonly<Record<ContentSource, readonly string[]>>;
export const licenseTypes = [
  ...licenseTypesOf.user_owned,
  'student_access',
  'commercial',
] as const satisfies readonly (typeof licenseTypesOf)[ContentSource][number][];
export type LicenseType = (typeof licenseTypes)[number];

/** In characters. */
export const rightsLengths = {
  originalCreator: 200,
  institutionName: 200,
  courseInstructor: 200,
  fairUseJustification: 2000,
  additionalNotes: 2000,
} as const;
export type RightsField = Exclude<keyof typeof rightsLengths, 'additionalNotes'> | 'licenseType';

/**
 * What has to be stated for each source of a recording. Under fair use, the original creator is the original source.
 */
const neededRights: Readonly<Record<ContentSource, readonly RightsField[]>> = {
  user_created: [],
  user_owned: ['originalCreator'],
  fair_use: ['fairUseJustification', 'originalCreator'],
  licensed: ['institutionName', 'courseInstructor', 'licenseType'],
};

/** The fields that are still empty. */
export const missingRights = (
  source: ContentSource,
  given: Readonly<Partial<Record<RightsField, string | null | undefined>>>,
): RightsField[] => neededRights[source].filter((field) => !given[field]?.trim());

/** Whether a recording from this source can have this license. */
export const fitsSource = (source: ContentSource, license: LicenseType): boolean =>
  licenseTypesOf[source].some((one) => one === license);

export const transcriptionStates = ['pending', 'processing', 'completed', 'failed', 'unavailable'] as const;
/**
 * Why there is no transcript; while it is being written, what holds it up (`engine_waiting`); for a completed one, why it
 * ends before the recording does (`too_long`).
 */
export const transcriptionReasons = [
  'no_engine',
  'engine_waiting',
  'unreadable',
  'no_speech',
  'engine_failed',
  'too_long',
] as const;
/** How many sentences a transcript can have, and the maximum length of each, in characters. */
export const transcriptLimits = { sentences: 20_000, sentence: 5000 } as const;
/** Who wrote a transcript. A basic draft needs word-for-word review. */
export const transcriptionEngines = ['service', 'basic'] as const;
