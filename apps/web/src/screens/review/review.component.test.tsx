import { describe, expect, onTestFinished, test } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../testing/render-app.tsx';
import { ReviewScreen } from './review.screen.tsx';

const overview = {
  dailyLimit: 20,
  examOn: null,
  today: '2026-11-24',
  due: 3,
  waiting: 0,
  reviewedToday: 0,
  scheduled: 4,
  suspended: 0,
  nextOn: '2026-11-25',
  forecast: [
    { day: '2026-11-25', due: 1 },
    { day: '2026-11-28', due: 4 },
  ],
};
const item = {
  id: 31,
  ownQuestion: null,
  scenarioId: 7,
  questionIndex: 1,
  dueOn: '2026-11-25',
  intervalDays: 3,
  repetitions: 2,
  lapses: 1,
  suspended: false,
};

const countOf = (wrong: number) => ({
  matching: 145,
  states: { not_seen: 100, wrong, due: 0, marked: 0, weak: 0 },
});

async function openScreen(answers: Parameters<typeof fakeApi>[0] = {}) {
  signInAs({ careerPath: 'nursing' });
  const calls = fakeApi({
    'GET /api/review': overview,
    'GET /api/review/items': [item],
    'GET /api/review/memory': { isPersonal: false, reviews: 40, needed: 500, fittedOn: null },
    'GET /api/scenarios': [],
    'GET /api/note-review': { due: 0, scheduled: 0, items: [] },
    'POST /api/practice/count': countOf(4),
    ...answers,
  });
  return { calls, screen: await renderApp(<ReviewScreen />) };
}

describe('review', () => {
  test('begins with what is due, and says why it could not', async () => {
    const { calls, screen } = await openScreen({ 'POST /api/practice': () => refusal(503, 'unavailable') });
    await expect.element(screen.getByText('3 questions to review')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Back to Dashboard' }))
      .toHaveAttribute('href', '/dashboard');
    await screen.getByRole('button', { name: 'Start review' }).click();
    await expect.element(screen.getByText("We couldn't start your review")).toBeVisible();
    expect(calls.find(({ path }) => path === '/api/practice')?.body).toMatchObject({
      filters: { states: ['due'] },
      count: 40,
      mode: 'tutor',
    });
  });

  test('doesn’t press for what is beyond today’s limit', async () => {
    const { screen } = await openScreen({ 'GET /api/review': { ...overview, waiting: 12 } });
    await expect.element(screen.getByText('12 more can wait. Tomorrow is fine.')).toBeVisible();
  });

  test('says when the next ones are due once today is done', async () => {
    const { screen } = await openScreen({ 'GET /api/review': { ...overview, due: 0, reviewedToday: 3 } });
    const due = screen.getByRole('region', { name: 'Due now' });
    await expect.element(due.getByText('All done for today')).toBeVisible();
    await expect.element(due.getByText('The next questions are due tomorrow.')).toBeVisible();
    expect(due.getByRole('button').elements()).toEqual([]);
  });

  test.each([
    [4, 0, 'Practice what you missed', '/practice?state=wrong&path=all'],
    [0, 3, 'Your notes', '/note-analysis?tab=analyze'],
    [0, 0, 'Choose a case', '/learning-pathways'],
  ])('with %i missed in cases and %i from notes, leads on to “%s”', async (wrong, scheduled, name, href) => {
    const { screen } = await openScreen({
      'GET /api/review': { ...overview, due: 0 },
      'GET /api/note-review': { due: 0, scheduled, items: [] },
      'POST /api/practice/count': countOf(wrong),
    });
    const due = screen.getByRole('region', { name: 'Due now' });
    await expect.element(due.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(due.getByRole('link').elements()).toHaveLength(1);
  });

  test('brings what today’s limit left over back tomorrow, wherever it tells of it', async () => {
    const { screen } = await openScreen({
      'GET /api/review': {
        ...overview,
        due: 0,
        waiting: 19,
        reviewedToday: 5,
        nextOn: '2026-11-28',
        forecast: [{ day: '2026-11-28', due: 4 }],
      },
      'GET /api/review/items': [{ ...item, dueOn: '2026-11-23' }],
    });
    const due = screen.getByRole('region', { name: 'Due now' });
    await expect.element(due.getByText('The next questions are due tomorrow.')).toBeVisible();
    const coming = screen.getByRole('table', { name: 'Coming up' });
    await expect.element(coming.getByRole('row', { name: 'Wed, November 25 19' })).toBeVisible();
    const list = screen.getByRole('list', { name: 'Wednesday, November 25' });
    expect(list.getByRole('listitem').elements()).toHaveLength(1);
  });

  test('says what will be here while nothing was missed', async () => {
    const none = { ...overview, due: 0, scheduled: 0, nextOn: null, forecast: [] };
    const { screen } = await openScreen({ 'GET /api/review': none, 'GET /api/review/items': [] });
    const due = screen.getByRole('region', { name: 'Due now' });
    await expect.element(due.getByText('Nothing to review yet')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Review settings' })).toBeVisible();
    // Once: neither the list nor the days ahead say it again.
    expect(screen.getByText('Nothing to review yet').elements()).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'Coming up' }).elements()).toEqual([]);
  });

  test('says that the list is missing, and doesn’t ask for it without end', async () => {
    const { calls, screen } = await openScreen({
      'GET /api/review/items': () => refusal(503, 'unavailable'),
    });
    await expect.element(screen.getByText("We couldn't load your questions.")).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(calls.filter(({ path }) => path.startsWith('/api/review/items')).length).toBeLessThan(4);
    await expect.element(screen.getByRole('button', { name: 'Start review' })).toBeVisible();
  });

  test('pauses a question, and takes one out once it has asked', async () => {
    let row: typeof item | null = item;
    const { screen } = await openScreen({
      'GET /api/review/items': () => (row ? [row] : []),
      'PUT /api/review/items/31': () => (row = { ...item, suspended: true }),
      'DELETE /api/review/items/31': () => {
        row = null;
        return { ok: true };
      },
    });
    const list = screen.getByRole('region', { name: 'Questions that come back' });
    await expect.element(list.getByText('missed again once')).toBeVisible();
    await expect.element(list.getByText('Wednesday, November 25')).toBeVisible();
    const options = list.getByRole('button', { name: /^Actions: / });
    await options.click();
    await list.getByRole('button', { name: 'Pause' }).click();
    await expect.element(list.getByText('Paused')).toBeVisible();
    await options.click();
    await expect.element(list.getByRole('button', { name: 'Resume' })).toBeVisible();
    await list.getByRole('button', { name: 'Remove' }).click();
    const question = screen.getByRole('dialog', { name: 'Remove this question?' });
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect.element(list.getByText('Nothing to review yet')).toBeVisible();
  });

  test('leaves a question where it is and says so where it can’t be changed', async () => {
    const { screen } = await openScreen({
      'PUT /api/review/items/31': () => refusal(503, 'unavailable'),
      'DELETE /api/review/items/31': () => refusal(503, 'unavailable'),
    });
    const list = screen.getByRole('region', { name: 'Questions that come back' });
    const failures = screen.getByText("We couldn't change that");
    const options = list.getByRole('button', { name: /^Actions: / });
    await options.click();
    await list.getByRole('button', { name: 'Pause' }).click();
    await expect.element(failures.first()).toBeVisible();
    await options.click();
    await expect.element(list.getByRole('button', { name: 'Pause' })).toBeVisible();
    await list.getByRole('button', { name: 'Remove' }).click();
    const question = screen.getByRole('dialog', { name: 'Remove this question?' });
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(list.getByText('Wednesday, November 25')).toBeVisible();
  });

  test('offers what is from notes beside the rest, out of the same number', async () => {
    const fromNotes = { 'GET /api/note-review': { due: 2, scheduled: 5, items: [] } };
    const { screen } = await openScreen(fromNotes);
    await expect.element(screen.getByText('1 question to review')).toBeVisible();
    await expect.element(screen.getByText('Due from your notes: 2')).toBeVisible();
  });

  test('begins with the notes where nothing else is due', async () => {
    const { screen } = await openScreen({ 'GET /api/note-review': { due: 3, scheduled: 5, items: [] } });
    await expect.element(screen.getByText('Due from your notes: 3')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Review', exact: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start review' }).elements()).toEqual([]);
  });

  test('lays out a question as its language is read, at the side of the interface', async () => {
    document.documentElement.dir = 'rtl';
    onTestFinished(() => document.documentElement.removeAttribute('dir'));
    const own = { ...item, scenarioId: null, questionIndex: null, ownQuestion: 'Which valve closes first?' };
    const { screen } = await openScreen({ 'GET /api/review/items': [own] });
    const question = screen.getByText('Which valve closes first?');
    await expect.element(question).toHaveStyle({ direction: 'ltr', textAlign: 'right' });
  });

  test('lists a question from notes, to be paused and taken out like any other', async () => {
    const own = { ...item, scenarioId: null, questionIndex: null, ownQuestion: 'Which valve closes first?' };
    const { screen } = await openScreen({
      'GET /api/review/items': () => [own],
      'PUT /api/review/items/31': () => Object.assign(own, { suspended: true }),
    });
    const list = screen.getByRole('region', { name: 'Questions that come back' });
    await expect.element(list.getByText('Which valve closes first?')).toBeVisible();
    await expect.element(list.getByText('From your notes')).toBeVisible();
    await list.getByRole('button', { name: 'Actions: From your notes · Which valve closes first?' }).click();
    await list.getByRole('button', { name: 'Pause' }).click();
    await expect.element(list.getByText('Paused')).toBeVisible();
  });

  test('doesn’t reproach: what has been due for a week is due now', async () => {
    const late = { ...item, dueOn: '2026-11-17' };
    const { screen } = await openScreen({ 'GET /api/review/items': [late] });
    const list = screen.getByRole('region', { name: 'Questions that come back' });
    await expect.element(list.getByText('Due now')).toBeVisible();
    expect(list.getByText('November 17').elements()).toEqual([]);
  });

  test('names a day once, however many questions come back on it', async () => {
    const dueOn = ['2026-11-23', '2026-11-24', '2026-11-24', '2026-11-26', '2026-11-26'];
    const { screen } = await openScreen({
      'GET /api/review/items': dueOn.map((day, at) => ({
        ...item,
        id: 31 + at,
        questionIndex: at,
        dueOn: day,
      })),
    });
    const list = screen.getByRole('region', { name: 'Questions that come back' });
    const now = list.getByRole('list', { name: 'Due now' });
    await expect.poll(() => now.getByRole('listitem').elements()).toHaveLength(3);
    expect(list.getByText('Due now').elements()).toHaveLength(1);
    expect(list.getByText('Thursday, November 26').elements()).toHaveLength(1);
  });

  test('closes the settings once they are saved', async () => {
    const { screen } = await openScreen({ 'PUT /api/review': { ...overview, dailyLimit: 50 } });
    await screen.getByRole('button', { name: 'Review settings' }).click();
    await screen.getByRole('combobox', { name: 'Reviews a day' }).selectOptions('50');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Review settings' })).not.toBeInTheDocument();
  });

  test.each([
    [{ isPersonal: false, reviews: 1040, fittedOn: null }, 'You have 1,040 so far.'],
    [{ isPersonal: true, reviews: 650, fittedOn: '2026-11-24' }, 'from 650 of your reviews'],
    [{ isPersonal: false, reviews: 650, fittedOn: '2026-11-24' }, 'the usual intervals work best'],
  ])('says what the intervals are made from: %o', async (memory, said) => {
    const { screen } = await openScreen({ 'GET /api/review/memory': { ...memory, needed: 500 } });
    await screen.getByRole('button', { name: 'Review settings' }).click();
    const settings = screen.getByRole('dialog', { name: 'Review settings' });
    await expect.element(settings.getByText(said, { exact: false })).toBeVisible();
  });

  test('keeps what was chosen where saving fails', async () => {
    const { calls, screen } = await openScreen({ 'PUT /api/review': () => refusal(503, 'unavailable') });
    await screen.getByRole('button', { name: 'Review settings' }).click();
    const save = screen.getByRole('button', { name: 'Save' });
    await expect.element(save).toBeDisabled();
    await screen.getByRole('combobox', { name: 'Reviews a day' }).selectOptions('50');
    await screen.getByLabelText('Exam date').fill('2026-12-12');
    await save.click();
    await expect
      .element(screen.getByText("Rounds isn't available right now.", { exact: false }))
      .toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      dailyLimit: 50,
      examOn: '2026-12-12',
    });
    await expect.element(screen.getByLabelText('Exam date')).toHaveValue('2026-12-12');
  });
});
