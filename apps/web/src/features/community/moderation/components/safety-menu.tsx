import { useState } from 'react';
import { Flag, UserX } from 'lucide-react';
import type { ReportableKind } from '@rounds/contract/community/moderation.rules';
import { useErrorText } from '../../../../api/error-text.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { ActionMenu, type Action } from '../../../../ui/action-menu/action-menu.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog/confirm-dialog.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useBlockPerson } from '../api/block-person.ts';
import { ReportDialog } from './report-dialog.tsx';

export interface SafetyMenuProps {
  /** What the menu is about; 'More' by default. */
  readonly label?: string;
  /** Other actions, before these. */
  readonly actions?: readonly Action[];
  readonly kind: ReportableKind;
  readonly id: number;
  /** The author; null if the account is deleted. */
  readonly person: { readonly id: number; readonly username: string } | null;
  readonly onBlocked?: (() => void) | undefined;
}

/** Actions for someone else's content: report it, or block its author. */
export function SafetyMenu({ label, actions = [], kind, id, person, onBlocked }: SafetyMenuProps) {
  const { t } = useTranslation('community/moderation');
  const errorText = useErrorText('community/moderation');
  const [open, setOpen] = useState<'report' | 'block' | null>(null);
  const block = useBlockPerson();
  const name = person?.username ?? '';
  const close = () => setOpen(null);
  return (
    <>
      <ActionMenu
        label={label ?? t('menu')}
        actions={[
          ...actions,
          { label: t('report.open'), icon: Flag, onPress: () => setOpen('report') },
          ...(person
            ? [{ label: t('block.open', { name }), icon: UserX, onPress: () => setOpen('block') }]
            : []),
        ]}
      />
      {open === 'report' && <ReportDialog kind={kind} id={id} onClose={close} />}
      {person && (
        <ConfirmDialog
          open={open === 'block'}
          onOpenChange={close}
          title={t('block.title', { name })}
          text={t('block.text')}
          confirm={t('block.confirm')}
          pending={block.isPending}
          onConfirm={() =>
            block.mutate(person.id, {
              onSuccess: () => {
                close();
                toast({ title: t('block.doneTitle', { name }), description: t('block.doneText') });
                onBlocked?.();
              },
            })
          }
        >
          {block.isError && <Notice tone="critical">{errorText(block.error)}</Notice>}
        </ConfirmDialog>
      )}
    </>
  );
}
