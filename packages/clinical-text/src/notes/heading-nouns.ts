/** "Before giving digoxin", "From DNA to RNA: transcription": headings that name no thing. */
export const isNoun = (heading: string): boolean =>
  !/[:?]|^(?:before|after|during|from|how|when|what|if|to|in|on|at|for|with|giving|taking|doing|rules?)\b/i.test(
    heading,
  );

/** "Phases of healing", "nursing priorities": what is put in order is named already. */
export const isOrdered =
  /^(?:the )?(?:phases|stages|steps|order|sequence)\b|\b(?:priorities|actions|interventions|measures|steps|phases|stages)$/i;
