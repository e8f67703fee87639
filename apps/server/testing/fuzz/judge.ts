import { type Endpoint, errorsOf } from '@rounds/contract/endpoint';
import { ErrorBody, sharedErrors } from '@rounds/contract/errors';
import type { RawReply } from '../client.ts';

/** Words that appear in an answer only if it leaks the server's internals. */
const insides =
  /\bat .+:\d+:\d+|node_modules|\.[cm]?[jt]s\b|\/src\/|select .+ from|insert into|syntax error|violates|constraint|relation "|duplicate key|invalid byte|out of range|ECONN|SQLSTATE|drizzle|pglite|postgres|\bpg\b|FST_|Unexpected token|Cannot read|is not a function|undefined|\[object Object\]|\bNaN\b/i;

const always = { 'x-content-type-options': /^nosniff$/, 'x-request-id': /^[\w-]{1,64}$/ };
const forData = {
  'content-security-policy': /default-src 'none'/,
  'cross-origin-resource-policy': /^(same|cross)-origin$/,
};

/** The only answers to signed-in callers that a browser may store, revalidating each time. */
const keptByBrowsers = /^private, no-cache$/;

function headersAsPromised(reply: RawReply, endpoint: Endpoint | undefined): string[] {
  const missing = Object.entries({ ...always, ...forData })
    .filter(([name, form]) => !form.test(reply.headers[name] ?? ''))
    .map(([name]) => `${name}: ${reply.headers[name] ?? 'missing'}`);
  const kept = reply.headers['cache-control'] ?? '';
  const isPersonal = reply.status >= 400 || (endpoint !== undefined && endpoint.auth !== 'none');
  if (isPersonal && kept !== 'no-store' && !keptByBrowsers.test(kept)) missing.push(`cache-control: ${kept}`);
  return missing;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function ofFailure({ status, headers, text }: RawReply, endpoint: Endpoint | undefined): string[] {
  const body = ErrorBody.safeParse(parsed(text));
  if (!body.success) return [`a failure without its body: ${text.slice(0, 200)}`];
  const { code, message, issues = [] } = body.data;
  // An address that belongs to no call is a 404.
  const known = endpoint ? [...errorsOf(endpoint), sharedErrors.not_found] : [];
  const isKnown = known.some((one) => one.code === code && one.status === status);
  const found = endpoint && !isKnown ? [`${status} ${code} is not in the contract`] : [];
  const told = [message, ...issues.map((issue) => issue.message)].join('\n');
  if (insides.test(told)) found.push(`something of the inside: ${told}`);
  if (status === 429 && !/^\d+$/.test(headers['retry-after'] ?? '')) found.push('429 without Retry-After');
  return found;
}

function ofSuccess({ status, headers, text }: RawReply, endpoint: Endpoint): string[] {
  if (status === 304 && endpoint.method === 'GET') return [];
  const isFile = endpoint.answerType === 'application/octet-stream';
  const isPart = isFile && status === 206 && headers['content-range'] !== undefined;
  const isAccepted = endpoint.accepted !== undefined && status === 202;
  if (status !== (endpoint.status ?? 200) && !isPart && !isAccepted)
    return [`${status} is not in the contract`];
  // Headers only.
  if (status === 204) return text === '' ? [] : ['a body where there is none'];
  // A file has the type of whatever was uploaded.
  if (isFile) return [];
  if (endpoint.answerType)
    return headers['content-type'] === endpoint.answerType ? [] : [`not ${endpoint.answerType}`];
  if (!headers['content-type']?.includes('json'))
    return [`content-type: ${headers['content-type'] ?? 'missing'}`];
  const answer = ((isAccepted && endpoint.accepted) || endpoint.answer).safeParse(parsed(text));
  return answer.success ? [] : [`an answer that the contract does not have: ${answer.error.message}`];
}

/**
 * What is wrong with an answer; empty if nothing is.
 * @param endpoint the call; undefined if the address may lead elsewhere, and for streams
 */
export function faultsOf(reply: RawReply, endpoint: Endpoint | undefined): string[] {
  if (reply.status >= 500) return [`${reply.status}: ${reply.text.slice(0, 200)}`];
  const isStream = reply.headers['content-type']?.startsWith('text/event-stream') ?? false;
  const ofBody =
    reply.status >= 400
      ? ofFailure(reply, endpoint)
      : endpoint && !isStream
        ? ofSuccess(reply, endpoint)
        : [];
  return [...ofBody, ...headersAsPromised(reply, endpoint)];
}
