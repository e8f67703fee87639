import { useState } from 'react';
import { TermsCheckbox } from '../../features/identity/accounts/components/terms-checkbox.tsx';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card, CardBody } from '../../ui/card/card.tsx';
import { toast } from '../../ui/toast/toast.ts';

/** Tries out the consent that sign-up and payment ask for. */
export function TestTermsScreen() {
  const { t } = useTranslation('identity/accounts');
  const [accepted, setAccepted] = useState(false);
  useDocumentTitle(t('testTerms.title'));

  const test = () => {
    if (accepted)
      toast({ title: t('testTerms.success'), description: t('testTerms.successText'), variant: 'success' });
    else toast({ title: t('toast.termsTitle'), description: t('toast.termsText'), variant: 'destructive' });
  };

  return (
    <div className="page py-5 sm:py-8">
      <Card className="mx-auto max-w-lg">
        <CardBody className="grid gap-5">
          <h1 className="text-xl">{t('testTerms.title')}</h1>
          <p role="status">{t(accepted ? 'testTerms.yes' : 'testTerms.no')}</p>
          <TermsCheckbox checked={accepted} onChange={setAccepted} />
          {/* Not `disabled`, so that pressing it can say what is missing. */}
          <Button aria-disabled={!accepted} onClick={test}>
            {t('testTerms.test')}
          </Button>
        </CardBody>
      </Card>
    </div>
  );
}
