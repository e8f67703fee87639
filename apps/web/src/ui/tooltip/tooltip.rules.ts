const showDelayMs = 700;
const skipDelayMs = 300;

/** Milliseconds to wait before showing, from the time since another tooltip closed. */
export function tooltipDelay(sinceLastClosed: number): number {
  return sinceLastClosed < skipDelayMs ? 0 : showDelayMs;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

const gap = 6;
const margin = 8;

/** A tooltip's position in viewport pixels: centered above its target, or below where there is no room. */
export function tooltipPosition(target: Box, tip: Pick<Box, 'width' | 'height'>, viewportWidth: number) {
  const centered = target.left + target.width / 2 - tip.width / 2;
  const left = Math.max(margin, Math.min(centered, viewportWidth - tip.width - margin));
  const above = target.top - gap - tip.height;
  return { left, top: above >= margin ? above : target.bottom + gap };
}
