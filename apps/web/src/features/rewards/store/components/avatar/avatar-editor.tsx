import { useEffect, useEffectEvent, useRef } from 'react';
import type { Avatar, AvatarChoice } from '@rounds/contract/rewards/store.avatar';
import { useErrorToast } from '../../../../../api/error-toast.ts';
import { useFormat } from '../../../../../format/format.ts';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { Button } from '../../../../../ui/button/button.tsx';
import { Card, CardBody } from '../../../../../ui/card/card.tsx';
import { Notice } from '../../../../../ui/notice/notice.tsx';
import { toast } from '../../../../../ui/toast/toast.ts';
import { useSaveAvatar } from '../../api/put-avatar.ts';
import { pickChoice, itemsHidingChoices, isSameChoice } from '../../avatar-choice.rules.ts';
import { setAvatarDraft, clearSavedDraft, useAvatarDraft } from '../../avatar-draft.ts';
import { useItemText } from '../../use-item-text.ts';
import { AvatarDisplay, EquippedRows } from './avatar-display.tsx';
import { AvatarFields } from './avatar-fields.tsx';

/** The avatar's options with a preview. Unsaved changes survive switching tabs and screens. */
export function AvatarEditor({ avatar }: { readonly avatar: Avatar }) {
  const { t } = useTranslation('rewards/store');
  const showError = useErrorToast('rewards/store');
  const saving = useSaveAvatar(avatar.userId);
  const draft = useAvatarDraft(avatar.userId);
  const choice = draft ?? pickChoice(avatar);
  const isChanged = draft !== null && !isSameChoice(draft, avatar);
  const saveButton = useRef<HTMLButtonElement>(null);
  useUnsavedChangesWarning(isChanged);
  useReminderOnLeaving(isChanged && !saving.isPending);

  const change = (next: AvatarChoice) => setAvatarDraft(avatar.userId, next);
  const discard = () => {
    setAvatarDraft(avatar.userId, null);
    // The pressed button disappears, so the focus has to move.
    saveButton.current?.focus();
  };
  const save = () => {
    if (!isChanged) return;
    // Another tab or screen may be shown before the answer comes, and then a mutation's own callbacks wouldn't be
    // called.
    saving.mutateAsync(choice).then(
      () => {
        clearSavedDraft(avatar.userId, choice);
        toast({
          title: t('customize.savedTitle'),
          description: t('customize.savedText'),
          variant: 'success',
        });
      },
      (error: unknown) => showError(t('customize.errorTitle'), error, t('customize.errorText')),
    );
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-[minmax(0,1fr)_18rem] lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Card className="sticky top-14 z-10 max-md:-mx-4 max-md:rounded-none max-md:border-x-0 md:top-20 md:order-2">
        <CardBody className="grid gap-4 max-md:grid-cols-[4rem_1fr] max-md:items-center max-md:px-4! max-md:py-2!">
          <div className="grid gap-3">
            <AvatarDisplay choice={choice} equipped={avatar.equipped} />
            <EquippedRows equipped={avatar.equipped} badges={avatar.badges} className="max-md:hidden" />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-2 md:grid">
            <p role="status" className="text-sm text-muted">
              {isChanged ? t('customize.unsaved') : t('customize.upToDate')}
            </p>
            <div className="flex flex-wrap gap-2">
              <Button ref={saveButton} pending={saving.isPending} aria-disabled={!isChanged} onClick={save}>
                {saving.isPending ? t('customize.saving') : t('customize.save')}
              </Button>
              {isChanged && (
                <Button variant="ghost" onClick={discard}>
                  {t('customize.discard')}
                </Button>
              )}
            </div>
          </div>
        </CardBody>
      </Card>
      <Card aria-label={t('customize.title')}>
        <CardBody className="grid gap-6">
          <EquippedRows equipped={avatar.equipped} badges={avatar.badges} className="md:hidden" />
          <AvatarFields choice={choice} onChange={change} />
          <HiddenChoicesNotice avatar={avatar} choice={choice} />
        </CardBody>
      </Card>
    </div>
  );
}

interface HiddenChoicesNoticeProps {
  readonly avatar: Avatar;
  readonly choice: AvatarChoice;
}

/** Below outfit and accessories, which it is about. */
function HiddenChoicesNotice({ avatar, choice }: HiddenChoicesNoticeProps) {
  const { t } = useTranslation('rewards/store');
  const { nameOf } = useItemText();
  const format = useFormat();
  const items = itemsHidingChoices(avatar.equipped, choice);
  if (items.length === 0) return null;
  return <Notice>{t('customize.covered', { items: format.list(items.map(nameOf)) })}</Notice>;
}

/** Says once, after leaving the editor, that the look isn't saved, and where it is. */
function useReminderOnLeaving(active: boolean): void {
  const { t } = useTranslation('rewards/store');
  const remind = useEffectEvent(() => {
    if (active) toast({ title: t('customize.reminderTitle'), description: t('customize.reminderText') });
  });
  useEffect(() => () => remind(), []);
}

/** The browser asks before closing the page; within the app, changes are kept. */
function useUnsavedChangesWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [active]);
}
