import { useState, type SubmitEvent } from 'react';
import { learningStyles } from '@rounds/contract/common.rules';
import { noteScenarioQuestions, testSize, testTypes } from '@rounds/contract/learning/notes.rules';
import { ApiError } from '../../../../api/client.ts';
import { useErrorText } from '../../../../api/error-text.ts';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { useSession } from '../../../../session/session.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '../../../../ui/card/card.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Select } from '../../../../ui/field/select.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useGenerateScenario, useGenerateTest } from '../api/generated.ts';
import { useShortfall } from '../use-shortfall.ts';

const counts = [5, testSize.usual, 15, 20, testSize.max];
const limits = [5, 10, 15, 20, 30, 45, 60];

export interface GenerateFormProps {
  readonly noteId: number;
  readonly onGenerated: (kind: 'scenario' | 'test') => void;
}

/** Makes a scenario or a test of a note. */
export function GenerateForm({ noteId, onGenerated }: GenerateFormProps) {
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <ScenarioForm noteId={noteId} onGenerated={onGenerated} />
      <TestForm noteId={noteId} onGenerated={onGenerated} />
    </div>
  );
}

/** What both forms tell of a call that failed. The dialog about plans speaks for itself. */
function useTellFailed() {
  const { t } = useTranslation('learning/notes');
  return (error: Error, description: string) => {
    if (error instanceof ApiError && error.status === 402) return;
    toast({ title: t('error'), description, variant: 'destructive' });
  };
}

function ScenarioForm({ noteId, onGenerated }: GenerateFormProps) {
  const { t } = useTranslation('learning/notes');
  const errorText = useErrorText('learning/notes');
  const { user } = useSession();
  const [style, setStyle] = useState(
    () => learningStyles.find((one) => one === user?.learningStyle) ?? 'reading',
  );
  const generate = useGenerateScenario();
  const tellFailed = useTellFailed();
  const shortfall = useShortfall();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (generate.isPending) return;
    generate.mutate(
      { noteId, wanted: { learningStyle: style } },
      {
        onSuccess: (made) => {
          const description = shortfall(made.shortfall, made.questions.length, noteScenarioQuestions);
          toast({ title: t('generate.scenarioDone'), description, variant: 'success' });
          onGenerated('scenario');
        },
        onError: (error) => tellFailed(error, t('generate.scenarioFailed')),
      },
    );
  };
  return (
    <Card aria-labelledby="generate-scenario">
      <CardHeader>
        <CardTitle id="generate-scenario" level={3}>
          {t('generate.scenario')}
        </CardTitle>
      </CardHeader>
      <CardBody>
        <form onSubmit={submit} className="grid gap-4">
          <Field label={t('generate.style')}>
            <Select
              value={style}
              onChange={({ target }) =>
                setStyle(learningStyles.find((one) => one === target.value) ?? 'reading')
              }
            >
              {learningStyles.map((one) => (
                <option key={one} value={one}>
                  {t(`style.${one}`)}
                </option>
              ))}
            </Select>
          </Field>
          {generate.isError && <Notice tone="critical">{errorText(generate.error)}</Notice>}
          <Button type="submit" pending={generate.isPending}>
            {t('generate.scenario')}
          </Button>
        </form>
      </CardBody>
    </Card>
  );
}

function TestForm({ noteId, onGenerated }: GenerateFormProps) {
  const { t } = useTranslation('learning/notes');
  const errorText = useErrorText('learning/notes');
  const { number } = useFormat();
  const [testType, setTestType] = useState<(typeof testTypes)[number]>('mixed');
  const [questionCount, setCount] = useState<number>(testSize.usual);
  const [timeLimit, setTimeLimit] = useState<number | null>(null);
  const generate = useGenerateTest();
  const tellFailed = useTellFailed();
  const shortfall = useShortfall();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (generate.isPending) return;
    generate.mutate(
      { noteId, wanted: { testType, questionCount, timeLimit } },
      {
        onSuccess: (made) => {
          const description = shortfall(made.shortfall, made.totalQuestions, questionCount);
          toast({ title: t('generate.testDone'), description, variant: 'success' });
          onGenerated('test');
        },
        onError: (error) => tellFailed(error, t('generate.testFailed')),
      },
    );
  };
  return (
    <Card aria-labelledby="generate-test">
      <CardHeader>
        <CardTitle id="generate-test" level={3}>
          {t('generate.test')}
        </CardTitle>
      </CardHeader>
      <CardBody>
        <form onSubmit={submit} className="grid gap-4">
          <Field label={t('generate.testType')}>
            <Select
              value={testType}
              onChange={({ target }) => setTestType(testTypes.find((one) => one === target.value) ?? 'mixed')}
            >
              {testTypes.map((one) => (
                <option key={one} value={one}>
                  {t(`testType.${one}`)}
                </option>
              ))}
            </Select>
          </Field>
          <div className="grid grid-cols-2 gap-4">
            <Field label={t('generate.count')}>
              <Select value={questionCount} onChange={({ target }) => setCount(Number(target.value))}>
                {counts.map((one) => (
                  <option key={one} value={one}>
                    {number(one)}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={t('generate.timer')}>
              <Select
                value={timeLimit ?? ''}
                onChange={({ target }) => setTimeLimit(target.value ? Number(target.value) : null)}
              >
                <option value="">{t('generate.noTimer')}</option>
                {limits.map((one) => (
                  <option key={one} value={one}>
                    {t('minutes', { count: one })}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
          {generate.isError && <Notice tone="critical">{errorText(generate.error)}</Notice>}
          <Button type="submit" pending={generate.isPending}>
            {t('generate.test')}
          </Button>
        </form>
      </CardBody>
    </Card>
  );
}
