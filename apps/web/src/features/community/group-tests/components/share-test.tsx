import { useId, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { Users } from 'lucide-react';
import { useErrorText } from '../../../../api/error-text.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button, ButtonLink } from '../../../../ui/button/button.tsx';
import { Checkbox } from '../../../../ui/checkbox/checkbox.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog/confirm-dialog.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Select } from '../../../../ui/field/select.tsx';
import { FailedNotice } from '../../../../ui/notice/failed-notice.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useShareTest, useTestShares, useUnshareTest } from '../api/group-tests.ts';

/** The learner's groups, as far as they are known. */
export interface OwnGroups {
  readonly data: readonly { readonly id: number; readonly name: string }[] | undefined;
  readonly isError: boolean;
  readonly refetch: () => Promise<unknown>;
}

export interface ShareTestProps {
  readonly testId: number;
  readonly title: string;
  /** Fetched once the dialog is open. */
  readonly useGroups: () => OwnGroups;
}

/** Shares one of the learner's tests with a study group, after saying what of the note goes with it. */
export function ShareTest({ testId, title, useGroups }: ShareTestProps) {
  const { t } = useTranslation('community/group-tests');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-haspopup="dialog"
        aria-label={t('share.open', { name: title })}
        onClick={() => setOpen(true)}
      >
        <Users size={16} aria-hidden="true" />
        {t('share.short')}
      </Button>
      {open && <ShareDialog testId={testId} useGroups={useGroups} onClose={() => setOpen(false)} />}
    </>
  );
}

function ShareDialog({
  testId,
  useGroups,
  onClose,
}: Pick<ShareTestProps, 'testId' | 'useGroups'> & { readonly onClose: () => void }) {
  const { t } = useTranslation('community/group-tests');
  const errorText = useErrorText('community/group-tests');
  const formId = useId();
  const groups = useGroups();
  const shares = useTestShares(testId, true);
  const share = useShareTest(testId);
  const unshare = useUnshareTest();
  const [chosen, setChosen] = useState('');
  const [showsSource, setShowsSource] = useState(false);
  const [withdrawn, setWithdrawn] = useState<{ readonly id: number; readonly group: string } | null>(null);
  const free = groups.data?.filter(({ id }) => !shares.data?.some(({ groupId }) => groupId === id));
  const groupId = free?.find(({ id }) => String(id) === chosen)?.id ?? free?.[0]?.id;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (groupId === undefined || share.isPending) return;
    share.mutate(
      { groupId, showsSource },
      {
        onSuccess: ({ group }) => {
          toast({ title: t('share.done', { group }), variant: 'success' });
          onClose();
        },
      },
    );
  };
  const withdraw = (id: number) =>
    unshare.mutate(id, {
      onSuccess: () => {
        flushSync(() => setWithdrawn(null));
        // The button that asked is gone with its group, which can be chosen again.
        document.getElementById(`${formId}group`)?.focus();
      },
    });
  const isLoading = !groups.data && !groups.isError;
  return (
    <>
      <Dialog
        open
        onOpenChange={onClose}
        // What there is to use comes with the groups; until then Enter would close it, or withdraw the test.
        firstFocus="heading"
        title={t('share.title')}
        description={t('share.text')}
        footer={
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('share.close')}
            </Button>
            {groupId !== undefined && (
              <Button type="submit" form={formId} pending={share.isPending}>
                {t('share.confirm')}
              </Button>
            )}
          </>
        }
      >
        <div className="grid gap-4">
          <ul className="grid list-disc gap-1 ps-5 text-sm">
            <li>{t('share.whatQuestions')}</li>
            <li>{t('share.whatNot')}</li>
            <li>{t('share.whoSees')}</li>
          </ul>
          {groups.isError && !groups.data && (
            <FailedNotice onRetry={() => void groups.refetch()}>{t('share.loadFailed')}</FailedNotice>
          )}
          {isLoading && (
            <div role="status" aria-label={t('loading')}>
              <Skeleton className="h-11" />
            </div>
          )}
          {groups.data?.length === 0 && (
            <div className="grid justify-items-start gap-3">
              <p>{t('share.noGroups')}</p>
              <ButtonLink href="/community?tab=study-groups" variant="secondary" size="sm">
                {t('share.findGroup')}
              </ButtonLink>
            </div>
          )}
          {groupId !== undefined && (
            <form id={formId} onSubmit={send} className="grid gap-4">
              <Field id={`${formId}group`} label={t('share.group')}>
                <Select value={groupId} onChange={({ target }) => setChosen(target.value)}>
                  {free?.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Select>
              </Field>
              <Checkbox
                label={t('share.sentences')}
                help={t('share.sentencesHelp')}
                checked={showsSource}
                onChange={({ target }) => setShowsSource(target.checked)}
              />
            </form>
          )}
          {shares.data && shares.data.length > 0 && (
            <section aria-labelledby={`${formId}shared`} className="grid gap-2">
              <h3 id={`${formId}shared`} className="font-semibold">
                {t('share.sharedWith')}
              </h3>
              <ul className="grid gap-2">
                {shares.data.map(({ id, group, showsSource: shows }) => (
                  <li key={id} className="flex min-h-11 flex-wrap items-center justify-between gap-2">
                    <span className="min-w-0 wrap-anywhere">
                      <bdi>{group}</bdi>
                      <span className="block text-sm text-muted">
                        {t(shows ? 'share.withSentences' : 'share.withoutSentences')}
                      </span>
                    </span>
                    <Button
                      variant="secondary"
                      size="sm"
                      aria-label={t('withdraw.from', { group })}
                      aria-haspopup="dialog"
                      onClick={() => {
                        unshare.reset();
                        setWithdrawn({ id, group });
                      }}
                    >
                      {t('withdraw.action')}
                    </Button>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {share.isError && <Notice tone="critical">{errorText(share.error)}</Notice>}
        </div>
      </Dialog>
      {withdrawn && (
        <ConfirmDialog
          open
          onOpenChange={() => setWithdrawn(null)}
          title={t('withdraw.title')}
          text={t('withdraw.text', { group: withdrawn.group })}
          confirm={t('withdraw.action')}
          pending={unshare.isPending}
          onConfirm={() => withdraw(withdrawn.id)}
        >
          {unshare.isError && <Notice tone="critical">{errorText(unshare.error)}</Notice>}
        </ConfirmDialog>
      )}
    </>
  );
}
