import { createContext, Suspense, use, type ComponentType } from 'react';
import { Avatar, type AvatarProps } from './avatar.tsx';

export interface AvatarRendererProps {
  /** The learner's id. */
  readonly id: number;
  readonly name: string;
  readonly size: NonNullable<AvatarProps['size']>;
}

/** Draws a learner's avatar. Provided by the app once its code has loaded; null until then. */
export const AvatarRenderer = createContext<ComponentType<AvatarRendererProps> | null>(null);

export interface LearnerAvatarProps {
  /** Null where the account is deleted. */
  readonly id: number | null;
  readonly name: string;
  readonly size?: AvatarRendererProps['size'];
}

/** A learner's avatar, shown beside their name; initials while it loads or when there is none. */
export function LearnerAvatar({ id, name, size = 'md' }: LearnerAvatarProps) {
  const Face = use(AvatarRenderer);
  const initials = <Avatar name={name} size={size} />;
  if (!Face || id === null) return initials;
  return (
    <Suspense fallback={initials}>
      <Face id={id} name={name} size={size} />
    </Suspense>
  );
}
