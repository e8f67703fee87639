import { userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeApi, refusal, type FakeCall } from '../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../testing/render-app.tsx';
import type {
  QuestionFigures,
  QuestionHealth,
} from '../../features/learning/item-health/api/staff-questions.ts';
import { loadNamespaces } from '../../i18n/translation.ts';
import { screen as staffScreen } from './screen.ts';
import { StaffQuestionsScreen } from './staff-questions.screen.tsx';

const list = 'GET /api/staff/questions';
const estimate = { value: 0.5, low: 0.4, high: 0.6 };

const healthOf = (questionIndex: number, changes: Partial<QuestionHealth> = {}): QuestionHealth => ({
  scenarioId: 3,
  questionIndex,
  title: 'A man with a murmur',
  careerPath: 'nursing',
  question: `What comes at place ${questionIndex + 1}?`,
  flags: [],
  learners: 40,
  facility: estimate,
  discrimination: null,
  authored: 'beginner',
  suggested: 'beginner',
  reports: 0,
  withdrawnAt: null,
  ...changes,
});
const figuresOf = (health: QuestionHealth): QuestionFigures => ({
  ...health,
  explanation: 'The murmur is systolic.',
  difficulty: estimate,
  medianSeconds: 30,
  confidence: {
    guess: { answers: 0, right: 0 },
    unsure: { answers: 0, right: 0 },
    sure: { answers: 0, right: 0 },
  },
  options: null,
  reported: [],
  history: [],
});

beforeEach(() => loadNamespaces(staffScreen.strings));

async function openScreen(answers: Parameters<typeof fakeApi>[0], isStaff = true) {
  signInAs({ isStaff });
  const calls = fakeApi(answers);
  return { calls, screen: await renderApp(<StaffQuestionsScreen />) };
}

const first = 'A man with a murmur, Question 1';

describe('the list of questions', () => {
  test('stays while another search is on its way, and so does what is typed', async () => {
    const answer = Promise.withResolvers<QuestionHealth[]>();
    const { screen } = await openScreen({
      [list]: ({ search }: FakeCall) =>
        search.includes('search=') ? answer.promise : [healthOf(0), healthOf(1)],
    });
    await expect.element(screen.getByText('2 questions')).toBeVisible();
    const figures = screen.getByRole('button', { name: `Stats: ${first}` });
    const box = screen.getByRole('searchbox', { name: 'Search questions' });
    await box.fill('place 2');
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect.element(figures).toBeVisible();
    await expect.element(screen.getByRole('status', { name: 'Loading the stats' })).not.toBeInTheDocument();
    answer.resolve([healthOf(1)]);
    await expect.element(screen.getByText('1 question', { exact: true })).toBeVisible();
    await expect.element(figures).not.toBeInTheDocument();
    await expect.element(box).toHaveValue('place 2');
    await expect.element(box).toHaveFocus();
  });

  test('that could not be loaded says so, and comes when it is asked for again', async () => {
    let fails = true;
    const { screen } = await openScreen({
      [list]: () => (fails ? refusal(503, 'unavailable') : [healthOf(0)]),
    });
    await expect.element(screen.getByText(/isn't available right now/)).toBeVisible();
    fails = false;
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(screen.getByRole('heading', { name: 'What comes at place 1?' })).toBeVisible();
  });

  test('gives the focus to the further questions when the last of them are shown', async () => {
    const rows = Array.from({ length: 25 }, (_, index) => healthOf(index));
    const { screen } = await openScreen({ [list]: rows });
    const more = screen.getByRole('button', { name: 'Show more' });
    await expect.element(more).toBeVisible();
    expect(screen.getByRole('heading', { level: 2 }).elements()).toHaveLength(20);
    more.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(more).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2 }).elements()).toHaveLength(25);
    await userEvent.keyboard('{Tab}');
    await expect
      .element(screen.getByRole('button', { name: 'Stats: A man with a murmur, Question 21' }))
      .toHaveFocus();
  });

  test('is not asked for by whoever is no staff', async () => {
    const { calls, screen } = await openScreen({ [list]: [healthOf(0)] }, false);
    await expect.element(screen.getByText('Only Rounds staff can use this.')).toBeVisible();
    expect(calls).toEqual([]);
  });
});

describe('a question', () => {
  test('opens its figures by the keyboard, and says where they could not be loaded', async () => {
    let fails = true;
    const { screen } = await openScreen({
      [list]: [healthOf(0), healthOf(1)],
      'GET /api/staff/questions/3/0': () => (fails ? refusal(503, 'unavailable') : figuresOf(healthOf(0))),
    });
    const open = screen.getByRole('button', { name: `Stats: ${first}` });
    await expect.element(open).toHaveAttribute('aria-expanded', 'false');
    open.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText("We couldn't load the stats.")).toBeVisible();
    await expect.element(open).toHaveAttribute('aria-expanded', 'true');
    fails = false;
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(screen.getByText('The murmur is systolic.')).toBeVisible();
    open.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('The murmur is systolic.')).not.toBeInTheDocument();
    await expect.element(open).toHaveFocus();
  });

  test('that is withdrawn once leaves the questions in use, and that is said', async () => {
    const answer = Promise.withResolvers<object>();
    let withdrawnAt: string | null = null;
    const { calls, screen } = await openScreen({
      [list]: ({ search }: FakeCall) =>
        withdrawnAt !== null && search.includes('use=in_use')
          ? [healthOf(1)]
          : [healthOf(0, { withdrawnAt }), healthOf(1)],
      'POST /api/staff/questions/3/0/withdraw': () => answer.promise,
    });
    await screen.getByRole('combobox', { name: 'Status' }).selectOptions('In use');
    const open = screen.getByRole('button', { name: `Withdraw: ${first}` });
    await open.click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Two answers are right.');
    const confirm = dialog.getByRole('button', { name: 'Withdraw' });
    await confirm.click();
    await confirm.click({ force: true });
    withdrawnAt = '2026-11-20T08:00:00Z';
    answer.resolve({ ok: true });
    await expect.element(screen.getByText('Question withdrawn')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(open).not.toBeInTheDocument();
    await expect.element(screen.getByText('1 question', { exact: true })).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test('that was withdrawn by a colleague says so, keeps the reason, and gives the focus back', async () => {
    const { screen } = await openScreen({
      [list]: [healthOf(0), healthOf(1)],
      'POST /api/staff/questions/3/0/withdraw': () => refusal(409, 'question_withdrawn'),
    });
    const open = screen.getByRole('button', { name: `Withdraw: ${first}` });
    await open.click();
    const dialog = screen.getByRole('dialog');
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await reason.fill('Two answers are right.');
    await dialog.getByRole('button', { name: 'Withdraw' }).click();
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('This question has already been withdrawn.');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(open).toHaveFocus();
    await open.click();
    await expect.element(reason).toHaveValue('Two answers are right.');
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('');
  });
});
