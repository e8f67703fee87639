import { type SandboxDeps, inGateway } from '../calls/gateway.service.ts';
import { Fault } from '../objects/faults.rules.ts';
import { disputePayment } from './disputes.service.ts';

/** Has a payment disputed, so that somebody trying the sandbox sees what follows. @returns why it can't be, or null */
export async function startDispute(deps: SandboxDeps, paymentIntentId: string): Promise<string | null> {
  try {
    await inGateway(deps, (ledger) => disputePayment(ledger, paymentIntentId));
    return null;
  } catch (error) {
    if (error instanceof Fault) return error.body.message;
    throw error;
  }
}
