import { useState } from 'react';
import { Check, Pencil, X } from 'lucide-react';
import { useTranslation } from '../../../../i18n/translation.ts';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { cx } from '../../../../ui/cx.ts';
import type { ImportedQuestion } from '../use-import.ts';
import { EditQuestion } from './edit-question.tsx';

export interface ImportedItemProps {
  readonly imported: ImportedQuestion;
  readonly onChange: (changed: ImportedQuestion) => void;
  readonly onRemove: () => void;
}

/** A question from a file with its answer, and the remarks of the item-writing rules. */
export function ImportedItem({ imported, onChange, onRemove }: ImportedItemProps) {
  const { t } = useTranslation('learning/question-files');
  const [editing, setEditing] = useState(false);
  const { question, remarks, number } = imported;
  const { kind, stem, options, key, explanation } = question;
  const isSteps = kind === 'ordering';
  const name = t('question.name', { number });
  const List = isSteps ? 'ol' : 'ul';
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 border-b pb-4 last:border-b-0">
      <div className="flex items-start justify-between gap-2">
        <p dir="auto" className="min-w-0 py-2 font-medium wrap-anywhere whitespace-pre-line">
          <span className="figures text-muted">{number}. </span>
          {stem}
        </p>
        <div className="flex flex-none">
          <IconButton label={t('question.edit', { name })} onClick={() => setEditing(true)}>
            <Pencil size={18} aria-hidden="true" />
          </IconButton>
          <IconButton data-remove label={t('question.remove', { name })} onClick={onRemove}>
            <X size={18} aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <List className={cx('grid gap-1', isSteps && 'list-decimal ps-6')}>
        {options.map((option, index) => (
          <li key={index} dir="auto" className={isSteps ? undefined : 'flex gap-2'}>
            {!isSteps && (
              <span className="mt-1 size-4 flex-none">
                {index === key && (
                  <Check size={16} role="img" aria-label={t('question.right')} className="text-positive" />
                )}
              </span>
            )}
            <span className={cx('min-w-0 wrap-anywhere', !isSteps && index === key && 'font-semibold')}>
              {option}
            </span>
          </li>
        ))}
      </List>
      {explanation !== '' && (
        <blockquote className="border-s-2 border-accent ps-3 text-sm text-muted">
          <span className="block font-semibold">{t('question.explanation')}</span>
          <span dir="auto" className="block wrap-anywhere whitespace-pre-line">
            {explanation}
          </span>
        </blockquote>
      )}
      {remarks.length > 0 && (
        <div className="text-sm">
          <p className="font-semibold text-caution">{t('remark.title')}</p>
          <ul className="list-disc ps-5">
            {remarks.map((remark) => (
              <li key={remark}>{t(`remark.${remark}`)}</li>
            ))}
          </ul>
        </div>
      )}
      {editing && <EditQuestion imported={imported} onSave={onChange} onClose={() => setEditing(false)} />}
    </li>
  );
}
