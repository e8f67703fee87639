import type { ReactNode, Ref } from 'react';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Card } from '../../../../ui/card/card.tsx';

export interface LeftOffProps {
  /** The next steps. */
  readonly actions: ReactNode;
  readonly titleRef: Ref<HTMLHeadingElement>;
}

/** Shown instead of a result: the attempt ended without any answer, and doesn't count. */
export function LeftOff({ actions, titleRef }: LeftOffProps) {
  const { t } = useTranslation('learning/progress');
  return (
    <Card className="grid gap-4 p-5 sm:p-6">
      <div className="grid gap-2">
        <h2 ref={titleRef} tabIndex={-1} className="text-xl outline-none">
          {t('completion.leftTitle')}
        </h2>
        <p>{t('completion.leftText')}</p>
      </div>
      <div className="grid gap-3 sm:flex sm:flex-wrap">{actions}</div>
    </Card>
  );
}
