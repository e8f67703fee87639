export interface LikeState {
  readonly liked: boolean;
  readonly likes: number;
}

/** The state after this learner likes or unlikes it; doing so twice counts once. */
export function withLike({ liked, likes }: LikeState, next: boolean): LikeState {
  return { liked: next, likes: Math.max(0, likes + Number(next) - Number(liked)) };
}
