import { Heart } from 'lucide-react';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { cx } from '../../../../ui/cx.ts';
import type { LikeState } from '../like.rules.ts';

export interface LikeButtonProps extends LikeState {
  readonly onChange: (liked: boolean) => void;
}

export function LikeButton({ liked, likes, onChange }: LikeButtonProps) {
  const { t } = useTranslation('community/forum');
  const format = useFormat();
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-pressed={liked}
      onClick={() => onChange(!liked)}
      className="figures"
    >
      <Heart size={18} aria-hidden="true" className={cx(liked && 'fill-current text-celebrate-text')} />
      {t('like')}
      <span>{format.number(likes)}</span>
    </Button>
  );
}
