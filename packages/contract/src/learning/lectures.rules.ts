export const mediaTypes = ['audio', 'video'] as const;
export type MediaType = (typeof mediaTypes)[number];

/** In bytes. The server counts while the file arrives. */
export const mediaLimits: Readonly<Record<MediaType, number>> = {
  audio: 500 * 1024 * 1024,
  video: 1024 * 1024 * 1024,
};
/** Of a file that a note's text is taken from. */
export const noteFileLimit = 20 * 1024 * 1024;

export const contentSources = ['user_owned', 'fair_use', 'licensed'] as const;
export type ContentSource = (typeof contentSources)[number];

export const licenseTypes = [
  'all_rights_reserved',
  'creative_commons',
  'public_domain',
  'institutional',
  'other',
] as const;

export const rightsFields = [
  'originalCreator',
  'licenseType',
  'justification',
  'originalSource',
  'institution',
  'courseInstructor',
] as const;
export type RightsField = (typeof rightsFields)[number];

/** What each source of a recording has to be explained with. */
const neededRights: Readonly<Record<ContentSource, readonly RightsField[]>> = {
  user_owned: ['originalCreator'],
  fair_use: ['justification', 'originalSource'],
  licensed: ['institution', 'courseInstructor', 'licenseType'],
};

/** The fields that are still empty. */
export const missingRights = (
  source: ContentSource,
  given: Readonly<Partial<Record<RightsField, string | null | undefined>>>,
): RightsField[] => neededRights[source].filter((field) => !given[field]?.trim());

export const transcriptionStates = ['pending', 'processing', 'completed', 'failed', 'unavailable'] as const;
/** Why there is no transcript. */
export const transcriptionFailures = ['no_engine', 'unreadable', 'no_speech', 'engine_failed'] as const;
/** Who wrote a transcript down. A basic draft is to be reviewed word for word. */
export const transcriptionEngines = ['service', 'basic'] as const;
