export interface Liked {
  readonly liked: boolean;
  readonly likes: number;
}

/** As it is once this learner likes it, or likes it no more: whoever does so twice counts once. */
export function likedAs({ liked, likes }: Liked, next: boolean): Liked {
  return { liked: next, likes: Math.max(0, likes + Number(next) - Number(liked)) };
}
