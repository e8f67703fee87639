import { expect, type Locator, type Page } from '@playwright/test';
import { passingScore } from '@rounds/contract/common.rules';
import type { PracticeSession } from '@rounds/contract/learning/practice';
import { scorePercent, xpForScore } from '@rounds/contract/learning/progress.rules';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import { firstSentence } from './elements.ts';
import { fillIn } from './formats.ts';

const escapeRegExp = (text: string) => text.replaceAll(/[\^$\\.*+?()[\]{}|/-]/g, String.raw`\$&`);

/** Normalized as accessible names are: a line break is a space. */
const inAnySpacing = (text: string) => escapeRegExp(text.trim()).replaceAll(/\s+/g, String.raw`\s+`);

/**
 * Advances the page's clock past the time in which the player ignores the second half of a double press. First lets the
 * explanation come to rest: it is scrolled into view over eight frames, and moving things can't be pressed.
 */
export async function skipDoublePressGuard(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 9; frame += 1) await new Promise((next) => requestAnimationFrame(next));
    const now = performance.now.bind(performance);
    performance.now = () => now() + 700;
  });
}

/**
 * Presses a key twice as quickly as a thumb does, however busy the machine is: the page's clock is paused meanwhile.
 */
export async function pressTwice(page: Page, key: string): Promise<void> {
  const running = await page.evaluateHandle(() => performance.now.bind(performance));
  await page.evaluate(() => {
    const now = performance.now();
    performance.now = () => now;
  });
  await page.keyboard.press(key);
  await page.keyboard.press(key);
  await page.evaluate((clock) => {
    performance.now = clock;
  }, running);
}

/** A case's result with this many wrong answers: cases differ in their number of questions. */
export function outcomeOf({ scenario: { questions }, xpReward }: Scenario, wrong = 0) {
  const count = questions.length;
  const right = count - wrong;
  const score = scorePercent(right, count);
  const whole = Math.round(score);
  return {
    count,
    right,
    /** As the server stores it. */
    score,
    /** As learners read it. */
    percent: `${whole}%`,
    /** As a list of cases says it. */
    state: `${score >= passingScore ? 'Done' : 'Not passed yet'} · ${whole}%`,
    xp: xpForScore(xpReward, score),
    correct: `${right} of ${count} questions correct`,
    earned: `You scored ${whole}% and earned ${xpForScore(xpReward, score)} XP!`,
  };
}

/** A case whose questions are all single best answer. */
export const isPlain = ({ scenario }: Scenario) => scenario.questions.every(({ item }) => !item);

/** The scenario player, found by what is the same in every language: clinical content, roles and keys. */
export class Player {
  readonly page: Page;
  readonly scenario: Scenario;
  #index = 0;

  constructor(page: Page, scenario: Scenario) {
    this.page = page;
    this.scenario = scenario;
  }

  /** On the dashboard or among the pathways: its name or its description contains the scenario. */
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

  /** The same text, with the number of questions after it. */
  from(index: number): this {
    this.#index = index;
    return this;
  }

  get question() {
    const question = this.scenario.scenario.questions[this.#index];
    if (!question) throw new Error(`Question ${this.#index + 1} is not there.`);
    return question;
  }

  /** The region of a question: the player has no other region whose heading is one of the case's questions. */
  get card(): Locator {
    const names = this.scenario.scenario.questions.map(({ question }) => inAnySpacing(question));
    return this.page.getByRole('region', { name: new RegExp(names.join('|'), 'i') });
  }

  /** By its index in the content, wherever it is on screen. */
  option(index: number): Locator {
    const { options } = this.question;
    const text = options[index] ?? '';
    // Its letter comes first; the text must end there, since another option may begin alike.
    const others = options.filter((other) => other !== text && other.startsWith(text));
    const rests = others.map((other) => `(?!${escapeRegExp(other.slice(text.length))})`);
    return this.card.getByRole('radio', {
      name: new RegExp(String.raw`^[A-F]\s*${escapeRegExp(text)}${rests.join('')}`),
    });
  }

  /** The letter that an option has on screen. */
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

  /** The primary button in the footer: it submits, continues, completes. */
  get action(): Locator {
    return this.card.getByRole('button').last();
  }

  /** Where the explanation begins. */
  get explanation(): Locator {
    return firstSentence(this.card);
  }

  /** Fills in an answer, whatever the question's format, without submitting it. */
  async give(rightly: boolean): Promise<void> {
    const { item } = this.question;
    if (item) await fillIn(this.card, item, rightly);
    else await this.choose(rightly);
  }

  async answer(rightly: boolean): Promise<void> {
    await this.give(rightly);
    await this.action.click();
    await expect(this.explanation).toBeVisible();
  }

  /** From an explained question to the next one, or to the result. */
  async goOn(): Promise<void> {
    await skipDoublePressGuard(this.page);
    await this.action.click();
    this.#index += 1;
    if (this.#index < this.scenario.scenario.questions.length) await expect(this.explanation).toBeHidden();
    else await expect(this.card).toBeHidden();
  }

  /** Answers one question for each entry, right or wrong. */
  async work(answers: readonly boolean[]): Promise<void> {
    for (const rightly of answers) {
      await this.answer(rightly);
      await this.goOn();
    }
  }

  /** Answers all remaining questions up to the result: first as in `first`, then correctly. */
  async finish(first: readonly boolean[] = []): Promise<void> {
    const left = this.scenario.scenario.questions.length - this.#index;
    await this.work(Array.from({ length: left }, (_, at) => first[at] ?? true));
  }
}

/** A player for each question of a practice session. */
export function playersOf(page: Page, { items }: PracticeSession, scenarios: readonly Scenario[]): Player[] {
  return items.map(({ scenarioId, questionIndex }) => {
    const scenario = scenarios.find(({ id }) => id === scenarioId);
    if (!scenario) throw new Error(`Scenario ${scenarioId} is not in the list.`);
    return new Player(page, scenario).from(questionIndex);
  });
}
