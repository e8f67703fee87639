import { useEffect, useRef, type RefObject } from 'react';
import type { PlayerState } from '../../player.rules.ts';

interface Parts {
  readonly index: PlayerState['index'];
  readonly phase: PlayerState['phase'];
  readonly paused: PlayerState['paused'];
  readonly titleRef: RefObject<HTMLElement | null>;
  readonly progress: RefObject<HTMLElement | null>;
  readonly card: RefObject<HTMLElement | null>;
  readonly verdict: RefObject<HTMLElement | null>;
  readonly button: RefObject<HTMLElement | null>;
}

const gap = 12;
/** Of the header on a wide screen. */
const headerHeight = 64;
const phoneHeaderHeight = 56;
/** Between the header and the first line of a question; what stands above that line stays covered. */
const lineGap = 6;
const settlingFrames = 8;

/**
 * Brings into view what comes next: a new question from its top, and after an answer the verdict with the sentence that
 * explains it, clear of what sticks above and below.
 */
export function useScrolling({
  index,
  phase,
  paused,
  titleRef,
  progress,
  card,
  verdict,
  button,
}: Parts): void {
  const shown = useRef(-1);
  useEffect(() => {
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

  // What had the focus went with the pause; keys work again at once.
  const wasPaused = useRef(false);
  useEffect(() => {
    if (wasPaused.current && !paused) card.current?.focus({ preventScroll: true });
    wasPaused.current = paused;
  }, [paused, card]);

  useEffect(() => {
    const box = verdict.current;
    if (phase !== 'explained' || !box) return;
    // A radio button that locks would take the focus with it.
    if (document.activeElement !== button.current) card.current?.focus({ preventScroll: true });
    // Over some frames: the notification that comes with the verdict pushes down what sticks above it.
    let left = settlingFrames;
    const follow = () => {
      bringIntoView(box, button.current);
      left -= 1;
      if (left > 0) frame = requestAnimationFrame(follow);
    };
    let frame = requestAnimationFrame(follow);
    return () => cancelAnimationFrame(frame);
  }, [index, phase, card, verdict, button]);
}

function bringIntoView(verdict: HTMLElement, button: HTMLElement | null): void {
  const { top } = verdict.getBoundingClientRect();
  const sentence = verdict.querySelector('[data-first-sentence]') ?? verdict;
  const foot = button?.getBoundingClientRect().top ?? window.innerHeight;
  const above = coveredAbove();
  const isSeen = top >= above && sentence.getBoundingClientRect().bottom <= foot - gap;
  if (!isSeen) window.scrollBy({ top: top - above - gap });
}

/** The height of what sticks at the top, in pixels: on a phone the patient, under the header or a notification over it. */
function coveredAbove(): number {
  const summary = summaryOf();
  if (!summary) return headerHeight;
  return parseFloat(getComputedStyle(summary).top) + summary.getBoundingClientRect().height;
}

/** What sticks of the case where it isn't beside the question. */
function summaryOf(): Element | null {
  return document.querySelector('[data-summary]');
}
