import { useState, type ComponentType } from 'react';
import { Bell as BellDrawing } from 'lucide-react';
import { useFormat } from '../../../../format/format.ts';
import { loadNamespaces, useTranslation } from '../../../../i18n/translation.ts';
import { useIdle } from '../../../../browser/idle.ts';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useUnreadCount } from '../api/count-unread.ts';
import type { BellPanelProps } from './bell-panel.tsx';

/** The panel's code and strings load when somebody reaches for it. */
async function loadPanel(): Promise<ComponentType<BellPanelProps>> {
  const [{ BellPanel }] = await Promise.all([
    import('./bell-panel.tsx'),
    loadNamespaces(['messages/notifications']),
  ]);
  return BellPanel;
}

/** The header's button. The number of unread notifications is fetched once the page is there. */
export function Bell() {
  const { t } = useTranslation('app/shell');
  const count = useUnreadCount(useIdle());
  const [Panel, setPanel] = useState<ComponentType<BellPanelProps> | null>(null);
  const label = count > 0 ? t('bell.unread', { count }) : t('bell.label');
  const icon = <BellIcon count={count} />;
  if (Panel) return <Panel label={label} icon={icon} unread={count} />;
  const open = () => {
    loadPanel().then(
      (loaded) => setPanel(() => loaded),
      () => toast({ title: t('bell.failed'), variant: 'destructive' }),
    );
  };
  return (
    <IconButton
      label={label}
      aria-expanded={false}
      onPointerEnter={() => void loadPanel().catch(() => undefined)}
      onClick={open}
    >
      {icon}
    </IconButton>
  );
}

function BellIcon({ count }: { readonly count: number }) {
  const format = useFormat();
  return (
    <span aria-hidden="true" className="relative">
      <BellDrawing size={20} />
      {count > 0 && (
        <span
          dir="ltr"
          className="figures absolute -end-2 -top-2 min-w-4 rounded-full border border-surface bg-accent px-1 text-center text-[0.6875rem] leading-4 font-bold text-on-accent"
        >
          {format.number(count)}
        </span>
      )}
    </span>
  );
}
