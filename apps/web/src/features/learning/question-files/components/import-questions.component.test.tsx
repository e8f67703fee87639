import { describe, expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { ImportQuestions } from './import-questions.tsx';

const create = 'POST /api/question-files/tests';
const question = (stem: string) => ({
  kind: 'multiple_choice',
  stem,
  options: ['Potassium', 'Sodium', 'Calcium'],
  key: 0,
  rationales: [],
  explanation: '',
});
const first = question('Which electrolyte falls first?');
const second = question('Which electrolyte falls next?');
const read = {
  questions: [
    { question: first, remarks: ['key_longest'] },
    { question: second, remarks: [] },
  ],
  skipped: [{ number: 3, reason: 'no_single_answer' }],
};

/** Answers the upload, which uses the older API: `fetch` doesn't report upload progress. */
function fakeReading(answer: () => Response | Promise<Response> | null) {
  const sent = vi.fn();
  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    statusText = '';
    responseText = '';
    open(method: string, path: string): void {
      sent(`${method} ${path}`);
    }
    setRequestHeader(): void {}
    getResponseHeader(): null {
      return null;
    }
    send(): void {
      void this.answer();
    }
    private async answer(): Promise<void> {
      const response = await answer();
      this.status = response?.status ?? 0;
      this.responseText = (await response?.text()) ?? '';
      this.dispatchEvent(new Event(response ? 'load' : 'error'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return sent;
}

async function showImport(answers: Parameters<typeof fakeApi>[0] = {}) {
  signInAs();
  const calls = fakeApi(answers);
  const onImported = vi.fn();
  const notes = [{ id: 3, title: 'Electrolytes' }];
  const screen = await renderApp(<ImportQuestions notes={notes} subject="nursing" onImported={onImported} />);
  return {
    calls,
    screen,
    onImported,
    file: screen.getByLabelText('Import questions', { exact: true }).first(),
    heading: screen.getByText('Review the imported questions'),
    title: screen.getByRole('textbox', { name: 'Title of the test' }),
    submit: screen.getByRole('button', { name: 'Create test' }),
    discard: screen.getByRole('button', { name: 'Discard' }),
  };
}

const gift = () => new File(['{}'], 'Electrolytes week 2.gift', { type: 'text/plain' });

describe('importing questions', () => {
  test.each([
    ['can’t be read', () => refusal(422, 'question_file_unreadable'), /This file is damaged/],
    ['is too large', () => refusal(413, 'question_file_too_large'), /This file is too large/],
    ['doesn’t arrive', () => null, /^No connection/],
  ])('of a file that %s says so and changes nothing; another can be chosen', async (_, answer, why) => {
    let fails = true;
    fakeReading(() => (fails ? answer() : Response.json(read)));
    const { screen, file, heading } = await showImport();
    await file.upload(gift());
    await expect.element(screen.getByRole('alert').getByText(why)).toBeVisible();
    await expect.element(heading).not.toBeInTheDocument();
    fails = false;
    await file.upload(gift());
    await expect.element(heading).toHaveFocus();
  });

  test('from an Anki deck says what can be imported, and sends nothing', async () => {
    const sent = fakeReading(() => Response.json(read));
    const { screen, file, heading } = await showImport();
    await file.upload(new File(['PK'], 'Cardiology.APKG'));
    const told = screen.getByText(/^Anki decks can be exported but not imported\. Choose a GIFT,/);
    await expect.element(told).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    await file.upload(gift());
    await expect.element(heading).toHaveFocus();
    await expect.element(told).not.toBeInTheDocument();
  });

  test('shows what was read and what was left out, and creates the test once', async () => {
    fakeReading(() => Response.json(read));
    const answer = Promise.withResolvers<object>();
    const { calls, screen, onImported, file, heading, title, submit } = await showImport({
      [create]: () => answer.promise,
    });
    await file.upload(gift());
    await expect.element(heading).toHaveFocus();
    await expect.element(title).toHaveValue('Electrolytes week 2');
    await expect.element(screen.getByText("Question 3: doesn't have exactly one right answer")).toBeVisible();
    await screen.getByRole('combobox', { name: 'Save under note' }).selectOptions('Electrolytes');
    await submit.click();
    await submit.click({ force: true });
    await expect.element(submit).toHaveAttribute('aria-busy', 'true');
    answer.resolve({ id: 12 });
    await expect.element(screen.getByText('Test created from the imported questions.')).toBeVisible();
    expect(onImported).toHaveBeenCalledOnce();
    await expect.element(heading).not.toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([
      { title: 'Electrolytes week 2', noteId: 3, subject: 'nursing', questions: [first, second] },
    ]);
  });

  test('keeps what was reviewed when it is refused, even if the screen is left', async () => {
    fakeReading(() => Response.json(read));
    const { screen, onImported, file, title, submit } = await showImport({
      [create]: () => refusal(404, 'note_not_found'),
    });
    await file.upload(gift());
    await title.fill('Week 2');
    await screen.getByRole('button', { name: 'Remove: Question 1' }).click();
    await submit.click();
    await expect.element(screen.getByText("We couldn't create the test")).toBeVisible();
    await expect.element(screen.getByText(/This note can't be found/)).toBeVisible();
    expect(onImported).not.toHaveBeenCalled();
    await screen.unmount();

    const again = await showImport({ [create]: { id: 12 } });
    await expect.element(again.title).toHaveValue('Week 2');
    await again.submit.click();
    await expect.poll(() => again.onImported.mock.calls).toHaveLength(1);
    expect(again.calls[0]?.body).toMatchObject({ title: 'Week 2', questions: [second] });
  });

  test('keeps the focus among the questions when one is removed, down to the last', async () => {
    fakeReading(() => Response.json(read));
    const { screen, file, heading, submit, discard } = await showImport();
    await file.upload(gift());
    await screen.getByRole('button', { name: 'Remove: Question 1' }).click();
    const last = screen.getByRole('button', { name: 'Remove: Question 2' });
    await expect.element(last).toHaveFocus();
    await last.click();
    await expect.element(heading).toHaveFocus();
    await expect.element(screen.getByText(/No questions are left/)).toBeVisible();
    await expect.element(submit).not.toBeInTheDocument();
    await discard.click();
    await expect.element(screen.getByRole('button', { name: 'Import questions' })).toHaveFocus();
  });

  test('starts over after discarding, without the messages about the last one', async () => {
    fakeReading(() => Response.json(read));
    const { screen, file, heading, submit, discard } = await showImport({
      [create]: () => refusal(503, 'unavailable'),
    });
    await file.upload(gift());
    await submit.click();
    await expect.element(screen.getByText("We couldn't create the test")).toBeVisible();
    await discard.click();
    await file.upload(gift());
    await expect.element(heading).toHaveFocus();
    await expect.element(screen.getByText("We couldn't create the test")).not.toBeInTheDocument();
  });
});
