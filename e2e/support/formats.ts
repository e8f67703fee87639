import type { Locator } from '@playwright/test';
import type { Item, Response } from '@rounds/contract/learning/scenarios.formats';
import { partsOf } from '@rounds/contract/learning/scenarios.formats.rules';

/** The right answers, which earn full credit. */
export const rightResponse = (item: Item): Response =>
  item.format === 'number' ? { value: item.answer } : { picks: partsOf(item).map(({ keys }) => [...keys]) };

/** Answers a question in a format other than single best answer: with full credit, or with less. */
export async function fillIn(card: Locator, item: Item, rightly: boolean): Promise<void> {
  const parts = partsOf(item);
  /** What to pick in each part: its keys, or the first wrong entry. */
  const wanted = parts.map(({ keys, entries }) =>
    rightly ? keys : entries.filter((entry) => !keys.includes(entry)).slice(0, 1),
  );
  /** The card's question is a group itself, and comes first. */
  const group = (index: number) => card.getByRole('group').nth(index + 1);
  const pick = async (
    within: Locator,
    list: readonly { readonly text: string }[],
    entries: readonly number[] = [],
  ) => {
    for (const entry of entries) await within.getByText(list[entry]?.text ?? '', { exact: true }).click();
  };
  switch (item.format) {
    case 'several':
      return pick(card, item.options, wanted[0]);
    case 'number':
      return card.getByRole('textbox').fill(String(rightly ? item.answer : item.slips[0]?.value));
    case 'order':
      return putInOrder(
        card,
        item.steps.map(({ text }) => text),
        rightly,
      );
    case 'matrix':
      for (const [row, { columns }] of item.rows.entries()) {
        const fitting = [...item.columns.keys()].filter(
          (index) => columns.includes(item.columns[index] ?? '') === rightly,
        );
        const cells = group(row).getByRole(item.choose === 'one' ? 'radio' : 'checkbox');
        for (const column of rightly ? fitting : fitting.slice(0, 1)) await cells.nth(column).check();
      }
      return;
    case 'cloze':
      for (const [gap, [entry]] of wanted.entries())
        await card.getByRole('combobox').nth(gap).selectOption(String(entry));
      return;
    case 'bow_tie':
      for (const [part, list] of [item.condition, item.actions, item.parameters].entries())
        await pick(group(part), list, wanted[part]);
      return;
    case 'highlight':
      for (const entry of wanted[0] ?? [])
        await card.getByRole('button', { name: item.pieces[entry]?.text ?? '', exact: true }).click();
  }
}

/** Uses the buttons that move a step up. The wrong order is the right one with its last two steps swapped. */
async function putInOrder(card: Locator, steps: readonly string[], rightly: boolean): Promise<void> {
  const goal = rightly ? steps : [...steps.slice(0, -2), ...steps.slice(-2).reverse()];
  const shown = card.getByRole('listitem');
  let isMoved = false;
  for (const [place, step] of goal.entries()) {
    const texts = await shown.allTextContents();
    // After its number, and in full: two steps may begin alike.
    for (
      let at = texts.findIndex((text) => text.replace(/^\d+\.\s*/, '').trim() === step);
      at > place;
      at -= 1
    ) {
      await shown.nth(at).getByRole('button').first().click();
      isMoved = true;
    }
  }
  // An unchanged initial order isn't an answer until something has been moved.
  if (isMoved) return;
  await shown.nth(1).getByRole('button').first().click();
  await shown.nth(1).getByRole('button').first().click();
}
