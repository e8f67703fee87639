import { useState } from 'react';
import { Pencil } from 'lucide-react';
import type { NoteItem } from '@rounds/contract/learning/notes.generated';
import { useTranslation } from '../../../../i18n/translation.ts';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import type { Kind, useRemoveQuestion } from '../api/attempts.ts';
import { DeleteThing } from './delete-thing.tsx';
import { EditItem } from './edit-item.tsx';

export interface ItemActionsProps {
  readonly kind: Kind;
  readonly id: number;
  readonly revision: number;
  readonly position: number;
  readonly question: NoteItem;
  /** The list's mutation, so that its callbacks run even when the question is gone. */
  readonly removal: Pick<ReturnType<typeof useRemoveQuestion>, 'isPending' | 'mutate'>;
  readonly onDelete: () => void;
}

/** Edits or deletes a question before it is used. */
export function ItemActions({ removal, onDelete, ...item }: ItemActionsProps) {
  const { id, revision, position } = item;
  const { t } = useTranslation('learning/notes');
  const [editing, setEditing] = useState(false);
  const name = t('take.question', { number: position + 1 });
  return (
    <div className="flex flex-none">
      <IconButton label={t('edit.open', { name })} onClick={() => setEditing(true)}>
        <Pencil size={18} aria-hidden="true" />
      </IconButton>
      <DeleteThing
        id={id}
        name={name}
        title={t('deleteQuestion')}
        text={t('delete.text')}
        remove={{
          isPending: removal.isPending,
          mutate: (_, callbacks) => removal.mutate({ id, position, revision }, callbacks),
        }}
        onDelete={onDelete}
      />
      {editing && <EditItem {...item} onClose={() => setEditing(false)} />}
    </div>
  );
}
