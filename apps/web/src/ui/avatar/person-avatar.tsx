import { createContext, Suspense, use, type ComponentType } from 'react';
import { Avatar, type AvatarProps } from './avatar.tsx';

export interface FaceProps {
  /** The learner's id. */
  readonly id: number;
  readonly name: string;
  readonly size: NonNullable<AvatarProps['size']>;
}

/** How a learner's face is drawn, where a screen knows; its code may come later. */
export const Faces = createContext<ComponentType<FaceProps> | null>(null);

export interface PersonAvatarProps {
  /** Null where the account is deleted. */
  readonly id: number | null;
  readonly name: string;
  readonly size?: FaceProps['size'];
}

/** Somebody's face beside their name; the initials where it is not known, and while it loads. */
export function PersonAvatar({ id, name, size = 'md' }: PersonAvatarProps) {
  const Face = use(Faces);
  const initials = <Avatar name={name} size={size} />;
  if (!Face || id === null) return initials;
  return (
    <Suspense fallback={initials}>
      <Face id={id} name={name} size={size} />
    </Suspense>
  );
}
