import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import {
  findIdentifiers,
  firstMaskIn,
  maskIdentifiers,
  summarizeIdentifiers,
} from '@rounds/clinical-text/identifiers';
import type { Note } from '@rounds/contract/learning/notes';
import { noteLengths } from '@rounds/contract/learning/notes.rules';
import { useErrorText } from '../../../../api/error-text.ts';
import { selectText } from '../../../../browser/select-text.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { useDraft } from '../../../../session/use-draft.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { CancelButton } from '../../../../ui/button/cancel-button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog/confirm-dialog.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import { Textarea } from '../../../../ui/field/textarea.tsx';
import { IdentifierWarning } from '../../../../ui/identifiers/identifier-warning.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { OfflineHint } from '../../../../ui/notice/offline-hint.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useUpdateNote } from '../api/notes.ts';
import { UploadDetails, sentDetails, type NoteDetails } from './upload-details.tsx';

export interface EditNoteProps {
  readonly note: Note;
  readonly onClose: () => void;
}

const fieldsOf = (note: Note): Readonly<Record<'title' | 'content' | keyof NoteDetails, string>> => ({
  title: note.title,
  content: note.content,
  noteType: note.noteType,
  subject: note.subject,
  courseCode: note.courseCode ?? '',
  semester: note.semester ?? '',
});

/** Corrects a note. What is changed stays in this browser until it is saved or discarded. */
export function EditNote({ note, onClose }: EditNoteProps) {
  const { t } = useTranslation('learning/notes');
  const { t: identifiers } = useTranslation('app/identifiers');
  const errorText = useErrorText('learning/notes');
  // A lecture's text is its transcript, which is corrected beside its recording.
  const isLecture = note.noteType === 'recorded_lecture';
  const { fields, change, clear, isEmpty } = useDraft(`note-${note.id}`, fieldsOf(note));
  const [tried, setTried] = useState(false);
  const [warned, setWarned] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const update = useUpdateNote(note.id);
  const titleRef = useRef<HTMLInputElement>(null);
  const contentRef = useRef<HTMLTextAreaElement>(null);
  useEffect(() => titleRef.current?.focus(), []);
  const { title, content } = fields;
  // A note of imported questions has no text, and needs none.
  const isTextKept = isLecture || content === note.content;
  const lacksText = !isTextKept && content.trim() === '';
  const found = warned ? summarizeIdentifiers(isTextKept ? title : `${title}\n${content}`) : null;
  const close = () => {
    clear();
    onClose();
  };
  const save = () => {
    const { noteType, subject, ...course } = sentDetails(fields);
    update.mutate(
      {
        title,
        ...(!isTextKept && { content }),
        ...(!isLecture && { noteType, subject }),
        ...course,
        description: note.description,
      },
      {
        onSuccess: () => {
          toast({ title: t('editNote.done'), variant: 'success' });
          close();
        },
      },
    );
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (update.isPending) return;
    const isChecked = title !== note.title || !isTextKept;
    if (title.trim() === '' || lacksText) {
      setTried(true);
      (title.trim() === '' ? titleRef : contentRef).current?.focus();
    } else if (isChecked && findIdentifiers(isTextKept ? title : `${title}\n${content}`).length > 0)
      setWarned(true);
    else save();
  };
  const mask = () => {
    flushSync(() => {
      change({ title: maskIdentifiers(title), ...(!isTextKept && { content: maskIdentifiers(content) }) });
      setWarned(false);
    });
    const field = maskIdentifiers(title) === title ? contentRef.current : titleRef.current;
    if (field) selectText(field, firstMaskIn(field.value));
    toast({ title: identifiers('masked') });
  };

  return (
    <form
      noValidate
      aria-label={t('editNote.open')}
      onSubmit={submit}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <Field
        label={t('upload.title')}
        error={tried && title.trim() === '' ? t('upload.required') : undefined}
      >
        <TextInput
          ref={titleRef}
          dir="auto"
          required
          autoComplete="off"
          value={title}
          maxLength={noteLengths.title}
          onChange={({ target }) => change({ title: target.value })}
        />
      </Field>
      {!isLecture && (
        <Field
          label={t('upload.content')}
          help={t('editNote.help')}
          error={tried && lacksText ? t('upload.required') : undefined}
        >
          <Textarea
            ref={contentRef}
            dir="auto"
            rows={14}
            value={content}
            maxLength={noteLengths.content}
            className="max-h-[60dvh] min-h-56"
            onChange={({ target }) => change({ content: target.value })}
          />
        </Field>
      )}
      {found && found.kinds.length > 0 && (
        <IdentifierWarning
          {...found}
          text="note"
          insistent
          pending={update.isPending}
          keep={t('editNote.keep')}
          onMask={mask}
          onKeep={save}
        />
      )}
      <UploadDetails details={fields} isLecture={isLecture} onChange={change} />
      {update.isError && (
        <Notice tone="critical" title={t('editNote.failed')}>
          {errorText(update.error)} {t('upload.kept')}
        </Notice>
      )}
      <OfflineHint />
      <div className="flex flex-wrap gap-3">
        <CancelButton onClick={() => (isEmpty ? close() : setIsAsked(true))} />
        <Button
          type="submit"
          variant={found && found.kinds.length > 0 ? 'secondary' : 'primary'}
          pending={update.isPending}
        >
          {t('edit.save')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={t('editNote.discardTitle')}
        text={t('editNote.discardText')}
        confirm={t('editNote.discard')}
        pending={false}
        onConfirm={close}
      />
    </form>
  );
}
