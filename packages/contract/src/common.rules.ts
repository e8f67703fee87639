/** Words that all features share, in the order in which people see them. */
export const careerPaths = ['nursing', 'doctor', 'pharmacy', 'tech'] as const;
export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;
export const learningStyles = ['visual', 'auditory', 'kinesthetic', 'reading'] as const;
export const roles = ['student', 'professional'] as const;
export const languages = ['en', 'es', 'fr', 'de', 'zh', 'ja', 'ko', 'pt', 'ar'] as const;

/**
 * The passing score of scenarios and tests, in percent. A badge for completing scenarios is signed only for passed
 * ones.
 */
export const passingScore = 70;
