import { useDeferredValue } from 'react';
import { Link } from 'wouter';
import type { PersonNameProps } from '../../features/learning/leaderboard/components/leaderboard-row.tsx';
import { useAvatarOf } from '../../features/rewards/store/api/get-avatar-of.ts';
import { AvatarPicture } from '../../features/rewards/store/components/avatar/avatar-picture.tsx';
import { Avatar as Initials, avatarPixels } from '../../ui/avatar/avatar.tsx';
import type { FaceProps } from '../../ui/avatar/person-avatar.tsx';

/** A learner's head; the initials of those who hide their profile, and while it loads. */
export function PersonFace({ id, name, size }: FaceProps) {
  // The faces of a list come together, and each is a drawing of many parts.
  const avatar = useDeferredValue(useAvatarOf(id).data);
  if (!avatar) return <Initials name={name} size={size} />;
  return <AvatarPicture choice={avatar} equipped={avatar.equipped} size={avatarPixels[size]} headOnly />;
}

/** The name leads to the profile where it may be seen. The whole row can be pressed. */
export function PersonName({ entry, children }: PersonNameProps) {
  const { data: avatar } = useAvatarOf(entry.id);
  if (!avatar) return children;
  return (
    <Link
      href={`/u/${entry.username}`}
      className="min-w-0 truncate rounded-xs after:absolute after:inset-0 hover:underline"
    >
      {children}
    </Link>
  );
}
