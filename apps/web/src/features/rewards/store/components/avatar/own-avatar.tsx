import type { ReactNode } from 'react';
import { queryClient } from '../../../../../api/query-client.ts';
import { useAvatar } from '../../api/get-avatar.ts';
import { avatarPixels } from '../../../../../ui/avatar/avatar.tsx';
import { AvatarPicture } from './avatar-picture.tsx';

export interface OwnAvatarProps {
  readonly userId: number;
  readonly size: 'sm' | 'md';
  /** Shown until it has loaded. */
  readonly children: ReactNode;
}

/** A learner's own head. Needs no provider around it. */
export function OwnAvatar({ userId, size, children }: OwnAvatarProps) {
  const { data } = useAvatar(userId, queryClient);
  if (!data) return children;
  return <AvatarPicture choice={data} equipped={data.equipped} size={avatarPixels[size]} />;
}
