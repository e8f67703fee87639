import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Command, useCommandState } from 'cmdk';
import { Keyboard, Languages, LogOut, Settings } from 'lucide-react';
import { useLocation } from 'wouter';
import { logOut } from '../../features/identity/accounts/api/logout.ts';
import { setLanguage, useTranslation } from '../../i18n/translation.ts';
import { languageNames, languages } from '../../i18n/language.rules.ts';
import { setTheme, themes } from '../../browser/theme.ts';
import { Button } from '../../ui/button/button.tsx';
import { controlClass } from '../../ui/field/control-style.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useDestinations } from '../navigation/use-destinations.ts';
import { themeIcons } from '../theme/theme-icons.ts';
import { DataProvider } from '../data-provider.tsx';
import { LearnerResults } from './learner-results.tsx';
import { NoteResults } from './note-results.tsx';
import { ScenarioResults } from './scenario-results.tsx';
import { ResultGroup, type Result } from './result.tsx';
import { isNamed } from './search.rules.ts';
import { usePageTabs } from './use-page-tabs.ts';

export interface SearchDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onSettings: () => void;
  readonly onShortcuts: () => void;
}

/** Every page, scenario, note, learner and common action, found by typing. */
export function SearchDialog({ open, onOpenChange, onSettings, onShortcuts }: SearchDialogProps) {
  const { t } = useTranslation('app/search');
  const { t: shell } = useTranslation('app/shell');
  const [, navigate] = useLocation();
  const destinations = useDestinations();
  const tabs = usePageTabs();
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // The dialog has put the focus on its first button.
  useEffect(() => input.current?.focus(), []);
  const closeAnd = (run: () => void) => () => {
    onOpenChange(false);
    run();
  };
  const openPage = (address: string) => closeAnd(() => navigate(address));
  const list = useRef<HTMLDivElement>(null);
  // Another text has another best result, which would be out of sight where the last list had been scrolled.
  useEffect(() => {
    list.current?.scrollTo(0, 0);
  }, [text]);
  const actions: Result[] = [
    { key: 'settings', icon: Settings, name: shell('settings'), onSelect: closeAnd(onSettings) },
    ...themes.map((theme) => ({
      key: theme,
      icon: themeIcons[theme],
      name: t('theme', { name: shell(`theme.${theme}`) }),
      onSelect: closeAnd(() => setTheme(theme)),
    })),
    { key: 'shortcuts', icon: Keyboard, name: shell('shortcuts.title'), onSelect: closeAnd(onShortcuts) },
    ...languages.map((code) => ({
      key: code,
      icon: Languages,
      name: t('language', { name: languageNames[code] }),
      onSelect: closeAnd(() => void setLanguage(code).catch(() => undefined)),
    })),
    { key: 'logout', icon: LogOut, name: shell('logout'), onSelect: closeAnd(logOut) },
  ];

  const areActionsFirst = actions.some((action) => isNamed(action, text));
  const actionResults = <ResultGroup heading={t('actions')} text={text} results={actions} />;

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('title')} size="lg" fillsPhone>
      <Command label={t('title')} loop vimBindings={false} shouldFilter={false} className="grid gap-3">
        <Command.Input
          ref={input}
          value={text}
          onValueChange={setText}
          placeholder={t('placeholder')}
          className={controlClass}
        />
        <Count text={text} />
        <Command.List
          ref={list}
          label={t('results')}
          className="h-[calc(100dvh-9rem)] overflow-y-auto has-[[cmdk-empty]]:h-auto sm:h-auto sm:max-h-[min(50dvh,24rem)]"
        >
          <Command.Empty className="py-6 text-center text-muted">{t('empty')}</Command.Empty>
          <ResultGroup
            heading={t('pages')}
            text={text}
            results={[
              ...destinations.map(({ address, label, icon }) => ({
                key: address,
                icon,
                name: shell(label),
                onSelect: openPage(address),
              })),
              // They would bury the pages while nothing is typed.
              ...(text.trim() === '' ? [] : tabs).map(({ address, name, page }) => ({
                key: address,
                icon: page.icon,
                name,
                onSelect: openPage(address),
                render: () => <TabResult name={name} page={shell(page.label)} />,
              })),
            ]}
          />
          {areActionsFirst && actionResults}
          {text.trim() !== '' && (
            <DataProvider>
              <ScenarioResults text={text} onOpen={(address) => openPage(address)()} />
              <NoteResults text={text} onOpen={(address) => openPage(address)()} />
              <LearnerResults text={text} onOpen={(address) => openPage(address)()} />
            </DataProvider>
          )}
          {!areActionsFirst && actionResults}
        </Command.List>
        <WithoutResults>
          <Button
            variant="secondary"
            className="mb-3 justify-self-center"
            onClick={openPage('/learning-pathways')}
          >
            {t('browse')}
          </Button>
        </WithoutResults>
      </Command>
    </Dialog>
  );
}

function TabResult({ name, page }: { readonly name: string; readonly page: string }) {
  return (
    <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4">
      {name}
      <span className="text-sm text-muted">{page}</span>
    </span>
  );
}

/** What is offered if nothing was found. It is placed next to the list, which may contain only its entries. */
function WithoutResults({ children }: { readonly children: ReactNode }) {
  const isEmpty = useCommandState((state) => state.filtered.count === 0);
  return isEmpty && children;
}

/** Announces the number of results to people who can't see the list. */
function Count({ text }: { readonly text: string }) {
  const { t } = useTranslation('app/search');
  const count = useCommandState((state) => state.filtered.count);
  return (
    <p role="status" className="sr-only">
      {text.trim() === '' ? '' : t('found', { count })}
    </p>
  );
}
