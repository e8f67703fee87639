import { useState, type SubmitEvent } from 'react';
import { invitationCodeLength } from '@rounds/contract/community/study-groups.rules';
import type { StudyGroup } from '@rounds/contract/community/study-groups';
import { ApiError } from '../../../../api/client.ts';
import { useErrorText } from '../../../../api/error-text.ts';
import { useErrorToast } from '../../../../api/error-toast.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { stripDirectionMarks } from '../../../../format/safe-text.rules.ts';
import { Button, type ButtonProps } from '../../../../ui/button/button.tsx';
import { CancelButton } from '../../../../ui/button/cancel-button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useJoinStudyGroup } from '../api/join-study-group.ts';

export interface JoinGroupProps {
  readonly group: StudyGroup;
  /** The code from an invitation link. */
  readonly code?: string | undefined;
  readonly onJoined?: () => void;
  /** One of many on a screen, none of which is the primary action. */
  readonly variant?: ButtonProps['variant'];
}

/** The join button; for a private group, it asks for the code first, unless a link brought the right one. */
export function JoinGroup({ group, code, onJoined, variant }: JoinGroupProps) {
  const { t } = useTranslation('community/study-groups');
  const errorText = useErrorText('community/study-groups');
  const showError = useErrorToast('community/study-groups');
  const [isAskingForCode, setAskingForCode] = useState(false);
  const join = useJoinStudyGroup();
  const isFull = group.members >= group.maxMembers;
  const asksForCode = group.isPrivate && code === undefined;
  const name = stripDirectionMarks(group.name);

  const send = (given?: string) =>
    join.mutate(
      { id: group.id, code: given },
      {
        onSuccess: () => {
          setAskingForCode(false);
          toast({
            title: t('join.doneTitle'),
            description: t('join.doneText', { name }),
            variant: 'success',
          });
          onJoined?.();
        },
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'wrong_invitation_code') setAskingForCode(true);
          showError(t('join.errorTitle'), error, t('tryLater'));
        },
      },
    );
  const press = () => {
    if (asksForCode) setAskingForCode(true);
    else send(group.isPrivate ? code : undefined);
  };

  return (
    <>
      <Button
        variant={variant}
        disabled={isFull}
        pending={join.isPending && !isAskingForCode}
        onClick={press}
      >
        {isFull ? t('card.full') : t(asksForCode ? 'join.withCode' : 'join.action')}
      </Button>
      <CodeDialog
        open={isAskingForCode}
        name={name}
        initialCode={code}
        pending={join.isPending}
        error={join.isError ? errorText(join.error, t('tryLater')) : undefined}
        onClose={() => setAskingForCode(false)}
        onSend={send}
      />
    </>
  );
}

interface CodeDialogProps {
  readonly open: boolean;
  readonly name: string;
  /** The initial code. */
  readonly initialCode: string | undefined;
  readonly pending: boolean;
  readonly error: string | undefined;
  readonly onClose: () => void;
  readonly onSend: (code: string) => void;
}

function CodeDialog({ open, name, initialCode = '', pending, error, onClose, onSend }: CodeDialogProps) {
  const { t } = useTranslation('community/study-groups');
  const [code, setCode] = useState(initialCode);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (code.trim() !== '') onSend(code.trim());
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t('join.codeTitle', { name })}
      description={t('join.codeText')}
      footer={
        <>
          <CancelButton onClick={onClose} />
          <Button type="submit" form="join-code" pending={pending} disabled={code.trim() === ''}>
            {t('join.action')}
          </Button>
        </>
      }
    >
      <form id="join-code" onSubmit={submit}>
        <Field label={t('join.code')} error={error}>
          <TextInput
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={3 * invitationCodeLength}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
