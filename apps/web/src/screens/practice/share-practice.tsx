import { useState } from 'react';
import { Link2, UsersRound } from 'lucide-react';
import { copyText } from '../../browser/copy-text.ts';
import { loadNamespaces, useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { SendToGroup } from './send-to-group.tsx';

export interface SharePracticeProps {
  readonly id: string;
  readonly questions: number;
  /** What the session is called, where its button stands among others. */
  readonly name?: string;
}

/** Passes a session on: into a study group's conversation, or by its link. */
export function SharePractice({ id, questions, name }: SharePracticeProps) {
  const { t } = useTranslation('learning/practice');
  const { t: common } = useTranslation('app/common');
  const [open, setOpen] = useState(false);
  const link = `${location.origin}/practice/${id}`;
  const show = () => {
    void loadNamespaces(['community/study-groups']).catch(() => undefined);
    setOpen(true);
  };
  const copy = async () => {
    if (await copyText(link)) toast({ title: t('share.copied'), variant: 'success' });
    else toast({ title: t('share.copyFailed'), variant: 'destructive' });
  };
  return (
    <>
      {name === undefined ? (
        <Button variant="secondary" onClick={show}>
          <UsersRound size={18} aria-hidden="true" />
          {t('share.open')}
        </Button>
      ) : (
        <IconButton label={common('named', { action: t('share.open'), name })} onClick={show}>
          <UsersRound size={18} aria-hidden="true" />
        </IconButton>
      )}
      <Dialog open={open} onOpenChange={setOpen} title={t('share.open')} description={t('share.text')}>
        <SendToGroup link={link} questions={questions} onClose={() => setOpen(false)} />
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
    </>
  );
}
