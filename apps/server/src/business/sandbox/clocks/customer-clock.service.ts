import { bringForward, nextOf } from './clocks.service.ts';
import { type SandboxDeps, inGateway } from '../calls/gateway.service.ts';

/** When the next timed event of a customer's subscription is due. */
export async function nextEvent(deps: SandboxDeps, customer: string): Promise<Date | null> {
  const seconds = await inGateway(deps, (ledger) => nextOf(ledger, customer));
  return seconds === null ? null : new Date(seconds * 1000);
}

/** Makes it happen now, so that nobody trying the sandbox waits a month for a renewal. */
export const triggerNextEvent = (deps: SandboxDeps, customer: string): Promise<void> =>
  inGateway(deps, (ledger) => bringForward(ledger, customer));
