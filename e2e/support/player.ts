import { expect, type Locator, type Page } from '@playwright/test';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import { fillIn } from './formats.ts';

/** Waits until the player no longer takes the next press for the second half of a double one. */
export async function afterDoublePress(page: Page): Promise<void> {
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction((from) => performance.now() - from > 700, since);
}

/** The scenario player, by structure and keys alone where a journey may run in another language. */
export class Player {
  readonly page: Page;
  readonly scenario: Scenario;
  #index = 0;

  constructor(page: Page, scenario: Scenario) {
    this.page = page;
    this.scenario = scenario;
  }

  /** Presses the scenario's start button, on the dashboard or among the pathways. */
  static async start(page: Page, scenario: Scenario): Promise<Player> {
    await page.locator(`#start-scenario-${scenario.id}`).click();
    const player = new Player(page, scenario);
    await expect(player.card).toBeVisible();
    return player;
  }

  /** The same run, with as many questions behind it. */
  from(index: number): this {
    this.#index = index;
    return this;
  }

  get question() {
    const question = this.scenario.scenario.questions[this.#index];
    if (!question) throw new Error(`Question ${this.#index + 1} is not there.`);
    return question;
  }

  get card(): Locator {
    return this.page.locator('section:has(> fieldset)');
  }

  /** By its authored index, wherever it stands on screen. */
  option(index: number): Locator {
    return this.card.locator(`input[type=radio][value="${index}"]`);
  }

  /** What is around an option: its words, its letter, and the button that rules it out. */
  box(index: number): Locator {
    return this.card.locator('fieldset > div').filter({ has: this.page.locator(`input[value="${index}"]`) });
  }

  /** The letter under which an option stands on screen. */
  async letterOf(index: number): Promise<string> {
    const values = await this.card
      .getByRole('radio')
      .evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value')));
    return 'ABCDEF'.charAt(values.indexOf(String(index)));
  }

  /** The index of the right option, or of the first wrong one. */
  optionFor(rightly: boolean): number {
    const { correct } = this.question;
    if (rightly) return correct;
    return correct === 0 ? 1 : 0;
  }

  async choose(rightly: boolean): Promise<number> {
    const index = this.optionFor(rightly);
    await this.box(index).locator('label').click();
    await expect(this.option(index)).toBeChecked();
    return index;
  }

  /** The one button at the card's foot: it submits, goes on, completes. */
  get action(): Locator {
    return this.card.locator(':scope > div').last().getByRole('button');
  }

  /** Where the explanation begins. */
  get explanation(): Locator {
    return this.card.locator('[data-first-sentence]');
  }

  async answer(rightly: boolean): Promise<void> {
    const { item } = this.question;
    if (item) await fillIn(this.card, item, rightly);
    else await this.choose(rightly);
    await this.action.click();
    await expect(this.explanation).toBeVisible();
  }

  /** From an explained question to the next one, or to the result. */
  async goOn(): Promise<void> {
    await afterDoublePress(this.page);
    await this.action.click();
    this.#index += 1;
    if (this.#index < this.scenario.scenario.questions.length) await expect(this.explanation).toBeHidden();
    else await expect(this.card).toBeHidden();
  }

  /** Answers everything that is left, rightly or not, in order, up to the result. */
  async finish(answers: readonly boolean[]): Promise<void> {
    for (const rightly of answers) {
      await this.answer(rightly);
      await this.goOn();
    }
  }
}
