import { expect, type Locator, type Page } from '@playwright/test';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import { fillIn } from './formats.ts';

/** A text as part of a pattern. */
const literally = (text: string) => text.replaceAll(/[\^$\\.*+?()[\]{}|/-]/g, String.raw`\$&`);

/** The page's watch is put on by what the player takes a press for the second half of a double one. */
export async function afterDoublePress(page: Page): Promise<void> {
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 700;
  });
}

/** The scenario player, by what is the same in every language: clinical content, roles and keys. */
export class Player {
  readonly page: Page;
  readonly scenario: Scenario;
  #index = 0;

  constructor(page: Page, scenario: Scenario) {
    this.page = page;
    this.scenario = scenario;
  }

  /** On the dashboard or among the pathways: it is named after the scenario, or described by it. */
  static startButton(page: Page, scenario: Scenario): Locator {
    const main = page.getByRole('main');
    return main
      .getByRole('button', { name: scenario.title })
      .or(main.getByRole('button', { description: scenario.title }));
  }

  /** Presses the scenario's start button. */
  static async start(page: Page, scenario: Scenario): Promise<Player> {
    await Player.startButton(page, scenario).click();
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
    return this.page.getByRole('region').filter({ has: this.page.getByRole('radio') });
  }

  /** By its authored index, wherever it stands on screen. */
  option(index: number): Locator {
    const { options } = this.question;
    const text = options[index] ?? '';
    // Its letter comes first; what comes after is not the rest of an option that begins alike.
    const others = options.filter((other) => other !== text && other.startsWith(text));
    const rests = others.map((other) => `(?!${literally(other.slice(text.length))})`);
    return this.card.getByRole('radio', {
      name: new RegExp(String.raw`^[A-F]\s*${literally(text)}${rests.join('')}`),
    });
  }

  /** The letter under which an option stands on screen. */
  async letterOf(index: number): Promise<string> {
    await expect(this.option(index)).toBeAttached();
    const isIt = (radio: Locator) => radio.and(this.option(index)).count();
    const found = await Promise.all((await this.card.getByRole('radio').all()).map(isIt));
    return 'ABCDEF'.charAt(found.indexOf(1));
  }

  /** The index of the right option, or of the first wrong one. */
  optionFor(rightly: boolean): number {
    const { correct } = this.question;
    if (rightly) return correct;
    return correct === 0 ? 1 : 0;
  }

  async choose(rightly: boolean): Promise<number> {
    const index = this.optionFor(rightly);
    await this.card.getByText(this.question.options[index] ?? '', { exact: true }).click();
    await expect(this.option(index)).toBeChecked();
    return index;
  }

  /** The one button at the card's foot: it submits, goes on, completes. */
  get action(): Locator {
    return this.card.getByRole('button').last();
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
