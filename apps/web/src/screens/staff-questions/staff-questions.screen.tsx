import { useDeferredValue, useState } from 'react';
import { careerPaths } from '@rounds/contract/common.rules';
import { itemFlags, type ItemFlag } from '@rounds/contract/learning/item-health.rules';
import { useErrorText } from '../../api/error-text.ts';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useQuestionHealth } from '../../features/learning/item-health/api/staff-questions.ts';
import { QuestionRow } from '../../features/learning/item-health/components/question-row.tsx';
import { EnglishNote } from '../../features/learning/scenarios/components/english.tsx';
import { useTranslation } from '../../i18n/translation.ts';
import { useSession } from '../../session/session.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Field } from '../../ui/field/field.tsx';
import { FilterSelect } from '../../ui/field/filter-select.tsx';
import { SearchInput } from '../../ui/field/search-input.tsx';
import { Options } from '../../ui/field/options.tsx';
import { Select } from '../../ui/field/select.tsx';
import { GrowingList } from '../../ui/list/growing-list.tsx';
import { FailedNotice } from '../../ui/notice/failed-notice.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';

type CareerPath = (typeof careerPaths)[number];
const uses = ['in_use', 'withdrawn'] as const;

/** How the questions do, for platform staff: what needs attention first. Others are told so, without asking the server. */
export function StaffQuestionsScreen() {
  const { t } = useTranslation('learning/item-health');
  const { t: common } = useTranslation('app/common');
  const { t: scenarios } = useTranslation('learning/scenarios');
  const { user } = useSession();
  useDocumentTitle(t('title'));
  if (user?.isStaff) return <StaffQuestions isDemo={user.isDemo} />;
  return (
    <div className="page grid justify-items-start gap-4 py-4 sm:py-6">
      <div>
        <h1 className="text-xl sm:text-2xl">{t('title')}</h1>
        <p className="text-muted">{common('errors.staff_only')}</p>
      </div>
      <ButtonLink href="/dashboard">{scenarios('player.back')}</ButtonLink>
    </div>
  );
}

function StaffQuestions({ isDemo }: { readonly isDemo: boolean }) {
  const { t } = useTranslation('learning/item-health');
  const { t: common } = useTranslation('app/common');
  const [careerPath, setCareerPath] = useState<CareerPath>('nursing');
  const [flag, setFlag] = useState<ItemFlag>();
  const [use, setUse] = useState<(typeof uses)[number]>();
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-5 py-4 sm:gap-6 sm:py-6">
      <header>
        <h1 className="text-xl sm:text-2xl">{t('title')}</h1>
        <p className="measure text-muted">{t('subtitle')}</p>
        <EnglishNote className="mt-1" />
      </header>
      {isDemo && <Notice>{t('demo')}</Notice>}
      <search className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Field label={t('filter.path')}>
          <Select
            value={careerPath}
            onChange={({ target }) =>
              setCareerPath(careerPaths.find((one) => one === target.value) ?? careerPath)
            }
          >
            <Options values={careerPaths} nameOf={(path) => common(`careerPath.${path}`)} />
          </Select>
        </Field>
        <Field label={t('filter.flag')}>
          <FilterSelect
            value={flag}
            values={itemFlags}
            all={t('filter.anyFlag')}
            nameOf={(one) => t(`flags.${one}`)}
            onChoose={setFlag}
          />
        </Field>
        <Field label={t('filter.use')}>
          <FilterSelect
            value={use}
            values={uses}
            all={t('filter.anyUse')}
            nameOf={(one) => t(`filter.${one}`)}
            onChoose={setUse}
          />
        </Field>
        <Field label={t('filter.search')}>
          <SearchInput value={search} maxLength={100} onText={setSearch} />
        </Field>
      </search>
      <Questions
        filter={{
          careerPath,
          ...(flag && { flag }),
          ...(use && { use }),
          ...(wanted !== '' && { search: wanted }),
        }}
      />
    </div>
  );
}

function Questions({ filter }: { readonly filter: Parameters<typeof useQuestionHealth>[0] }) {
  const { t } = useTranslation('learning/item-health');
  const { t: scenarios } = useTranslation('learning/scenarios');
  const { t: player } = useTranslation('learning/scenarios.player');
  const errorText = useErrorText('learning/item-health');
  const list = useQuestionHealth(filter);
  const { data } = list;
  if (list.isError && !data)
    return <FailedNotice onRetry={() => void list.refetch()}>{errorText(list.error)}</FailedNotice>;
  if (!data)
    return (
      <div role="status" aria-label={t('loading')} className="grid gap-4">
        <Skeleton className="h-40 rounded-card" />
        <Skeleton className="h-40 rounded-card" />
      </div>
    );
  return (
    <>
      <p role="status" className="text-sm text-muted">
        {t('found', { count: data.length })}
      </p>
      {data.length === 0 && <EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
      <GrowingList
        entries={data}
        more={t('more')}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        buttonClassName="justify-self-center"
        renderEntry={(health) => (
          <li key={`${health.scenarioId} ${health.questionIndex}`}>
            <QuestionRow
              health={health}
              reasonOf={(reason) => scenarios(`report.reasons.${reason}`)}
              confidenceOf={(confidence) => player(`confidence.${confidence}`)}
            />
          </li>
        )}
      />
    </>
  );
}
