import { useEffect, useRef, type ReactNode } from 'react';
import { dominantStyle, type KnownStyle } from '@rounds/contract/learning/learning-style.rules';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Card, CardBody, CardFooter, stickyFooter } from '../../../../ui/card/card.tsx';
import { cx } from '../../../../ui/cx.ts';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { StyleBreakdown } from './style-breakdown.tsx';

const tips = ['one', 'two', 'three', 'four'] as const;

export interface StyleResultProps {
  readonly answers: readonly KnownStyle[];
  /** Continues with the result. */
  readonly action: ReactNode;
  /** Goes back to the questions. */
  readonly again: ReactNode;
}

export function StyleResult({ answers, action, again }: StyleResultProps) {
  const { t } = useTranslation('learning/learning-style');
  const title = useRef<HTMLHeadingElement>(null);
  const style = dominantStyle(answers);
  useEffect(() => title.current?.focus(), []);
  return (
    <Card>
      <CardBody className="grid gap-5">
        <div className="grid gap-1">
          <h1 ref={title} tabIndex={-1} className="text-xl outline-none sm:text-2xl">
            {t(`style.${style}`)}
          </h1>
          <p className="text-muted">{t(`description.${style}`)}</p>
        </div>
        <StyleBreakdown answers={answers} />
        <Notice live={false}>{t('honest')}</Notice>
        <section className="grid gap-2">
          <h2 className="text-base font-semibold">{t('tipsTitle')}</h2>
          <ul className="grid list-disc gap-1.5 ps-5">
            {tips.map((tip) => (
              <li key={tip}>{t(`tip.${style}.${tip}`)}</li>
            ))}
          </ul>
        </section>
      </CardBody>
      <CardFooter className={cx(stickyFooter, 'flex-wrap-reverse justify-between gap-2')}>
        {again}
        {action}
      </CardFooter>
    </Card>
  );
}
