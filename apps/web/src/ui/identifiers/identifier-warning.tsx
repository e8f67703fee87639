import { Fragment } from 'react';
import type { IdentifierSummary } from '@rounds/clinical-text/identifiers';
import { useFormat } from '../../format/format.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../button/button.tsx';
import { Notice } from '../notice/notice.tsx';

export interface IdentifierWarningProps extends IdentifierSummary {
  /** What it is in: a transcript may be on the server already, and others read what is shared. */
  readonly text: 'note' | 'transcript' | 'shared';
  /** Whether it was about to be stored: the warning takes the focus, and offers to store it as it is. */
  readonly insistent: boolean;
  /** Whether it is on the server already. */
  readonly isStored?: boolean;
  readonly pending: boolean;
  /** What the button that stores it as it is says. */
  readonly keep?: string;
  readonly onMask: () => void;
  readonly onKeep: () => void;
}

/** More than these would be a list to read; what else there is is masked with them. */
const mostWords = 6;
const longestWord = 40;

/** Warns that a text may identify a patient, before it is stored or others read it. */
export function IdentifierWarning({
  kinds,
  words,
  text,
  insistent,
  isStored = false,
  pending,
  keep,
  onMask,
  onKeep,
}: IdentifierWarningProps) {
  const { t } = useTranslation('app/identifiers');
  const { list } = useFormat();
  return (
    <Notice
      tone="caution"
      title={t('title')}
      takesFocus={insistent}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" pending={isStored && pending} onClick={onMask}>
            {t('mask')}
          </Button>
          {insistent && (
            <Button size="sm" variant="secondary" pending={pending} onClick={onKeep}>
              {keep ?? t('keep.note')}
            </Button>
          )}
        </div>
      }
    >
      {t(`text.${text}`, {
        kinds: list(kinds.map((kind) => t(`kind.${kind}`))),
      })}
      {/* As they were written, so that they are found there. */}
      <span className="mt-1 block font-semibold wrap-anywhere">
        {words.slice(0, mostWords).map((word, index) => (
          <Fragment key={word}>
            {index > 0 && ' · '}
            <bdi className="inline-block max-w-full">
              {word.length > longestWord ? `${word.slice(0, longestWord)}…` : word}
            </bdi>
          </Fragment>
        ))}
        {words.length > mostWords && ' …'}
      </span>
    </Notice>
  );
}
