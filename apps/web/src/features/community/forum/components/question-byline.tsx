import { Stethoscope } from 'lucide-react';
import { Link } from 'wouter';
import type { ForumPost } from '@rounds/contract/community/forum';
import { useTranslation } from '../../../../i18n/translation.ts';
import { RelativeTime } from '../../../../ui/relative-time/relative-time.tsx';

export interface QuestionBylineProps {
  readonly question: NonNullable<ForumPost['question']>;
  readonly createdAt: string;
}

/** Replaces the author: the thread belongs to a question, and links back to its case. */
export function QuestionByline({ question, createdAt }: QuestionBylineProps) {
  const { t } = useTranslation('community/forum');
  return (
    <div className="flex min-w-0 items-center gap-2.5 text-sm">
      <span className="grid size-8 flex-none place-content-center rounded-full bg-accent-soft text-accent-text">
        <Stethoscope size={16} aria-hidden="true" />
      </span>
      <p className="flex min-w-0 flex-wrap items-center gap-x-2">
        <span className="font-semibold">{t('questionThread')}</span>
        <span className="text-muted">
          <RelativeTime instant={createdAt} />
        </span>
        <Link
          href={`/scenarios/${question.scenarioId}`}
          className="inline-flex min-h-6 items-center font-medium text-accent-text underline-offset-3 hover:underline pointer-coarse:min-h-11"
        >
          {t('toCase')}
        </Link>
      </p>
    </div>
  );
}
