import { Fragment } from 'react';
import type { IdentifierSummary } from '@rounds/clinical-text/identifiers';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';

export interface IdentifierWarningProps extends IdentifierSummary {
  /** Whether the note was about to be stored: the warning takes the focus, and offers to store the note as it is. */
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

/** Warns that a note may identify a patient, before it is stored. */
export function IdentifierWarning({
  kinds,
  words,
  insistent,
  isStored = false,
  pending,
  keep,
  onMask,
  onKeep,
}: IdentifierWarningProps) {
  const { t } = useTranslation('learning/notes');
  const { list } = useFormat();
  return (
    <Notice
      tone="caution"
      title={t('identifiers.title')}
      takesFocus={insistent}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" pending={isStored && pending} onClick={onMask}>
            {t('identifiers.mask')}
          </Button>
          {insistent && (
            <Button size="sm" variant="secondary" pending={pending} onClick={onKeep}>
              {keep ?? t('identifiers.keep')}
            </Button>
          )}
        </div>
      }
    >
      {t(isStored ? 'identifiers.stored' : 'identifiers.text', {
        kinds: list(kinds.map((kind) => t(`identifiers.kind.${kind}`))),
      })}
      {/* As they are written in the note, so that they are found there. */}
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
