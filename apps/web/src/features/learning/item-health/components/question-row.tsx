import { useId, useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { cx } from '../../../../ui/cx.ts';
import type { QuestionHealth } from '../api/staff-questions.ts';
import { useEstimate } from '../use-estimate.ts';
import { QuestionFigures, type QuestionFiguresProps } from './question-figures.tsx';
import { UseDialog } from './use-dialog.tsx';

export interface QuestionRowProps extends Omit<QuestionFiguresProps, 'question'> {
  readonly health: QuestionHealth;
}

/** A question with its flags and main figures; the others expand below it. */
export function QuestionRow({ health, ...names }: QuestionRowProps) {
  const { t } = useTranslation('learning/item-health');
  const { t: common } = useTranslation('app/common');
  const format = useFormat();
  const estimate = useEstimate();
  const [open, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const id = useId();
  const { title, question, questionIndex, flags, learners, facility, discrimination } = health;
  const { authored, suggested, reports, withdrawnAt } = health;
  const number = questionIndex + 1;
  const name = `${title}, ${t('question', { number })}`;
  const isOut = withdrawnAt !== null;
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4 sm:p-5">
      <div className="grid gap-1">
        <h2 lang="en" dir="ltr" className="text-base text-around wrap-anywhere">
          {question}
        </h2>
        <p className="text-sm text-muted">
          <bdi lang="en" dir="ltr">
            {title}
          </bdi>
          {' · '}
          {t('question', { number })}
        </p>
      </div>
      {(flags.length > 0 || isOut) && (
        <ul aria-label={t('flagsLabel')} className="flex flex-wrap gap-1.5">
          {isOut && (
            <li>
              <Badge tone="info">{t('withdrawnOn', { date: format.date(withdrawnAt) })}</Badge>
            </li>
          )}
          {flags.map((flag) => (
            <li key={flag}>
              <Badge tone={flag === 'unsafe_report' ? 'critical' : 'caution'}>{t(`flags.${flag}`)}</Badge>
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <span>{t('learners', { count: learners })}</span>
        {learners > 0 && <span>{t('right', { share: estimate.share(facility) })}</span>}
        {discrimination && <span>{t('tells', { figure: estimate.number(discrimination) })}</span>}
        <span>
          {learners > 0 && suggested !== authored
            ? t('difficultyBoth', {
                authored: common(`difficulty.${authored}`),
                suggested: common(`difficulty.${suggested}`),
              })
            : t('difficultyOne', { authored: common(`difficulty.${authored}`) })}
        </span>
        {reports > 0 && <span>{t('reports', { count: reports })}</span>}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          aria-expanded={open}
          aria-controls={id}
          aria-label={common('named', { action: t('figures'), name })}
          onClick={() => setOpen(!open)}
        >
          {t('figures')}
          <ChevronDown size={18} aria-hidden="true" className={cx(open && 'rotate-180')} />
        </Button>
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          aria-label={common('named', { action: t(isOut ? 'restore.open' : 'withdraw.open'), name })}
          onClick={() => setAsking(true)}
        >
          {t(isOut ? 'restore.open' : 'withdraw.open')}
        </Button>
      </div>
      <div id={id} hidden={!open}>
        {open && <QuestionFigures question={health} {...names} />}
      </div>
      <UseDialog question={health} use={isOut} open={isAsking} onOpenChange={setAsking} />
    </Card>
  );
}
