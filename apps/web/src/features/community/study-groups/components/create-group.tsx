import { useState } from 'react';
import { Plus } from 'lucide-react';
import type { StudyGroup } from '@rounds/contract/community/study-groups';
import { useErrorText } from '../../../../api/error-text.ts';
import { useErrorToast } from '../../../../api/error-toast.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { useSession } from '../../../../session/session.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useCreateStudyGroup } from '../api/create-study-group.ts';
import { emptyGroup } from '../group-form.rules.ts';
import { GroupDialog } from './group-dialog.tsx';

/** The button and dialog that create a group. */
export function CreateGroup({ onCreated }: { readonly onCreated: (group: StudyGroup) => void }) {
  const { t } = useTranslation('community/study-groups');
  const errorText = useErrorText('community/study-groups');
  const showError = useErrorToast('community/study-groups');
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  // Remount the form after success, so that it is empty again.
  const [round, setRound] = useState(0);
  const create = useCreateStudyGroup();
  const failure = create.isError ? { text: `${errorText(create.error)} ${t('create.kept')}` } : undefined;
  return (
    <>
      <Button className="max-sm:w-full" onClick={() => setOpen(true)}>
        <Plus size={18} aria-hidden="true" />
        {t('create.action')}
      </Button>
      <GroupDialog
        key={round}
        open={open}
        onClose={() => setOpen(false)}
        title={t('create.action')}
        submit={t('create.action')}
        initial={{ ...emptyGroup, careerPath: user?.careerPath ?? '' }}
        pending={create.isPending}
        failure={failure}
        onSend={(values) =>
          create.mutate(values, {
            onSuccess: (group) => {
              setOpen(false);
              setRound((count) => count + 1);
              toast({
                title: t('create.doneTitle'),
                description: t(group.isPrivate ? 'create.donePrivate' : 'create.doneText'),
                variant: 'success',
              });
              onCreated(group);
            },
            onError: (error) => showError(t('create.errorTitle'), error, t('tryLater')),
          })
        }
      />
    </>
  );
}
