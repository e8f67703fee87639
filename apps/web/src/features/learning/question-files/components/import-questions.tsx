import { useEffect, useRef, useState } from 'react';
import { noteLengths, type noteSubjects } from '@rounds/contract/learning/notes.rules';
import { titleOfFile } from '@rounds/contract/learning/question-files.rules';
import { useErrorText } from '../../../../api/error-text.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '../../../../ui/card/card.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Select } from '../../../../ui/field/select.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useImportQuestions } from '../api/question-files.ts';
import { useImport } from '../use-import.ts';
import { ImportedItem } from './imported-item.tsx';
import { QuestionFile } from './question-file.tsx';

export interface ImportQuestionsProps {
  /** Notes that the test can belong to. */
  readonly notes: readonly { readonly id: number; readonly title: string }[];
  /** Of a new note. */
  readonly subject: (typeof noteSubjects)[number];
  readonly onImported: () => void;
}

/** Questions from a file, reviewed one by one before they become a test. A file that can't be read changes nothing. */
export function ImportQuestions({ notes, subject, onImported }: ImportQuestionsProps) {
  const { t } = useTranslation('learning/question-files');
  const errorText = useErrorText('learning/notes');
  const { title, noteId, read, begin, change, replace, remove, clear } = useImport();
  const [arrived, setArrived] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const discarded = useRef(false);
  const create = useImportQuestions();
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived]);
  const isShown = read !== null;
  useEffect(() => {
    if (discarded.current && !isShown) box.current?.querySelector('button')?.focus();
    discarded.current = false;
  }, [isShown]);
  const file = (
    <QuestionFile
      onRead={({ questions, skipped }, name) => {
        const named = titleOfFile(name).slice(0, noteLengths.title) || name;
        begin(named, { questions: questions.map((one, index) => ({ ...one, number: index + 1 })), skipped });
        setArrived(true);
      }}
    />
  );
  if (!read) return <div ref={box}>{file}</div>;
  const removeAt = (index: number, number: number) => {
    // While it still exists: its button goes with it.
    const items = list.current?.children;
    const next = items?.[index + 1] ?? items?.[index - 1];
    (next?.querySelector<HTMLElement>('[data-remove]') ?? heading.current)?.focus();
    remove(number);
  };
  const send = () => {
    const questions = read.questions.map(({ question }) => question);
    create.mutate(
      {
        title: title.trim() || t('import.title'),
        noteId: noteId ? Number(noteId) : null,
        subject,
        questions,
      },
      {
        onSuccess: () => {
          clear();
          setArrived(false);
          toast({ title: t('import.done'), variant: 'success' });
          onImported();
        },
      },
    );
  };
  return (
    <Card>
      <CardHeader>
        <CardTitle level={2}>
          <span ref={heading} tabIndex={-1} className="outline-none">
            {t('import.title')}
          </span>
        </CardTitle>
      </CardHeader>
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-sm text-muted">{t('import.lead')}</p>
        {read.skipped.length > 0 && (
          <Notice tone="caution" title={t('import.left')}>
            <ul>
              {read.skipped.map(({ number, reason }) => (
                <li key={number}>{t('import.leftOut', { number, reason: t(`reason.${reason}`) })}</li>
              ))}
            </ul>
          </Notice>
        )}
        {read.questions.length === 0 ? (
          <p>{t('import.noneLeft')}</p>
        ) : (
          <ol ref={list} className="grid gap-4">
            {read.questions.map((one, index) => (
              <ImportedItem
                key={one.number}
                imported={one}
                onChange={replace}
                onRemove={() => removeAt(index, one.number)}
              />
            ))}
          </ol>
        )}
        <div className="grid max-w-xl gap-4">
          <Field label={t('import.name')}>
            <TextInput
              dir="auto"
              autoComplete="off"
              maxLength={noteLengths.title}
              value={title}
              onChange={({ target }) => change({ title: target.value })}
            />
          </Field>
          <Field label={t('import.note')}>
            <Select value={noteId} onChange={({ target }) => change({ noteId: target.value })}>
              <option value="">{t('import.newNote')}</option>
              {notes.map((note) => (
                <option key={note.id} value={note.id}>
                  {note.title}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        {create.isError && (
          <Notice tone="critical" title={t('import.failed')}>
            {errorText(create.error)}
          </Notice>
        )}
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          {read.questions.length > 0 && (
            <Button pending={create.isPending} onClick={send}>
              {t('import.create')}
            </Button>
          )}
          <Button
            variant="secondary"
            onClick={() => {
              discarded.current = true;
              clear();
              create.reset();
              setArrived(false);
            }}
          >
            {t('import.discard')}
          </Button>
        </div>
      </CardBody>
    </Card>
  );
}
