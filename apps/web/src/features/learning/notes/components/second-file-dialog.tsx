import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';

export interface SecondFileDialogProps {
  /** The file's text; null while none is waiting. */
  readonly name: string | null;
  /** Leaves the note as it is. */
  readonly onClose: () => void;
  readonly onChoose: (isReplacing: boolean) => void;
}

/** Asks where to put a file's text if there is text already. */
export function SecondFileDialog({ name, onClose, onChoose }: SecondFileDialogProps) {
  const { t } = useTranslation('learning/notes');
  const add = useRef<HTMLButtonElement>(null);
  // The default action for Enter loses nothing.
  useEffect(() => add.current?.focus(), [name]);
  return (
    <Dialog
      open={name !== null}
      onOpenChange={onClose}
      title={t('secondFile.title')}
      description={t('secondFile.text', { name: name ?? '' })}
      footer={
        <>
          <Button variant="secondary" onClick={() => onChoose(true)}>
            {t('secondFile.replace')}
          </Button>
          <Button ref={add} onClick={() => onChoose(false)}>
            {t('secondFile.add')}
          </Button>
        </>
      }
    />
  );
}
