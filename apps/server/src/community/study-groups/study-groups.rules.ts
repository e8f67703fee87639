import { invitationAlphabet, plainInvitation } from '@rounds/contract/community/study-groups.rules';

/** What decides whether somebody may join. */
export interface Joining {
  readonly isPrivate: boolean;
  readonly invitationCode: string | null;
  readonly maxMembers: number;
  readonly placesTaken: number;
  readonly isMember: boolean;
  /** The code as they typed it. */
  readonly code: string | null;
}

export type JoinRefusal = 'already_member' | 'wrong_invitation_code' | 'group_full';

/** Why a learner may not join; null if they may. Without the code, they don't learn whether there is room. */
export function joinRefusal(joining: Joining): JoinRefusal | null {
  const { isPrivate, invitationCode, maxMembers, placesTaken, isMember, code } = joining;
  if (isMember) return 'already_member';
  if (isPrivate && (invitationCode === null || plainInvitation(code ?? '') !== invitationCode)) {
    return 'wrong_invitation_code';
  }
  return placesTaken >= maxMembers ? 'group_full' : null;
}

/** Turns random bytes into an invitation code, using five bits of each. */
export function invitationOf(bytes: Iterable<number>): string {
  return Array.from(bytes, (byte) => invitationAlphabet[byte % invitationAlphabet.length] ?? '').join('');
}

/** A candidate for leading a group. */
export interface Candidate {
  readonly userId: number;
  /** Whether its owner deleted the account: then they lead only if nobody else is left. */
  readonly isDeleted: boolean;
  /** In milliseconds. */
  readonly joinedAt: number;
}

/** Who leads a group after its creator has left: the longest-standing member; null if nobody is left. */
export function successorOf(candidates: readonly Candidate[]): number | null {
  const [first] = candidates.toSorted(
    (a, b) => Number(a.isDeleted) - Number(b.isDeleted) || a.joinedAt - b.joinedAt || a.userId - b.userId,
  );
  return first?.userId ?? null;
}
