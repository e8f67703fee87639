import { Copy, Link as LinkIcon } from 'lucide-react';
import { copyText } from '../../../../browser/copy-text.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Card, CardBody, CardTitle } from '../../../../ui/card/card.tsx';
import { toast } from '../../../../ui/toast/toast.ts';

/** The link with the learner's code, and the code itself, to copy. */
export function ReferralCode({ code }: { readonly code: string }) {
  const { t } = useTranslation('business/referrals');
  const link = code === '' ? '' : `${location.origin}/pricing?ref=${encodeURIComponent(code)}`;
  const copy = async (text: string, what: 'copied' | 'linkCopied') => {
    if (code === '') return;
    if (await copyText(text))
      toast({ title: t(`code.${what}`), description: t(`code.${what}Text`), variant: 'success' });
    else toast({ title: t('code.failed'), description: t('code.failedText'), variant: 'destructive' });
  };
  return (
    <Card aria-labelledby="own-code">
      <CardBody className="grid gap-4">
        <Line label={t('code.link')} text={link}>
          <Button onClick={() => void copy(link, 'linkCopied')}>
            <LinkIcon size={18} aria-hidden="true" />
            {t('code.copyLink')}
          </Button>
        </Line>
        <Line label={t('code.title')} text={code} id="own-code">
          <Button variant="secondary" onClick={() => void copy(code, 'copied')}>
            <Copy size={18} aria-hidden="true" />
            {t('code.copy')}
          </Button>
        </Line>
      </CardBody>
    </Card>
  );
}

interface LineProps {
  readonly label: string;
  readonly text: string;
  readonly id?: string;
  readonly children: React.ReactNode;
}

function Line({ label, text, id, children }: LineProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <div className="min-w-0">
        <CardTitle id={id}>{label}</CardTitle>
        <p>
          <bdi dir="ltr" className="break-all">
            {text}
          </bdi>
        </p>
      </div>
      {children}
    </div>
  );
}
