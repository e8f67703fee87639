import { demoAccount } from '@rounds/contract/identity/accounts.rules';
import { openSession } from '../../src/identity/accounts/sessions/sessions.ts';
import { learnerEvents } from '../factories.ts';
import { seedDemo } from '../../src/demo/index.ts';
import { type Actors, createActors } from '../access/actors.ts';
import type { Sample } from '../access/fixtures.ts';
import { access } from '../access/table.ts';
import type { TestServer } from '../app.ts';
import type { RawReply, RawRequest } from '../client.ts';
import type { CallName } from '../endpoints.ts';
import { sendRequest } from '../send-request.ts';
import { type Caller, type Plan, requestOf } from './requests.ts';
import { requirements } from '../requirements.ts';

/**
 * A request that takes longer than this three times in a row is too slow, however busy the machine. In milliseconds.
 */
const maxMs = 1000;

interface Sent {
  readonly request: RawRequest;
  readonly reply: RawReply;
  readonly ms: number;
}

/** A call's fixture and its callers, recreated when a request has used it up. */
export class FuzzTarget {
  readonly #server: TestServer;
  readonly #origin: string;
  readonly #name: CallName;
  #demo: string | undefined;
  /** Whether anything has changed since. */
  #isUsed = false;
  #set: { readonly actors: Actors; readonly sample: Sample } | undefined;

  constructor(server: TestServer, origin: string, name: CallName) {
    this.#server = server;
    this.#origin = origin;
    this.#name = name;
  }

  async sample(): Promise<Sample> {
    return (await this.#ready()).sample;
  }

  /** Sends what is planned, recreating first what an earlier request has used up. */
  async send(plan: Plan): Promise<Sent> {
    const sent = await this.#sendNow(plan);
    const { status, text } = sent.reply;
    if (status === 429) {
      // Limits stay on, but are reset when one is reached, so that they don't hide the rest.
      await this.#server.db.run('truncate rate_limits');
    } else if (this.#isUsed && [401, 402, 403, 404, 409, 422].includes(status)) {
      this.#set = undefined;
      if (text.includes('"not_signed_in"')) this.#demo = undefined;
      return this.#sendNow(plan);
    }
    return sent;
  }

  async #sendNow(plan: Plan): Promise<Sent> {
    const { actors, sample } = await this.#ready();
    const [method = '', path = ''] = this.#name.split(' ');
    const token = await this.#tokenOf(plan.caller, actors);
    const request = requestOf(method, path, plan, sample, token);
    const reply = await sendRequest(this.#origin, request);
    let { ms } = reply;
    if (method !== 'GET' && reply.status < 300) this.#isUsed = true;
    for (let again = 0; ms > maxMs && again < 2; again += 1)
      ms = Math.min(ms, (await sendRequest(this.#origin, request)).ms);
    return { request, reply, ms };
  }

  async #ready() {
    if (this.#set) return this.#set;
    this.#isUsed = false;
    const actors = await createActors(this.#server);
    const [fixture] = access.get(this.#name)!;
    return (this.#set = { actors, sample: await fixture(actors) });
  }

  async #tokenOf(caller: Plan['caller'], actors: Actors): Promise<string | undefined> {
    if (caller === 'nobody') return undefined;
    if (caller !== 'demo') return actors[caller].token;
    return (this.#demo ??= await signInDemo(this.#server));
  }
}

async function signInDemo({ db, clock }: TestServer): Promise<string> {
  await seedDemo(db, clock, { events: learnerEvents, requirements });
  const [demo] = await db.run<{ id: number }>('select id from users where email = $1', [demoAccount.email]);
  return db.transaction((tx) => openSession(tx, demo!.id, clock.now()));
}

/** Who is allowed, by the access table: the owner if possible. */
export function allowed(name: CallName): Caller {
  const [, , stranger, member, owner] = access.get(name)!;
  const answers = { owner, member, stranger };
  return (
    (['owner', 'member', 'stranger'] as const).find((one) => typeof answers[one] === 'number') ?? 'owner'
  );
}

export const isTooLong = (ms: number): boolean => ms > maxMs;
