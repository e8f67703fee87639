import { questionFileLimits } from '@rounds/contract/learning/question-files.rules';
import { choiceFrom, stepsFrom } from './questions.ts';
import { htmlLike } from './xhtml.ts';
import {
  type Element,
  childNamed,
  childrenNamed,
  descendantsNamed,
  elementsOf,
  parseXml,
  textOf,
} from './xml.ts';
import type { Found } from './types.ts';

/**
 * The questions of a QTI 2.1 package: the items that the manifest lists, in order. Without a manifest, all XML files
 * that are items. No more than one beyond the limit is read, and none twice, however often it is listed.
 */
export function readQtiPackage(files: ReadonlyMap<string, string>): Found[] {
  const manifest = files.get('imsmanifest.xml');
  const listed = manifest === undefined ? [...files.keys()] : itemsOf(parseXml(manifest));
  const found = new Map<string, Found>();
  return listed.slice(0, questionFileLimits.questions + 1).map((path) => {
    const one = found.get(path) ?? itemIn(files.get(path));
    found.set(path, one);
    return one;
  });
}

function itemIn(file: string | undefined): Found {
  try {
    return file === undefined ? { skipped: 'unreadable' } : readQtiItem(parseXml(file));
  } catch {
    return { skipped: 'unreadable' };
  }
}

function itemsOf(manifest: Element): string[] {
  return descendantsNamed(manifest, 'resource')
    .filter(({ attributes }) => attributes['type']?.startsWith('imsqti_item_xmlv2p'))
    .map(({ attributes }) => decodedPath(attributes['href'] ?? ''));
}

function decodedPath(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}

/** One QTI item with one question in it. */
export function readQtiItem(item: Element): Found {
  const body = childNamed(item, 'itemBody');
  const interactions = body ? interactionsIn(body) : [];
  const [interaction] = interactions;
  if (!body || !interaction || interactions.length > 1) return { skipped: 'other_kind' };
  const choices = childrenNamed(interaction, 'simpleChoice');
  // Text around the interaction is also part of the question.
  const stem = [htmlLike(body, [interaction.name]), htmlLike(childNamed(interaction, 'prompt'))]
    .filter(Boolean)
    .join('\n');
  const explanation = childrenNamed(item, 'modalFeedback')
    .map((feedback) => htmlLike(feedback))
    .join('\n');
  const right = correctOf(item, interaction.attributes['responseIdentifier']);
  if (interaction.name === 'orderInteraction') {
    const steps = right.flatMap((id) => choices.filter(({ attributes }) => attributes['identifier'] === id));
    return steps.length === choices.length
      ? stepsFrom({ stem, explanation, steps: steps.map(optionOf) })
      : { skipped: 'no_single_answer' };
  }
  if (interaction.name !== 'choiceInteraction') return { skipped: 'other_kind' };
  return choiceFrom({
    stem,
    explanation,
    options: choices.map(optionOf),
    keys: choices.flatMap(({ attributes }, index) =>
      right.includes(attributes['identifier'] ?? '') ? [index] : [],
    ),
    rationales: choices.map((choice) =>
      childrenNamed(choice, 'feedbackInline')
        .map((feedback) => htmlLike(feedback))
        .join('\n'),
    ),
  });
}

const optionOf = (choice: Element) => htmlLike(choice, ['feedbackInline']);

const interactionsIn = (element: Element): Element[] =>
  elementsOf(element).flatMap((child) =>
    child.name.endsWith('Interaction') ? [child] : interactionsIn(child),
  );

function correctOf(item: Element, response: string | undefined): string[] {
  const declared = childrenNamed(item, 'responseDeclaration').find(
    ({ attributes }) => attributes['identifier'] === response,
  );
  const correct = childNamed(declared, 'correctResponse');
  return correct ? childrenNamed(correct, 'value').map((value) => textOf(value).trim()) : [];
}
