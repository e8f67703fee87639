import { WonGiveaways } from '../../features/giveaways/components/won-giveaways.tsx';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useFormat } from '../../lib/format.ts';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { DocumentHead } from '../../ui/document/document-head.tsx';
import { Document } from '../../ui/document/document.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { inForceFrom, sections } from './giveaway-rules-text.ts';

/** The rules for everybody, and for a winner the way to the prize. */
export function GiveawayRulesScreen() {
  const { t } = useTranslation('giveaways');
  const { t: legal } = useTranslation('legal');
  const format = useFormat();
  const english = useLanguage() === 'en';
  const { signedIn } = useSession();
  useDocumentTitle(t('rules.title'));
  return (
    <Document
      lang="en"
      sections={sections}
      contentsLabel={legal('contents')}
      head={
        <DocumentHead
          back={legal('back')}
          title={t('rules.title')}
          lead={t('rules.lead')}
          date={legal('updated', { date: format.date(inForceFrom) })}
          notice={
            <>
              {!english && <Notice live={false}>{legal('englishOnly')}</Notice>}
              {signedIn && <WonGiveaways />}
            </>
          }
        />
      }
    />
  );
}
