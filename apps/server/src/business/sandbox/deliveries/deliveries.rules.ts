/**
 * When an event is delivered, in seconds from now: once or twice, at once or late, and so sometimes out of order, as
 * over a real network.
 * @param chance from 0 to 255
 */
export function deliveryDelays(chance: number): readonly number[] {
  if (chance < 16) return [lateSeconds];
  if (chance < 48) return [0, 0];
  if (chance < 64) return [0, lateSeconds];
  return [0];
}

const lateSeconds = 20;
