/** The words that every feature shares, in the order in which people are shown them. */
export const careerPaths = ['nursing', 'doctor', 'pharmacy', 'tech'] as const;
export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;
export const learningStyles = ['visual', 'auditory', 'kinesthetic', 'reading'] as const;
export const roles = ['student', 'professional'] as const;
export const languages = ['en', 'es', 'fr', 'de', 'zh', 'ja', 'ko', 'pt', 'ar'] as const;

/** Per cent from which a scenario or a test is passed. A badge for completing scenarios is signed by those that were. */
export const passingScore = 70;
