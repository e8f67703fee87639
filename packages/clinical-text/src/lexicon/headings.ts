/** Headings that name a part of a note and not what it is about. */
export const headingsToIgnore: ReadonlySet<string> = new Set(
  `introduction|overview|summary|conclusion|conclusions|objectives|learning objectives|learning outcomes|key terms|key points
  |key concepts|signs|symptoms|signs and symptoms|treatment|management|causes|risk factors|complications|diagnosis|assessment
  |interventions|nursing interventions|nursing care|medications|references|further reading|questions|review questions|notes
  |examples|example|background|definition|definitions|types|etiology|aetiology|pathophysiology|clinical features|monitoring
  |prevention|prognosis|side effects|adverse effects|contraindications|indications|dose|dosage|mechanism|mechanism of action
  |patient teaching|patient education|evaluation|planning|outline|agenda|lecture|lecture notes|week|chapter|section|interactive link
  |everyday connection|career connection|chapter review|glossary|self check|discussion|homework|todo|to do|misc|other`
    .split('|')
    .map((each) => each.trim()),
);
