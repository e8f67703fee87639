import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../../../i18n/translation.ts';
import { useMedia } from '../../../../browser/media.ts';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { Popover } from '../../../../ui/popover/popover.tsx';
import { NotificationList } from './notification-list.tsx';

export interface BellPanelProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly unread: number;
}

/** The bell and its list, mounted by the first press: a popover on wide screens, a sheet on phones. */
export function BellPanel(props: BellPanelProps) {
  const wide = useMedia('(width >= 40rem)');
  // Kept here, so that rotating a phone neither opens nor closes it.
  const [open, setOpen] = useState(true);
  const Shape = wide ? BellPopover : BellSheet;
  return <Shape {...props} open={open} setOpen={setOpen} />;
}

interface ShapeProps extends BellPanelProps {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
}

function BellPopover({ label, icon, unread, open, setOpen }: ShapeProps) {
  const { t } = useTranslation('messages/notifications');
  const [openedWith] = useState(open);
  return (
    <Popover label={label} icon={icon} size="panel" defaultOpen={openedWith} onOpenChange={setOpen}>
      {(close) =>
        open && (
          <div className="p-4">
            <NotificationList
              heading={<h2 className="text-lg">{t('title')}</h2>}
              unread={unread}
              onNavigate={close}
            />
          </div>
        )
      }
    </Popover>
  );
}

function BellSheet({ label, icon, unread, open, setOpen }: ShapeProps) {
  const { t } = useTranslation('messages/notifications');
  const [ready, setReady] = useState(!open);
  const button = useRef<HTMLButtonElement>(null);
  // This button replaces the one that was pressed, and gets focus back when the sheet closes.
  useLayoutEffect(() => {
    if (ready) return;
    button.current?.focus();
    setReady(true);
  }, [ready]);
  // The dialog returns the focus to its previous element, which a page that was still loading may have replaced.
  const close = () => {
    flushSync(() => setOpen(false));
    button.current?.focus();
  };
  return (
    <>
      <IconButton ref={button} label={label} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {icon}
      </IconButton>
      <Dialog open={open && ready} onOpenChange={close} title={t('title')}>
        <NotificationList unread={unread} onNavigate={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
