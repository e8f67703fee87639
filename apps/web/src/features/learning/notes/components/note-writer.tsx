import { useTranslation } from '../../../../i18n/translation.ts';
import { useSession } from '../../../../session/session.ts';
import { Switch } from '../../../../ui/switch/switch.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useNoteWriter, useSaveNoteWriter } from '../api/writer.ts';

/** Says, before anything is sent, that a note's text goes to an AI service, and lets the learner turn that off. */
export function NoteWriterChoice() {
  const { t } = useTranslation('learning/notes');
  const { user } = useSession();
  const { data } = useNoteWriter();
  const save = useSaveNoteWriter();
  if (!data?.service) return null;
  const isOn = save.isPending ? save.variables : data.isOn;
  return (
    <div className="rounded-card border bg-raised px-4 py-2">
      <Switch
        label={t('writer.label')}
        help={t(isOn ? 'writer.on' : 'writer.off', { service: data.service })}
        checked={isOn}
        disabled={user?.isDemo ?? false}
        onChange={(next) =>
          save.mutate(next, {
            onError: () =>
              toast({ title: t('error'), description: t('writer.failed'), variant: 'destructive' }),
          })
        }
      />
    </div>
  );
}
