import type { BodyOf } from '@rounds/contract/endpoint';
import type { reportContent } from '@rounds/contract/community/moderation';
import type { Fail } from '../../platform/http/errors.ts';
import { ByTime, type ListPage, type PageRequest, paginate } from '../../platform/pagination.ts';
import type { Reportable } from '../../platform/reportable.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import type { CommandResult } from '../../platform/feature.ts';
import * as queries from './moderation.queries.ts';

export interface ModerationDeps extends ServiceDeps {
  readonly reportables: readonly Reportable[];
}

/**
 * Records a learner's report of somebody else's text; repeating it has no effect. A text that they can't read counts as
 * missing.
 */
export async function report(
  { db, clock, reportables }: ModerationDeps,
  userId: number,
  body: BodyOf<typeof reportContent>,
  fail: Fail<'content_not_found' | 'own_content'>,
): Promise<void> {
  const seen = await reportables.find(({ kind }) => kind === body.kind)?.seen(db, userId, body.id);
  if (!seen) throw fail('content_not_found');
  if (seen.authorId === userId) throw fail('own_content');
  await queries.insertReport(db, userId, body, clock.now());
}

export async function block(
  { db, clock }: ModerationDeps,
  userId: number,
  blockedId: number,
  fail: Fail<'cannot_block_yourself' | 'user_not_found'>,
): Promise<void> {
  if (userId === blockedId) throw fail('cannot_block_yourself');
  if (!(await queries.insertBlock(db, userId, blockedId, clock.now()))) throw fail('user_not_found');
}

export async function unblock({ db }: ModerationDeps, userId: number, blockedId: number): Promise<void> {
  await queries.deleteBlock(db, userId, blockedId);
}

/** A page of the people that the learner blocked. @throws ApiError 400 for an invalid cursor */
export function readBlocks(
  { db }: ModerationDeps,
  userId: number,
  paging: PageRequest,
): Promise<ListPage<queries.Blocked>> {
  return paginate(paging, ByTime, (limit, after) => queries.selectBlocks(db, userId, limit, after));
}

/** Open reports, as text for a moderator's terminal. */
export async function listReports({ db, reportables }: ModerationDeps, limit = 100): Promise<string> {
  const open = await queries.selectOpenReports(db, limit);
  if (open.length === 0) return 'No reports.\n';
  const parts: string[] = [];
  for (const { kind, id, reports } of open) {
    const content = await reportables.find((one) => one.kind === kind)?.read(db, id);
    const state = content
      ? `by ${content.author ?? 'a deleted account'}${content.hidden ? ', hidden' : ''}`
      : 'gone';
    parts.push(
      [
        `${kind} ${id}  ${state}`,
        ...(content ? [`    | ${shortened(content.text)}`] : []),
        ...reports.map(
          ({ reason, message, createdAt }) =>
            `    ${createdAt.slice(0, 16)}  ${reason}${message ? `  > ${printable(message)}` : ''}`,
        ),
      ].join('\n'),
    );
  }
  return `${parts.join('\n\n')}\n`;
}

/** Hides a text from everybody, or shows it again, and settles its reports. `text` is for a terminal. */
export async function decide(
  { db, clock, reportables }: ModerationDeps,
  kind: string,
  id: number,
  hidden: boolean,
): Promise<CommandResult> {
  const reportable = reportables.find((one) => one.kind === kind);
  if (!reportable) {
    const known = reportables
      .map((one) => one.kind)
      .sort()
      .join(', ');
    return { ok: false, text: `There is no kind ${printable(kind)}. Kinds: ${known}.\n` };
  }
  return db.transaction(async (tx) => {
    const now = clock.now();
    const content = await reportable.read(tx, id);
    if (content) await reportable.setHidden(tx, id, hidden ? now : null);
    await queries.settleReports(tx, reportable.kind, id, now);
    if (!content) return { ok: false, text: `There is no ${kind} ${id}.\n` };
    return { ok: true, text: `${kind} ${id} is ${hidden ? 'hidden' : 'shown'}.\n` };
  });
}

const longest = 300;
const shortened = (text: string) => {
  const line = printable(text);
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
};

/** Puts text on one line, without control characters and direction marks that a terminal would obey. */
const printable = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ');
