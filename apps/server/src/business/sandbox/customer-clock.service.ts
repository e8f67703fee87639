import { bringForward, nextOf } from './clocks.service.ts';
import { type SandboxDeps, inGateway } from './gateway.service.ts';

/** When time next does something to a customer's subscription. */
export async function nextEvent(deps: SandboxDeps, customer: string): Promise<Date | null> {
  const seconds = await inGateway(deps, (ledger) => nextOf(ledger, customer));
  return seconds === null ? null : new Date(seconds * 1000);
}

/** Lets it happen now. For who tries the sandbox out: nobody waits a month for a renewal. */
export const bringNextEvent = (deps: SandboxDeps, customer: string): Promise<void> =>
  inGateway(deps, (ledger) => bringForward(ledger, customer));
