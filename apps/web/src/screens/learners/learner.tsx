import { useDeferredValue } from 'react';
import { Link } from 'wouter';
import type { LearnerNameProps } from '../../features/learning/leaderboard/components/leaderboard-row.tsx';
import { useAvatarOf } from '../../features/rewards/store/api/get-avatar-of.ts';
import { AvatarPicture } from '../../features/rewards/store/components/avatar/avatar-picture.tsx';
import { Avatar as Initials, avatarPixels } from '../../ui/avatar/avatar.tsx';
import type { AvatarRendererProps } from '../../ui/avatar/learner-avatar.tsx';

/** A learner's avatar, cropped to the head; initials if their profile is hidden, and while loading. */
export function DrawnAvatar({ id, name, size }: AvatarRendererProps) {
  // Avatars of a list arrive together, and each takes a while to draw.
  const avatar = useDeferredValue(useAvatarOf(id).data);
  if (!avatar) return <Initials name={name} size={size} />;
  return <AvatarPicture choice={avatar} equipped={avatar.equipped} size={avatarPixels[size]} headOnly />;
}

/** Links the name to the profile, if it is visible. The link covers the whole row. */
export function LearnerLink({ entry, children }: LearnerNameProps) {
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
