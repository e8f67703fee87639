import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { PlayerState } from '../../player.rules.ts';

interface Parts {
  readonly index: PlayerState['index'];
  readonly phase: PlayerState['phase'];
  readonly paused: PlayerState['paused'];
  /** Whether an answer is complete. */
  readonly canSubmit: boolean;
  readonly selected: PlayerState['selected'];
  readonly titleRef: RefObject<HTMLElement | null>;
  readonly progress: RefObject<HTMLElement | null>;
  readonly card: RefObject<HTMLElement | null>;
  readonly verdict: RefObject<HTMLElement | null>;
  readonly button: RefObject<HTMLElement | null>;
}

const gap = 12;
/** The height of the header on a wide screen. */
const headerHeight = 64;
const phoneHeaderHeight = 56;
/** Between the header and the first line of a question; whatever is above that line stays covered. */
const lineGap = 6;
const settlingFrames = 8;

/**
 * Scrolls to what comes next: to the top of a new question and, after an answer, to the verdict with the sentence that
 * explains it, clear of sticky bars above and below.
 */
export function useScrolling({
  index,
  phase,
  paused,
  canSubmit,
  selected,
  titleRef,
  progress,
  card,
  verdict,
  button,
}: Parts): void {
  const shown = useRef(-1);
  // Before painting, so that keys act on what is visible.
  useLayoutEffect(() => {
    if (shown.current === index) return;
    const isFirst = shown.current === -1;
    shown.current = index;
    if (isFirst) return titleRef.current?.focus({ preventScroll: true });
    if (!summaryOf()) window.scrollTo(0, 0);
    else if (progress.current) {
      window.scrollBy({ top: progress.current.getBoundingClientRect().top - phoneHeaderHeight - lineGap });
    }
    card.current?.focus({ preventScroll: true });
  }, [index, titleRef, progress, card]);

  // The footer covers neither the chosen option nor, if there is room, the remaining options and the confidence.
  useEffect(() => {
    if (phase === 'choosing' && canSubmit && card.current) clearTheFoot(card.current, button.current);
  }, [index, phase, canSubmit, selected, card, button]);

  // The focused element disappeared with the pause; this makes keys work again at once.
  const wasPaused = useRef(false);
  useEffect(() => {
    if (wasPaused.current && !paused) card.current?.focus({ preventScroll: true });
    wasPaused.current = paused;
  }, [paused, card]);

  useEffect(() => {
    const box = verdict.current;
    if (phase !== 'explained' || !box) return;
    // A radio button that gets disabled would lose the focus.
    if (document.activeElement !== button.current) card.current?.focus({ preventScroll: true });
    // Over several frames: the notification that comes with the verdict pushes down the sticky bars.
    let left = settlingFrames;
    const follow = () => {
      bringIntoView(box, card.current?.querySelector('h2') ?? box, button.current);
      left -= 1;
      if (left > 0) frame = requestAnimationFrame(follow);
    };
    let frame = requestAnimationFrame(follow);
    return () => cancelAnimationFrame(frame);
  }, [index, phase, card, verdict, button]);
}

/** The question with the verdict and its first sentence, if all three fit; else without the question. */
export function bringIntoView(verdict: HTMLElement, question: HTMLElement, button: HTMLElement | null): void {
  const sentence = verdict.querySelector('[data-first-sentence]') ?? verdict;
  const end = sentence.getBoundingClientRect().bottom;
  const foot = (button?.getBoundingClientRect().top ?? window.innerHeight) - gap;
  const above = coveredAbove();
  const ofQuestion = question.getBoundingClientRect().top;
  const fits = end - ofQuestion <= foot - above - gap;
  const top = fits ? ofQuestion : verdict.getBoundingClientRect().top;
  const isSeen = top >= above && end <= foot;
  if (!isSeen) window.scrollBy({ top: top - above - gap });
}

function clearTheFoot(card: HTMLElement, button: HTMLElement | null): void {
  const end = card.querySelector('[data-answers-end]') ?? card.querySelector('fieldset');
  const chosen = [...card.querySelectorAll('fieldset input:checked')].at(-1)?.closest('label');
  // A number is being typed, or a list picked from: it is in view where it has the focus.
  if (!end || !chosen) return;
  const foot = (button?.getBoundingClientRect().top ?? window.innerHeight) - gap;
  const hidden = end.getBoundingClientRect().bottom + gap - foot;
  const room = chosen.getBoundingClientRect().top - coveredAbove() - gap;
  const top = Math.min(hidden, room);
  if (top > 0) window.scrollBy({ top, behavior: 'smooth' });
}

/** The height of the sticky bars at the top, in pixels: on a phone, the patient under the header or a notification. */
export function coveredAbove(): number {
  const summary = summaryOf();
  if (!summary) return headerHeight;
  return parseFloat(getComputedStyle(summary).top) + summary.getBoundingClientRect().height;
}

/** The sticky part of the case, if it isn't beside the question. */
function summaryOf(): Element | null {
  return document.querySelector('[data-summary]');
}
