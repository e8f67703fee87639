import { useEffect, useState } from 'react';
import { Link2, UsersRound } from 'lucide-react';
import { copyText } from '../../browser/copy-text.ts';
import { loadNamespaces, useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { SendToGroup } from './send-to-group.tsx';

export interface SharePracticeProps {
  readonly id: string;
  readonly questions: number;
}

/** Passes a session on: the button of a page that is about it alone. */
export function SharePractice(props: SharePracticeProps) {
  const { t } = useTranslation('learning/practice');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <UsersRound size={18} aria-hidden="true" />
        {t('share.open')}
      </Button>
      <SharePracticeDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

export interface SharePracticeDialogProps extends SharePracticeProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Passes a session on: into a study group's conversation, or by its link. */
export function SharePracticeDialog({ id, questions, open, onOpenChange }: SharePracticeDialogProps) {
  const { t } = useTranslation('learning/practice');
  const link = `${location.origin}/practice/${id}`;
  useEffect(() => {
    if (open) void loadNamespaces(['community/study-groups']).catch(() => undefined);
  }, [open]);
  const copy = async () => {
    if (await copyText(link)) toast({ title: t('share.copied'), variant: 'success' });
    else toast({ title: t('share.copyFailed'), variant: 'destructive' });
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('share.open')} description={t('share.text')}>
      <SendToGroup link={link} questions={questions} onClose={() => onOpenChange(false)} />
      <div className="grid gap-2 border-t pt-4">
        <p
          dir="ltr"
          role="group"
          aria-label={t('share.link')}
          className="rounded-control bg-sunken px-3 py-2 text-sm wrap-anywhere select-all"
        >
          {link}
        </p>
        <Button variant="secondary" className="justify-self-start" onClick={() => void copy()}>
          <Link2 size={18} aria-hidden="true" />
          {t('share.copy')}
        </Button>
      </div>
    </Dialog>
  );
}
