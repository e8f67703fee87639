import { useState, type ReactNode, type SubmitEvent } from 'react';
import type { UseMutationResult } from '@tanstack/react-query';
import { learningStyles } from '@rounds/contract/common.rules';
import type { NoteScenario, NoteTest } from '@rounds/contract/learning/notes.generated';
import { noteScenarioQuestions, testSize, testTypes } from '@rounds/contract/learning/notes.rules';
import { ApiError } from '../../../../api/client.ts';
import { useErrorText } from '../../../../api/error-text.ts';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { useSession } from '../../../../session/session.ts';
import { Button, type ButtonProps } from '../../../../ui/button/button.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '../../../../ui/card/card.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Options } from '../../../../ui/field/options.tsx';
import { Select } from '../../../../ui/field/select.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useGenerateScenario, useGenerateTest } from '../api/generated.ts';
import type { Order } from '../api/jobs.ts';
import { useNoteWriter } from '../api/writer.ts';
import { useWriting } from '../use-writing.ts';
import type { Kind } from '../api/attempts.ts';
import { WritingProgress } from './writing-progress.tsx';
import { useShortfall } from '../use-shortfall.ts';

const counts = [5, testSize.usual, 15, 20, testSize.max];
const limits = [5, 10, 15, 20, 30, 45, 60];

export interface GenerateFormProps {
  readonly noteId: number;
  readonly onGenerated: (kind: Kind) => void;
  /** Whether it is the next step: the note has been analyzed. */
  readonly isNext: boolean;
}

/** Makes a scenario or a test from a note. */
export function GenerateForm({ isNext, ...props }: GenerateFormProps) {
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <ScenarioForm {...props} variant={isNext ? 'primary' : 'secondary'} />
      <TestForm {...props} variant="secondary" />
    </div>
  );
}

interface KindFormProps extends Omit<GenerateFormProps, 'isNext'>, Required<Pick<ButtonProps, 'variant'>> {}

function ScenarioForm(props: KindFormProps) {
  const { t } = useTranslation('learning/notes');
  const { user } = useSession();
  const [learningStyle, setStyle] = useState(
    () => learningStyles.find((one) => one === user?.learningStyle) ?? 'reading',
  );
  return (
    <GenerateCard
      {...props}
      kind="scenario"
      generate={useGenerateScenario()}
      wanted={{ learningStyle }}
      questions={noteScenarioQuestions}
    >
      <Field label={t('generate.style')}>
        <Select
          value={learningStyle}
          onChange={({ target }) => setStyle(learningStyles.find((one) => one === target.value) ?? 'reading')}
        >
          <Options values={learningStyles} nameOf={(one) => t(`style.${one}`)} />
        </Select>
      </Field>
    </GenerateCard>
  );
}

function TestForm(props: KindFormProps) {
  const { t } = useTranslation('learning/notes');
  const { number } = useFormat();
  const [testType, setTestType] = useState<(typeof testTypes)[number]>('mixed');
  const [questionCount, setCount] = useState<number>(testSize.usual);
  const [timeLimit, setTimeLimit] = useState<number | null>(null);
  return (
    <GenerateCard
      {...props}
      kind="test"
      generate={useGenerateTest()}
      wanted={{ testType, questionCount, timeLimit }}
      questions={questionCount}
    >
      <Field label={t('generate.testType')}>
        <Select
          value={testType}
          onChange={({ target }) => setTestType(testTypes.find((one) => one === target.value) ?? 'mixed')}
        >
          <Options values={testTypes} nameOf={(one) => t(`testType.${one}`)} />
        </Select>
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label={t('generate.count')}>
          <Select value={questionCount} onChange={({ target }) => setCount(Number(target.value))}>
            <Options values={counts} nameOf={(one) => number(one)} />
          </Select>
        </Field>
        <Field label={t('generate.timer')}>
          <Select
            value={timeLimit ?? ''}
            onChange={({ target }) => setTimeLimit(target.value ? Number(target.value) : null)}
          >
            <option value="">{t('generate.noTimer')}</option>
            <Options values={limits} nameOf={(one) => t('minutes', { count: one })} />
          </Select>
        </Field>
      </div>
    </GenerateCard>
  );
}

interface GenerateCardProps<Wanted> extends KindFormProps {
  readonly kind: Kind;
  readonly generate: UseMutationResult<NoteScenario | NoteTest, Error, Order<Wanted>>;
  readonly wanted: Wanted;
  /** The number of questions requested. */
  readonly questions: number;
  /** The fields. */
  readonly children: ReactNode;
}

/** One of the two forms: sends the request, and reports the outcome. */
function GenerateCard<Wanted>({
  noteId,
  onGenerated,
  variant,
  kind,
  generate,
  wanted,
  questions,
  children,
}: GenerateCardProps<Wanted>) {
  const { t } = useTranslation('learning/notes');
  const errorText = useErrorText('learning/notes');
  const planText = useErrorText('business/plans');
  const shortfall = useShortfall(kind);
  const writer = useNoteWriter();
  const writing = useWriting(generate, noteId, kind, wanted, {
    onDone: (made, found) => {
      const isBuiltIn = made.questions.every(({ writtenBy }) => writtenBy === 'built_in');
      const tookOver = writer.data?.service && writer.data.isOn && isBuiltIn;
      // A job that was found may have been requested with other numbers than the form has now.
      const short = shortfall(made.shortfall, made.questions.length, found ? null : questions);
      const description = [tookOver && t('writer.tookOver'), short].filter(Boolean).join(' ') || undefined;
      toast({ title: t(`generate.${kind}Done`), description, variant: 'success' });
      if (!found || found.state === 'running') onGenerated(kind);
    },
    onFailed: (error) => {
      // The dialog about plans says it all.
      if (error instanceof ApiError && error.status === 402) return;
      toast({ title: t('error'), description: t(`generate.${kind}Failed`), variant: 'destructive' });
    },
  });
  const { error } = generate;
  // The other form, with the test, is right here.
  const isShort = kind === 'scenario' && error instanceof ApiError && error.code === 'note_gives_no_items';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    writing.begin();
  };
  return (
    <Card aria-labelledby={`generate-${kind}`}>
      <CardHeader>
        <CardTitle id={`generate-${kind}`} level={3}>
          {t(`generate.${kind}Title`)}
        </CardTitle>
      </CardHeader>
      <CardBody>
        <form onSubmit={submit} className="grid gap-4">
          {children}
          {generate.isPending && <WritingProgress job={writing.job} onCancel={writing.cancel} />}
          {generate.isError && (
            <Notice tone="critical">
              {isShort ? t('generate.scenarioShort') : errorText(generate.error, planText(generate.error))}
            </Notice>
          )}
          <Button type="submit" variant={variant} pending={generate.isPending}>
            {t(`generate.${kind}`)}
          </Button>
        </form>
      </CardBody>
    </Card>
  );
}
