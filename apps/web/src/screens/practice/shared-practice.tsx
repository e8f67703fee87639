import { useLocation } from 'wouter';
import { difficulties as allDifficulties } from '@rounds/contract/common.rules';
import { useCreatePractice } from '../../features/learning/practice/api/create-practice.ts';
import {
  useSharedPractice,
  type SharedPractice as Shared,
} from '../../features/learning/practice/api/get-shared-practice.ts';
import { minutesFor } from '../../features/learning/practice/choice.rules.ts';
import { ApiError } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { newId } from '../../browser/new-id.ts';
import { useFormat } from '../../format/format.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Card, CardBody, CardFooter } from '../../ui/card/card.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { OriginLink } from '../scenario-player/origin-link.tsx';
import { PlayerSkeleton } from '../scenario-player/player-skeleton.tsx';
import { PracticeLoadError, PracticeNotFound } from './practice-errors.tsx';

/** The page behind a link to somebody else's session: what it contains, and a button to begin. */
export function SharedPractice({ id }: { readonly id: string }) {
  const shared = useSharedPractice(id);
  if (shared.data) return <Landing shared={shared.data} />;
  if (!shared.error) return <PlayerSkeleton />;
  if (shared.error instanceof ApiError && shared.error.status === 404) return <PracticeNotFound />;
  return <PracticeLoadError error={shared.error} onRetry={() => void shared.refetch()} />;
}

function Landing({ shared }: { readonly shared: Shared }) {
  const { t } = useTranslation('learning/practice');
  const { t: player } = useTranslation('learning/scenarios.player');
  const { t: common } = useTranslation('app/common');
  const errorText = useErrorText('learning/practice');
  const format = useFormat();
  const [, navigate] = useLocation();
  const create = useCreatePractice();
  const { id, mode, questions, careerPaths, difficulties, own } = shared;
  const start = () =>
    create.mutate(
      { id: newId(), mode, sharedFrom: id },
      { onSuccess: (session) => navigate(`/practice/${session.id}`, { state: { from: '/practice' } }) },
    );
  return (
    <div className="page py-4 sm:py-6">
      <div className="mx-auto grid w-full max-w-xl grid-cols-[minmax(0,1fr)] gap-4">
        <div>
          <OriginLink href="/practice" />
        </div>
        <header>
          <h1 className="text-xl sm:text-2xl">{t('shared.title')}</h1>
          <p className="text-muted">{t('shared.text')}</p>
        </header>
        {create.isError && (
          <Notice tone="critical" title={player('result.practiceFailed')}>
            {errorText(create.error)}
          </Notice>
        )}
        <Card aria-label={t('shared.content')}>
          <CardBody className="grid gap-3">
            <p className="text-lg font-semibold">
              {t('questions', { count: questions })} ·{' '}
              {t('about', { minutes: format.number(minutesFor(questions)) })}
            </p>
            <p>
              {player(`mode.${mode}`)}: {player(`mode.${mode}Text`)}
            </p>
            <div className="flex flex-wrap gap-1.5">
              {careerPaths.map((path) => (
                <Badge key={path} tone={path}>
                  {common(`careerPath.${path}`)}
                </Badge>
              ))}
              {allDifficulties
                .filter((level) => difficulties.includes(level))
                .map((level) => (
                  <Badge key={level}>{common(`difficulty.${level}`)}</Badge>
                ))}
            </div>
          </CardBody>
          <CardFooter className="justify-between">
            {own === null ? (
              <Button className="max-sm:w-full" pending={create.isPending} onClick={start}>
                {t('form.start')}
              </Button>
            ) : (
              <>
                <p className="text-sm text-muted">{t('shared.begun')}</p>
                <ButtonLink href={`/practice/${own}`}>{t('shared.continue')}</ButtonLink>
              </>
            )}
          </CardFooter>
        </Card>
      </div>
    </div>
  );
}
