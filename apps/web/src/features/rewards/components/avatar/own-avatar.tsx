import { queryClient } from '../../../../lib/query-client.ts';
import { Avatar as Initials } from '../../../../ui/avatar/avatar.tsx';
import { useAvatar } from '../../api/get-avatar.ts';
import { AvatarPicture } from './avatar-picture.tsx';

export interface OwnAvatarProps {
  readonly userId: number;
  readonly name: string;
  readonly size: 'sm' | 'md';
}

const pixels = { sm: 32, md: 40 } as const;

/** A learner's head beside their name; the initials until it is there. Needs no provider around it. */
export function OwnAvatar({ userId, name, size }: OwnAvatarProps) {
  const { data } = useAvatar(userId, queryClient);
  if (!data) return <Initials name={name} size={size} />;
  return <AvatarPicture choice={data} equipped={data.equipped} size={pixels[size]} />;
}
