import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { buildUser, renderApp, signInAs } from '../../../testing/render-app.tsx';
import { playedSteps as steps } from '../../../testing/show-player.tsx';
import type { PracticeSession } from '../../features/learning/practice/api/get-practice.ts';
import { PracticeButton } from '../../features/learning/practice/components/practice-button.tsx';
import { loadNamespaces } from '../../i18n/translation.ts';
import { PracticeScreen } from './practice.screen.tsx';
import { screen as practiceScreen } from './screen.ts';

const id = '7a0c0d52-1c0f-4d0b-9f1c-0d6b7a8e9f10';
const at = '2026-11-20T08:00:00Z';
const answers = `POST /api/practice/${id}/answers`;

/** As the server has it: by question, which option was chosen. */
function sessionWith(chosen: readonly (number | null)[], changes: Partial<PracticeSession> = {}) {
  const items = steps.map(({ scenario, questionIndex }, position) => {
    const selectedOption = chosen[position] ?? null;
    const correct = selectedOption === null ? null : selectedOption === position + 1;
    return {
      scenarioId: scenario.id,
      version: scenario.version,
      questionIndex,
      selectedOption,
      response: null,
      confidence: null,
      correct,
      credit: correct === null ? null : Number(correct),
      seconds: correct === null ? null : 9,
    };
  });
  return {
    id,
    mode: 'tutor' as const,
    filters: {},
    shared: false,
    startedAt: at,
    completedAt: null,
    questions: items.length,
    answered: chosen.length,
    correct: null,
    score: null,
    xp: 0,
    items,
    editions: [],
    ...changes,
  } satisfies PracticeSession;
}

const recorded = (answered: number) => ({
  correct: true,
  answered,
  completed: answered === steps.length,
  user: buildUser(),
  leveledUp: false,
  unlocked: [],
  goal: { questions: null, answered, met: false },
  goalReached: false,
});

beforeEach(async () => {
  await loadNamespaces(practiceScreen.strings);
  await page.viewport(1280, 900);
  signInAs();
});

/** @param then what the server answers once the page asks again */
async function showRun(
  session: PracticeSession,
  api: Parameters<typeof fakeApi>[0],
  then: PracticeSession | Response = session,
) {
  let isAsked = false;
  const held = () => {
    const answer = isAsked ? then : session;
    isAsked = true;
    return answer;
  };
  const calls = fakeApi({
    'GET /api/scenarios/summaries': [],
    'GET /api/user/settings': {},
    'GET /api/user/preferences': {},
    'GET /api/marks': [],
    'GET /api/progress': [],
    'GET /api/mastery': { areas: [] },
    'GET /api/scenarios': steps.slice(0, 1).map(({ scenario }) => scenario),
    [`GET /api/practice/${id}`]: held,
    ...api,
  });
  const { hook } = memoryLocation({ path: `/practice/${id}` });
  const show = () =>
    renderApp(
      <Router hook={hook}>
        <Route path="/practice/:id" component={PracticeScreen} />
      </Router>,
    );
  const sent = () => calls.filter(({ path }) => path.endsWith('/answers')).map(({ body }) => body);
  return { screen: await show(), show, sent };
}

const question = (number: number) => page.getByText(`Question ${number} of 2`).first();
const explanation = () => page.getByText('This is the fact that decides.');

/** By the keyboard, wherever the option stands. */
async function answerWith(text: string) {
  const labels = [...document.querySelectorAll('section > fieldset label')];
  await userEvent.keyboard('ABCD'.charAt(labels.findIndex((label) => label.textContent.includes(text))));
  await userEvent.keyboard('{Enter}');
}

/** Until then, Enter is taken for the second half of a double press. */
async function goOn() {
  await expect.element(explanation()).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 750));
  await userEvent.keyboard('{Enter}');
}

describe('an answer in a practice session', () => {
  test('that could not be sent stays on this device, is not asked again, and goes out as it was given', async () => {
    let isDown = true;
    const { screen, show, sent } = await showRun(sessionWith([]), {
      [answers]: () => (isDown ? Promise.reject(new TypeError('Failed to fetch')) : recorded(1)),
    });
    await expect.element(question(1)).toBeVisible();
    await answerWith('Pears');
    await expect.element(screen.getByText('Saved on this device', { exact: true })).toBeVisible();
    await screen.unmount();

    const again = await show();
    await expect.element(question(2)).toBeVisible();
    await expect.element(again.getByText('Score: 1 / 1', { exact: true })).toBeVisible();
    const notice = again.getByText(/^1 result is saved on this device/);
    await expect.element(notice).toBeVisible();
    isDown = false;
    await again.getByRole('button', { name: 'Send now' }).click();
    await expect.element(notice).not.toBeInTheDocument();
    expect(sent()[0]).toMatchObject({ position: 0, selectedOption: 1 });
    expect(sent().at(-1)).toEqual(sent()[0]);
  });

  test('is not called recorded when the one before it is', async () => {
    const [first, second] = [Promise.withResolvers<object>(), Promise.withResolvers<object>()];
    // Whatever becomes of this test: nothing is sent behind an answer that never comes.
    onTestFinished(() => {
      first.resolve(recorded(1));
      second.resolve(recorded(2));
    });
    const { screen, sent } = await showRun(sessionWith([]), {
      [answers]: ({ body }: { body: unknown }) =>
        (body as { position: number }).position === 0 ? first.promise : second.promise,
    });
    await expect.element(question(1)).toBeVisible();
    await answerWith('Pears');
    await goOn();
    await expect.element(question(2)).toBeVisible();
    await answerWith('Plums');
    await expect.element(screen.getByText('Submitting...')).toBeVisible();
    first.resolve(recorded(1));
    await expect.poll(sent).toHaveLength(2);
    // Time for the news of the first to be drawn.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect.element(screen.getByText('Submitting...')).toBeVisible();
    second.resolve(recorded(2));
    await expect.element(screen.getByText('Answer recorded')).toBeVisible();
  });

  test('that another device gave first stands, here as well', async () => {
    const { screen } = await showRun(
      sessionWith([]),
      { [answers]: () => refusal(409, 'answer_recorded') },
      sessionWith([0]),
    );
    await expect.element(question(1)).toBeVisible();
    await answerWith('Pears');
    await expect.element(screen.getByText('Already answered on another device')).toBeVisible();
    await expect.element(screen.getByRole('radio', { name: /Apples/ })).toBeChecked();
    await expect.element(screen.getByText('Score: 0 / 1', { exact: true })).toBeVisible();
  });
});

test.each([
  [{}, 'Practice · All questions'],
  [{ states: ['wrong' as const] }, 'Practice · What I missed'],
])('a practice session says which it is: %o', async (filters, title) => {
  const { screen } = await showRun(sessionWith([], { filters }), {});
  await expect.element(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test.each([
  ['exam', 0, 1],
  ['exam', 1, 0],
  ['tutor', 0, 0],
] as const)('in %s mode after %i answers says that answers are final: %i', async (mode, answered, times) => {
  const { screen } = await showRun(sessionWith(answered === 0 ? [] : [1], { mode }), {});
  await expect.element(question(answered + 1)).toBeVisible();
  expect(screen.getByText("You can't change an answer once it's submitted.").elements()).toHaveLength(times);
});

describe('the end of a practice session', () => {
  test('that came on another device asks nothing more once the explanation has been read, and says that the answer was too late', async () => {
    const { screen, sent } = await showRun(
      sessionWith([1]),
      { [answers]: () => refusal(409, 'practice_ended') },
      sessionWith([1], { completedAt: at, correct: 1, score: 100 }),
    );
    await expect.element(question(2)).toBeVisible();
    await answerWith('Plums');
    await expect.element(screen.getByText("We couldn't count a saved result")).toBeVisible();
    await goOn();
    await expect.element(screen.getByRole('heading', { name: 'Practice complete' })).toHaveFocus();
    await expect.element(screen.getByText('1 of 1 question correct')).toBeVisible();
    await expect.element(screen.getByText('1 question not answered')).toBeVisible();
    expect(sent()).toHaveLength(1);
  });

  test('by deletion on another device waits until the explanation has been read', async () => {
    const { screen } = await showRun(
      sessionWith([]),
      { [answers]: () => refusal(404, 'practice_not_found') },
      refusal(404, 'practice_not_found'),
    );
    await expect.element(question(1)).toBeVisible();
    await answerWith('Pears');
    await expect.element(screen.getByText("We couldn't count a saved result")).toBeVisible();
    await goOn();
    await expect.element(screen.getByText("We can't find this practice session")).toBeVisible();
  });

  test('waits until the explanation of the last answer has been read', async () => {
    const older = sessionWith([1], { editions: steps.slice(0, 1).map(({ scenario }) => scenario) });
    const { screen } = await showRun(
      older,
      { [answers]: recorded(2) },
      sessionWith([1, 2], { completedAt: at, correct: 2, score: 100 }),
    );
    await expect.element(question(2)).toBeVisible();
    await answerWith('Plums');
    await expect.element(screen.getByText('Answer recorded')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Finish Session' })).toBeVisible();
    await goOn();
    await expect.element(screen.getByText('2 of 2 questions correct')).toBeVisible();
  });

  test('that is asked for early counts what was answered, and its result takes the focus', async () => {
    const { screen } = await showRun(sessionWith([1]), {
      [`POST /api/practice/${id}/end`]: sessionWith([1], { completedAt: at, correct: 1, score: 100 }),
    });
    await screen.getByRole('button', { name: 'End session' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'End session' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Practice complete' })).toHaveFocus();
    await expect.element(screen.getByText('1 of 1 question correct')).toBeVisible();
    await expect.element(screen.getByText('1 question not answered')).toBeVisible();
  });
});

test('a session that was begun a moment ago opens without being asked for again', async () => {
  const calls = fakeApi({
    'POST /api/practice': sessionWith([]),
    'GET /api/scenarios': steps.slice(0, 1).map(({ scenario }) => scenario),
    'GET /api/user/settings': {},
    'GET /api/marks': [],
  });
  const { hook } = memoryLocation({ path: '/' });
  const screen = await renderApp(
    <Router hook={hook}>
      <Route path="/">
        <PracticeButton filters={{}} matching={2} from="/" failed="">
          Begin
        </PracticeButton>
      </Route>
      <Route path="/practice/:id" component={PracticeScreen} />
    </Router>,
  );
  await screen.getByRole('button', { name: 'Begin' }).click();
  await expect.element(question(1)).toBeVisible();
  expect(calls.filter(({ path }) => path === `/api/practice/${id}`)).toEqual([]);
});
