import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from '../../ui/dropdown-menu/dropdown-menu.tsx';
import { toast, type ToastVariant } from '../../ui/toast/toast.ts';
import { Tooltip } from '../../ui/tooltip/tooltip.tsx';
import { Specimen } from './specimen.tsx';

const toasts: readonly (readonly [ToastVariant, string, string])[] = [
  ['default', 'Message copied!', ''],
  ['success', 'Correct!', 'Great job! Keep it up.'],
  ['destructive', 'Not quite right', "Don't worry, learning from mistakes is part of the process."],
];

export function Overlays() {
  const [dialog, setDialog] = useState<'plain' | 'question' | null>(null);
  const close = () => setDialog(null);
  return (
    <Specimen name="Overlays">
      {toasts.map(([variant, title, description]) => (
        <Button
          key={variant}
          variant="secondary"
          onClick={() => toast({ title, variant, description: description || undefined })}
        >
          Toast, {variant}
        </Button>
      ))}
      <Tooltip text="Shown after 700 ms">
        <Button variant="secondary">Tooltip</Button>
      </Tooltip>
      <DropdownMenu trigger={<Button variant="secondary">Menu</Button>} align="start">
        <MenuLabel>Your account</MenuLabel>
        <MenuItem>Notes</MenuItem>
        <MenuItem disabled>Disabled</MenuItem>
        <MenuSeparator />
        <MenuItem>Sign Out</MenuItem>
      </DropdownMenu>
      <Button variant="secondary" onClick={() => setDialog('plain')}>
        Dialog
      </Button>
      <Button variant="secondary" onClick={() => setDialog('question')}>
        Dialog to answer
      </Button>
      <Dialog
        open={dialog === 'plain'}
        onOpenChange={close}
        title="Keyboard shortcuts"
        description="All of them."
      >
        <p>Escape closes it.</p>
      </Dialog>
      <Dialog
        mustAnswer
        open={dialog === 'question'}
        onOpenChange={close}
        title="Time's up"
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Keep going
            </Button>
            <Button onClick={close}>Finish now</Button>
          </>
        }
      >
        <p>Unanswered questions count as wrong.</p>
      </Dialog>
    </Specimen>
  );
}
