import type { Item } from '@rounds/contract/learning/scenarios.formats';
import { expectNoViolations } from '../support/axe.ts';
import { rightResponse } from '../support/formats.ts';
import { expectNoOverflow, smallPhone } from '../support/layout.ts';
import { Player } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

const formats = ['several', 'number', 'order', 'matrix', 'cloze', 'bow_tie', 'highlight'] as const;

/** Text that is in the list once the answer is graded. */
function entryOf(item: Item): string {
  switch (item.format) {
    case 'several':
      return item.options[0]!.text;
    case 'number':
      return 'Correct, your answer';
    case 'order':
      return `1. ${item.steps[0]!.text}`;
    case 'matrix':
      return item.rows[0]!.text;
    case 'cloze':
      return item.gaps[0]![0]!.text;
    case 'bow_tie':
      return item.condition[0]!.text;
    case 'highlight':
      return item.pieces.find(({ key, why }) => key || why)!.text;
  }
}

for (const format of formats) {
  test(`a question of the format ${format} is answered and explained on a small phone`, async ({
    page,
    learner,
    api,
  }) => {
    await page.setViewportSize(smallPhone);
    const all = await api.scenarios(learner.token);
    const scenario = all.find(({ scenario }) =>
      scenario.questions.some(({ item }) => item?.format === format),
    );
    if (!scenario) throw new Error(`No item of format ${format}`);
    const { questions } = scenario.scenario;
    const at = questions.findIndex(({ item }) => item?.format === format);
    const attemptId = crypto.randomUUID();
    for (let questionIndex = 0; questionIndex < at; questionIndex += 1) {
      const { correct: selectedOption, item } = questions[questionIndex]!;
      const body = { scenarioId: scenario.id, version: scenario.version, attemptId, completed: false };
      await api.call('POST', '/api/progress', learner.token, {
        ...body,
        score: 0,
        timeSpent: 9,
        questionIndex,
        ...(item ? { response: rightResponse(item) } : { selectedOption }),
      });
    }
    await page.goto(`/scenarios/${scenario.id}`);
    const player = new Player(page, scenario).from(at);
    await expect(player.card).toContainText(questions[at]!.question);
    await expect(player.action).toBeDisabled();
    await expectNoOverflow(page);
    await expectNoViolations(page);
    await player.give(true);
    await page.getByText('Sure', { exact: true }).click();
    await player.action.click();
    await expect(player.explanation).toBeVisible();
    await expect(player.card).toContainText('Correct!');
    await expect(player.card.getByText(entryOf(questions[at]!.item!), { exact: true }).last()).toBeVisible();
    await expectNoOverflow(page);
    await expectNoViolations(page);
    await player.goOn();
    await player.finish();
    await expect(page.getByRole('main')).toContainText(
      `${questions.length} of ${questions.length} questions correct`,
    );
    await expect
      .poll(async () => (await api.progress(learner.token))[0])
      .toMatchObject({ scenarioId: scenario.id, score: 100 });
  });
}
