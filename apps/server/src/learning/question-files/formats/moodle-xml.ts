import type { FileQuestion } from '@rounds/contract/learning/question-files';
import { tidied } from './text.ts';
import { layoutOf, type Layout, type QuestionSet } from './types.ts';

/**
 * Moodle XML. Steps to put in order become pairs of a step and its place: every Moodle version supports pairs, only
 * recent ones support ordering.
 */
export function writeMoodleXml({ title, questions }: QuestionSet): string {
  const written = questions.map((question, index) => questionXml(question, `${title} ${index + 1}`));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${written.join('')}</quiz>\n`;
}

/** In a CDATA section where it needs one: beside an entity, Moodle's own reader drops spaces and line breaks. */
function textXml(text: string): string {
  const plain = tidied(text);
  const xml = /[&<>"]/.test(plain) ? `<![CDATA[${plain.replaceAll(']]>', ']]]]><![CDATA[>')}]]>` : plain;
  return `<text>${xml}</text>`;
}

const typeOf = {
  choice: 'multichoice',
  true_false: 'truefalse',
  steps: 'matching',
} as const satisfies Record<Layout, string>;

function questionXml(question: FileQuestion, name: string): string {
  const { stem, explanation } = question;
  const type = typeOf[layoutOf(question)];
  const single = type === 'multichoice' ? '    <single>true</single>\n' : '';
  const shuffle = type === 'truefalse' ? '' : '    <shuffleanswers>true</shuffleanswers>\n';
  return `  <question type="${type}">
    <name>${textXml(name.replace(/\s+/g, ' '))}</name>
    <questiontext format="plain_text">${textXml(stem)}</questiontext>
    <generalfeedback format="plain_text">${textXml(explanation)}</generalfeedback>
    <defaultgrade>1</defaultgrade>
    <penalty>${type === 'truefalse' ? 1 : 0.3333333}</penalty>
    <hidden>0</hidden>
${single}${shuffle}${answersXml(question)}  </question>
`;
}

function answersXml(question: FileQuestion): string {
  const { options, key, rationales } = question;
  const layout = layoutOf(question);
  if (layout === 'steps')
    return options
      .map(
        (step, index) =>
          `    <subquestion format="plain_text">${textXml(step)}<answer>${textXml(String(index + 1))}</answer></subquestion>\n`,
      )
      .join('');
  const isTrueFalse = layout === 'true_false';
  const format = isTrueFalse ? 'moodle_auto_format' : 'plain_text';
  return options
    .map((option, index) => {
      const text = isTrueFalse ? option.toLowerCase() : option;
      const feedback = `<feedback format="plain_text">${textXml(rationales[index] ?? '')}</feedback>`;
      return `    <answer fraction="${index === key ? 100 : 0}" format="${format}">${textXml(text)}${feedback}</answer>\n`;
    })
    .join('');
}
