import type { FileQuestion } from '@rounds/contract/learning/question-files';
import { escaped, htmlOf, tidied } from './text.ts';
import { layoutOf, type Layout, type QuestionSet } from './types.ts';

const qti = 'http://www.imsglobal.org/xsd/imsqti_v2p1';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schemaLocation = (namespace: string, file: string) =>
  `xmlns="${namespace}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${namespace} ${file}"`;
const ofQti = schemaLocation(qti, 'http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd');

const itemId = (index: number) => `Q${index + 1}`;
const itemPath = (index: number) => `items/q${index + 1}.xml`;
const choiceId = (index: number) => `C${index + 1}`;

/** The files of a QTI 2.1 package, by path: the manifest, a test, and an item per question. */
export function writeQti({ title, questions }: QuestionSet): Record<string, string> {
  const files: Record<string, string> = {
    'imsmanifest.xml': manifestXml(questions.length),
    'test.xml': testXml(title, questions.length),
  };
  for (const [index, question] of questions.entries())
    files[itemPath(index)] = itemXml(question, itemId(index), `${title} ${index + 1}`);
  return files;
}

const each = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join('');

const manifestXml = (count: number) => `${declaration}<manifest identifier="MANIFEST" ${schemaLocation(
  'http://www.imsglobal.org/xsd/imscp_v1p1',
  'http://www.imsglobal.org/xsd/qti/qtiv2p1/qtiv2p1_imscpv1p2_v1p0.xsd',
)}>
  <metadata>
    <schema>QTIv2.1 Package</schema>
    <schemaversion>1.0.0</schemaversion>
  </metadata>
  <organizations/>
  <resources>
    <resource identifier="TEST" type="imsqti_test_xmlv2p1" href="test.xml">
      <file href="test.xml"/>
${each(count, (index) => `      <dependency identifierref="${itemId(index)}"/>\n`)}    </resource>
${each(
  count,
  (index) =>
    `    <resource identifier="${itemId(index)}" type="imsqti_item_xmlv2p1" href="${itemPath(index)}"><file href="${itemPath(index)}"/></resource>\n`,
)}  </resources>
</manifest>
`;

const titleAttribute = (title: string) => `title="${escaped(title).replaceAll('\n', ' ')}"`;
const scoreXml = (range = '') =>
  `  <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"${range}><defaultValue><value>0</value></defaultValue></outcomeDeclaration>\n`;

/** Each answer is submitted by itself, once: of answers that are handed in together, QTI shows no feedback. */
const testXml = (
  title: string,
  count: number,
) => `${declaration}<assessmentTest ${ofQti} identifier="TEST" ${titleAttribute(title)}>
${scoreXml()}  <testPart identifier="PART" navigationMode="nonlinear" submissionMode="individual">
    <itemSessionControl maxAttempts="1" showFeedback="true"/>
    <assessmentSection identifier="SECTION" ${titleAttribute(title)} visible="true">
${each(count, (index) => `      <assessmentItemRef identifier="${itemId(index)}" href="${itemPath(index)}"/>\n`)}    </assessmentSection>
  </testPart>
  <outcomeProcessing>
    <setOutcomeValue identifier="SCORE"><sum><testVariables variableIdentifier="SCORE"/></sum></setOutcomeValue>
  </outcomeProcessing>
</assessmentTest>
`;

/** Of QTI's two interactions; a statement is a choice between two. */
const isOrderingIn: Readonly<Record<Layout, boolean>> = { choice: false, true_false: false, steps: true };

function itemXml(question: FileQuestion, id: string, title: string): string {
  const { options, key, explanation } = question;
  const isOrdering = isOrderingIn[layoutOf(question)];
  const right = isOrdering ? options.map((_, index) => choiceId(index)) : [choiceId(key)];
  const cardinality = isOrdering ? 'ordered' : 'single';
  const hasExplanation = tidied(explanation) !== '';
  return `${declaration}<assessmentItem ${ofQti} identifier="${id}" ${titleAttribute(title)} adaptive="false" timeDependent="false">
  <responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="identifier">
    <correctResponse>${right.map((value) => `<value>${value}</value>`).join('')}</correctResponse>
  </responseDeclaration>
${scoreXml(' normalMaximum="1" normalMinimum="0"')}${isOrdering ? '' : '  <outcomeDeclaration identifier="FEEDBACK" cardinality="single" baseType="identifier"/>\n'}${
    hasExplanation
      ? '  <outcomeDeclaration identifier="EXPLANATION" cardinality="single" baseType="identifier"><defaultValue><value>SHOWN</value></defaultValue></outcomeDeclaration>\n'
      : ''
  }  <itemBody>
${interactionXml(question)}  </itemBody>
${processingXml(isOrdering)}${
    hasExplanation
      ? `  <modalFeedback outcomeIdentifier="EXPLANATION" identifier="SHOWN" showHide="show"><p>${htmlOf(explanation)}</p></modalFeedback>\n`
      : ''
  }</assessmentItem>
`;
}

function interactionXml(question: FileQuestion): string {
  const { stem, options, rationales } = question;
  const layout = layoutOf(question);
  const isOrdering = isOrderingIn[layout];
  const feedback = (index: number) =>
    isOrdering || tidied(rationales[index] ?? '') === ''
      ? ''
      : `<feedbackInline outcomeIdentifier="FEEDBACK" identifier="${choiceId(index)}" showHide="show">${htmlOf(rationales[index] ?? '')}</feedbackInline>`;
  const choices = options.map(
    (option, index) =>
      `      <simpleChoice identifier="${choiceId(index)}">${htmlOf(option)}${feedback(index)}</simpleChoice>\n`,
  );
  const name = isOrdering ? 'orderInteraction' : 'choiceInteraction';
  const most = isOrdering ? '' : ' maxChoices="1"';
  return `    <${name} responseIdentifier="RESPONSE" shuffle="${layout !== 'true_false'}"${most}>
      <prompt>${htmlOf(stem)}</prompt>
${choices.join('')}    </${name}>
`;
}

const processingXml = (isOrdering: boolean) => `  <responseProcessing>
    <responseCondition>
      <responseIf>
        <match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match>
        <setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue>
      </responseIf>
    </responseCondition>
${isOrdering ? '' : '    <setOutcomeValue identifier="FEEDBACK"><variable identifier="RESPONSE"/></setOutcomeValue>\n'}  </responseProcessing>
`;
