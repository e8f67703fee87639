import { Link } from 'wouter';
import type { PersonNameProps, PersonProps } from '../../features/leaderboard/components/leaderboard-row.tsx';
import { useAvatars } from '../../features/rewards/api/list-avatars.ts';
import { AvatarPicture } from '../../features/rewards/components/avatar/avatar-picture.tsx';
import { Avatar as Initials } from '../../ui/avatar/avatar.tsx';

/** A learner's head; the initials of those who hide their profile, and while it loads. */
export function PersonFace({ entry, listed }: PersonProps) {
  const avatar = useAvatars(listed).data?.get(entry.id);
  if (!avatar) return <Initials name={entry.username} size="sm" />;
  return <AvatarPicture choice={avatar} equipped={avatar.equipped} size={32} />;
}

/** The name leads to the profile where it may be seen. The whole row can be pressed. */
export function PersonName({ entry, listed, children }: PersonNameProps) {
  const isShown = useAvatars(listed).data?.has(entry.id) ?? false;
  if (!isShown) return children;
  return (
    <Link
      href={`/u/${entry.username}`}
      className="min-w-0 truncate rounded-xs after:absolute after:inset-0 hover:underline"
    >
      {children}
    </Link>
  );
}
