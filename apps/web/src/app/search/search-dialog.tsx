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
import { Result, ResultGroup } from './result.tsx';
import { scoreOf } from './search.rules.ts';

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
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // The dialog has put the focus on its first button.
  useEffect(() => input.current?.focus(), []);
  const closeAnd = (run: () => void) => () => {
    onOpenChange(false);
    run();
  };
  const openPage = (address: string) => closeAnd(() => navigate(address));

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('title')} size="lg" fillsPhone>
      <Command label={t('title')} loop vimBindings={false} filter={scoreOf} className="grid gap-3">
        <Command.Input
          ref={input}
          value={text}
          onValueChange={setText}
          placeholder={t('placeholder')}
          className={controlClass}
        />
        <Count text={text} />
        <Command.List
          label={t('results')}
          className="h-[calc(100dvh-9rem)] overflow-y-auto has-[[cmdk-empty]]:h-auto sm:h-auto sm:max-h-[min(50dvh,24rem)]"
        >
          <Command.Empty className="py-6 text-center text-muted">{t('empty')}</Command.Empty>
          <ResultGroup heading={t('pages')}>
            {destinations.map(({ address, label, icon }) => (
              <Result key={address} icon={icon} onSelect={openPage(address)}>
                {shell(label)}
              </Result>
            ))}
          </ResultGroup>
          {text.trim() !== '' && (
            <DataProvider>
              <ScenarioResults text={text} onOpen={(address) => openPage(address)()} />
              <NoteResults text={text} onOpen={(address) => openPage(address)()} />
              <LearnerResults text={text} onOpen={(address) => openPage(address)()} />
            </DataProvider>
          )}
          <ResultGroup heading={t('actions')}>
            <Result icon={Settings} onSelect={closeAnd(onSettings)}>
              {shell('settings')}
            </Result>
            {themes.map((theme) => (
              <Result key={theme} icon={themeIcons[theme]} onSelect={closeAnd(() => setTheme(theme))}>
                {t('theme', { name: shell(`theme.${theme}`) })}
              </Result>
            ))}
            <Result icon={Keyboard} onSelect={closeAnd(onShortcuts)}>
              {shell('shortcuts.title')}
            </Result>
            {languages.map((code) => (
              <Result
                key={code}
                icon={Languages}
                onSelect={closeAnd(() => void setLanguage(code).catch(() => undefined))}
              >
                {t('language', { name: languageNames[code] })}
              </Result>
            ))}
            <Result icon={LogOut} onSelect={closeAnd(logOut)}>
              {shell('logout')}
            </Result>
          </ResultGroup>
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
