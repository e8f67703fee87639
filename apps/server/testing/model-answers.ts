/* A model's answers about `hormonesNote`; some of the analysis isn't in the note. */

export const glucagon = 'Glucagon is a peptide hormone that raises the blood glucose between meals.';
export const sound = {
  kind: 'multiple_choice',
  stem: 'Which peptide hormone raises the blood glucose between meals?',
  options: ['Somatostatin', 'Glucagon', 'Thyroxine', 'Triiodothyronine'],
  key: 1,
  quote: glucagon,
};
export const soundStatement = {
  kind: 'true_false',
  stem: 'Somatostatin is a hormone that slows the release of insulin and of glucagon alike',
  options: ['True', 'False'],
  key: 0,
  quote: 'Somatostatin is a hormone that slows the release of insulin and of glucagon alike.',
};
export const analysis = {
  topics: ['Pancreas', 'Volcanoes'],
  learningObjectives: [
    { text: 'Explain how glucagon raises the blood glucose', quote: glucagon },
    { text: 'Explain plate tectonics', quote: glucagon },
    { text: 'Explain how glucagon lowers the pulse', quote: 'Glucagon lowers the pulse at night.' },
  ],
  keyTerms: ['Glucagon', 'insulin', 'Magma'],
};
