import type { Locator } from '@playwright/test';
import type { Item } from '@rounds/contract/learning/scenarios.formats';
import { partsOf } from '@rounds/contract/learning/scenarios.formats.rules';

/** Answers a question of another format than single best answer in its card: with full credit, or with less. */
export async function fillIn(card: Locator, item: Item, rightly: boolean): Promise<void> {
  const parts = partsOf(item);
  /** What to pick of each part: its keys, or the first entry that is none. */
  const wanted = parts.map(({ keys, entries }) =>
    rightly ? keys : entries.filter((entry) => !keys.includes(entry)).slice(0, 1),
  );
  const group = (index: number) => card.locator('fieldset fieldset').nth(index);
  const pick = async (within: Locator, entries: readonly number[] = []) => {
    for (const entry of entries) await within.locator(`label:has(input[value="${entry}"])`).click();
  };
  switch (item.format) {
    case 'several':
      return pick(card, wanted[0]);
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
        const column = item.columns.findIndex((name) => columns.includes(name) === rightly);
        await group(row).locator('label').nth(column).click();
      }
      return;
    case 'cloze':
      for (const [gap, [entry]] of wanted.entries())
        await card.getByRole('combobox').nth(gap).selectOption(String(entry));
      return;
    case 'bow_tie':
      for (const [part, entries] of wanted.entries()) await pick(group(part), entries);
      return;
    case 'highlight':
      for (const entry of wanted[0] ?? [])
        await card.getByRole('button', { name: item.pieces[entry]?.text ?? '', exact: true }).click();
  }
}

/** By the buttons that move a step up; wrongly is the right order with its last two exchanged. */
async function putInOrder(card: Locator, steps: readonly string[], rightly: boolean): Promise<void> {
  const goal = rightly ? steps : [...steps.slice(0, -2), ...steps.slice(-2).reverse()];
  const shown = card.getByRole('listitem');
  let isMoved = false;
  for (const [place, step] of goal.entries()) {
    const texts = await shown.allTextContents();
    for (let at = texts.findIndex((text) => text.includes(step)); at > place; at -= 1) {
      await shown.nth(at).getByRole('button').first().click();
      isMoved = true;
    }
  }
  // What stood so from the start says nothing until something has been moved.
  if (isMoved) return;
  await shown.nth(1).getByRole('button').first().click();
  await shown.nth(1).getByRole('button').first().click();
}
