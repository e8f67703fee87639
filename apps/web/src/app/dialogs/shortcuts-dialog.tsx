import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { useCaseActive } from '../../browser/active-case.ts';
import { setShortcutsEnabled, useShortcutsEnabled } from '../../browser/shortcuts.ts';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useDestinations } from '../navigation/use-destinations.ts';
import { useSession } from '../../session/session.ts';
import { Kbd } from '../../ui/kbd/kbd.tsx';

export interface ShortcutsDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The single keys of the player's tools. Marking isn't one of them, since tests have it too. */
const tools = [
  ['N', 'note'],
  ['K', 'calculator'],
  ['L', 'labs'],
  ['P', 'pause'],
] as const;

export function ShortcutsDialog({ open, onOpenChange }: ShortcutsDialogProps) {
  const destinations = useDestinations();
  const { t } = useTranslation('app/shell');
  const { t: player } = useTranslation('learning/scenarios.player');
  const enabled = useShortcutsEnabled();
  const { signedIn } = useSession();
  // In mid-case their letters choose options instead.
  const withPages = !useCaseActive() && signedIn;
  const range = (from: string, to: string) => (
    <>
      <Kbd>{from}</Kbd> {t('shortcuts.to')} <Kbd>{to}</Kbd>
    </>
  );
  const answering = (
    <Group title={t('shortcuts.answering')}>
      <Row
        keys={
          <>
            {range('1', '9')} {t('shortcuts.or')} {range('A', 'J')}
          </>
        }
      >
        {t('shortcuts.chooseOption')}
      </Row>
      <Row keys={<Kbd>Enter</Kbd>}>{t('shortcuts.submit')}</Row>
      <Row
        keys={
          <>
            <Kbd>Shift</Kbd> + {range('A', 'J')}
          </>
        }
      >
        {player('keys.ruleOut')}
      </Row>
      <Row keys={<Kbd>M</Kbd>}>{player('keys.mark')}</Row>
    </Group>
  );
  const inScenario = (
    <Group title={t('shortcuts.inScenario')}>
      <Row keys={range('X', 'Z')}>{player('confidence.label')}</Row>
      {tools.map(([key, name]) => (
        <Row key={key} keys={<Kbd>{key}</Kbd>}>
          {player(`keys.${name}`)}
        </Row>
      ))}
    </Group>
  );
  const search = (
    <Row
      keys={
        <>
          <Kbd>Ctrl</Kbd> <Kbd>K</Kbd> {t('shortcuts.or')} <Kbd>⌘</Kbd> <Kbd>K</Kbd>
        </>
      }
    >
      {t('search.button')}
    </Row>
  );
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('shortcuts.title')} size="lg">
      <div className="grid content-start items-start gap-x-8 gap-y-4 sm:grid-cols-2">
        <div className="grid gap-4">
          <Group title={t('shortcuts.everywhere')}>
            <Row keys={<Kbd>?</Kbd>}>{t('shortcuts.showThis')}</Row>
            <Row keys={<Kbd>Tab</Kbd>}>{t('shortcuts.skip')}</Row>
            <Row keys={<Kbd>F8</Kbd>}>{t('shortcuts.focusNotifications')}</Row>
            <Row keys={<Kbd>Esc</Kbd>}>{t('shortcuts.close')}</Row>
            {signedIn && !withPages && search}
          </Group>
          {answering}
          {withPages && inScenario}
        </div>
        {withPages ? (
          <Group title={t('shortcuts.goTo')}>
            {search}
            {destinations.map(({ address, label, key }) => (
              <Row
                key={address}
                keys={
                  <>
                    <Kbd>G</Kbd> {t('shortcuts.then')} <Kbd>{key.toUpperCase()}</Kbd>
                  </>
                }
              >
                {t(label)}
              </Row>
            ))}
          </Group>
        ) : (
          inScenario
        )}
      </div>
      <Checkbox
        label={t('shortcuts.enable')}
        help={t('shortcuts.enableHelp')}
        checked={enabled}
        onChange={(event) => setShortcutsEnabled(event.target.checked)}
        className="border-t pt-4"
      />
    </Dialog>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 text-sm font-semibold text-muted">{title}</h3>
      <dl className="divide-y">{children}</dl>
    </section>
  );
}

function Row({ keys, children }: { readonly keys: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 low:py-0.5">
      <dt>{children}</dt>
      <dd className="text-sm text-muted">{keys}</dd>
    </div>
  );
}
