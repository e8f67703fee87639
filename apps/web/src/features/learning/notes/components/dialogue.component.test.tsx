import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp } from '../../../../../testing/render-app.tsx';
import { loadNamespaces } from '../../../../i18n/translation.ts';
import { Dialogue } from './dialogue.tsx';

const turns = [
  { speaker: 'Mr. Silva', text: 'I would like to understand edema.' },
  { speaker: 'You', text: 'Edema is swelling caused by fluid in the tissues.' },
];

/** A browser with voices in these languages, and what it was asked to say. */
function speaking(...languages: string[]) {
  const said: SpeechSynthesisUtterance[] = [];
  const voices = languages.map((lang) => ({ lang }) as SpeechSynthesisVoice);
  vi.spyOn(speechSynthesis, 'getVoices').mockReturnValue(voices);
  vi.spyOn(speechSynthesis, 'speak').mockImplementation((one) => void said.push(one));
  const cancel = vi.spyOn(speechSynthesis, 'cancel').mockImplementation(() => undefined);
  return { said, cancel };
}

beforeEach(async () => {
  vi.restoreAllMocks();
  await loadNamespaces(['learning/notes']);
});

describe('a dialogue', () => {
  test('is read aloud at a press, turn by turn, and stops at the next press', async () => {
    const { said, cancel } = speaking('de-DE', 'en_GB');
    const screen = await renderApp(<Dialogue turns={turns} />);
    await expect.element(screen.getByText('Mr. Silva')).toBeVisible();
    expect(said).toEqual([]);
    const read = screen.getByRole('button', { name: 'Read aloud' });
    await userEvent.tab();
    await expect.element(read).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(said.map(({ text, lang }) => [text, lang])).toEqual(turns.map(({ text }) => [text, 'en-GB']));
    expect(said[0]?.pitch).not.toBe(said[1]?.pitch);
    const current = () => document.querySelector('[aria-current]')?.textContent;
    expect(current()).toContain('I would like');
    said[1]?.dispatchEvent(new Event('start'));
    await expect.poll(current).toContain('Edema is swelling');
    const stop = screen.getByRole('button', { name: 'Stop' });
    await expect.element(stop).toHaveFocus();
    cancel.mockClear();
    await userEvent.keyboard('{Enter}');
    expect(cancel).toHaveBeenCalledOnce();
    await expect.element(read).toHaveFocus();
    expect(current()).toBeUndefined();
  });

  test('can be played again once it has finished, and goes silent when it is left', async () => {
    const { said, cancel } = speaking('en-US');
    const screen = await renderApp(<Dialogue turns={turns} />);
    await screen.getByRole('button', { name: 'Read aloud' }).click();
    said[1]?.dispatchEvent(new Event('end'));
    await screen.getByRole('button', { name: 'Read aloud' }).click();
    expect(said).toHaveLength(4);
    cancel.mockClear();
    await screen.unmount();
    expect(cancel).toHaveBeenCalledOnce();
  });

  test('can be read if the browser has no English voice', async () => {
    speaking('de-DE');
    const screen = await renderApp(<Dialogue turns={turns} />);
    await expect.element(screen.getByText(turns[1]!.text)).toBeVisible();
    expect(screen.getByRole('button').elements()).toEqual([]);
  });
});
