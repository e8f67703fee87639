import { useMemo, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import {
  findIdentifiers,
  firstMaskIn,
  maskIdentifiers,
  summarizeIdentifiers,
} from '@rounds/clinical-text/identifiers';
import type { Transcription } from '@rounds/contract/learning/lectures';
import { transcriptLimits } from '@rounds/contract/learning/lectures.rules';
import { noteLengths } from '@rounds/contract/learning/notes.rules';
import { selectText } from '../../../../browser/select-text.ts';
import { useDebounced } from '../../../../browser/use-debounced.ts';
import { useErrorText } from '../../../../api/error-text.ts';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { useDraft } from '../../../../session/use-draft.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Textarea } from '../../../../ui/field/textarea.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useSaveTranscript } from '../api/lectures.ts';
import type { IdentifierWarningSlot } from '../identifier-warning-slot.ts';
import { lengthOf, segmentsOfText } from '../transcript.rules.ts';

export interface PasteTranscriptProps {
  readonly id: number;
  /** The state of the lecture's own transcription. */
  readonly status: Transcription['status'];
  readonly warning: IdentifierWarningSlot;
  /** The form is gone, and with it the focus. */
  readonly onSaved: () => void;
}

/**
 * A transcript from elsewhere, at any time. Pasted text stays in this browser until it is on the server, and visible if
 * a transcription ends meanwhile.
 */
export function PasteTranscript({ id, status, warning, onSaved }: PasteTranscriptProps) {
  const { t } = useTranslation('learning/lectures');
  const errorText = useErrorText('learning/lectures');
  const { number } = useFormat();
  const { fields, isEmpty, change, clear } = useDraft(`transcript-${id}`, { text: '' });
  const [isOpen, setIsOpen] = useState(!isEmpty);
  const [tried, setTried] = useState(false);
  const [warned, setWarned] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const save = useSaveTranscript(id);
  const settled = useDebounced(fields.text, 300);
  const found = summarizeIdentifiers(settled);
  const segments = useMemo(() => segmentsOfText(fields.text), [fields.text]);
  const isTooLong =
    segments.length > transcriptLimits.sentences || lengthOf(segments) > noteLengths.transcript;
  const error = isEmpty
    ? t('required')
    : isTooLong
      ? t('paste.tooLong', { max: number(noteLengths.transcript) })
      : undefined;
  const mask = () => {
    flushSync(() => {
      change({ text: maskIdentifiers(fields.text) });
      setWarned(false);
    });
    if (input.current) selectText(input.current, firstMaskIn(input.current.value));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    setTried(true);
    if (error) {
      input.current?.focus();
      return;
    }
    if (findIdentifiers(fields.text).length > 0) setWarned(true);
    else send();
  };
  const open = () => {
    setIsOpen(true);
    requestAnimationFrame(() => input.current?.focus());
  };
  const close = () => {
    clear();
    setIsOpen(false);
    setTried(false);
  };
  const send = () => {
    // A transcript would replace this form before its callbacks are called.
    save.mutateAsync(segments).then(
      () => {
        close();
        toast({ title: t('transcript.saved'), variant: 'success' });
        onSaved();
      },
      () => undefined,
    );
  };
  const hasTranscript = status === 'completed';
  if (hasTranscript && !isOpen) return null;
  if ((status === 'pending' || status === 'processing') && !isOpen) {
    return (
      <Button variant="secondary" size="sm" className="justify-self-start" onClick={open}>
        {t('paste.open')}
      </Button>
    );
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field label={t('paste.label')} help={t('paste.help')} error={tried || isTooLong ? error : undefined}>
        <Textarea
          ref={input}
          dir="auto"
          rows={6}
          value={fields.text}
          className="max-h-[60dvh]"
          onChange={({ target }) => {
            setIsOpen(true);
            change({ text: target.value });
          }}
        />
      </Field>
      {found.kinds.length > 0 &&
        warning({
          ...found,
          isStored: false,
          pending: save.isPending,
          onMask: mask,
          ...(warned && { onKeep: send }),
        })}
      {save.isError && <Notice tone="critical">{errorText(save.error)}</Notice>}
      {hasTranscript && !save.isPending && <Notice tone="caution">{t('paste.replaces')}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={save.isPending} className="max-sm:w-full">
          {t('paste.save')}
        </Button>
        {hasTranscript && !save.isPending && (
          <Button variant="secondary" className="max-sm:w-full" onClick={close}>
            {t('record.discard')}
          </Button>
        )}
      </div>
    </form>
  );
}
