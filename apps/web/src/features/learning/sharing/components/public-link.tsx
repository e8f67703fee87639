import { useId, useState } from 'react';
import { Copy, Link2, Share } from 'lucide-react';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import { useCopy } from '../use-copy.ts';
import type { Share as ShareState } from '../use-share.ts';

interface PublicLinkProps {
  /** What the link shares. */
  readonly message: string;
  readonly share: ShareState;
  readonly onDone: (said: string, failed?: boolean) => void;
  readonly onEnded?: (() => void) | undefined;
}

/**
 * The badge's public page: created, copied and revoked here. Revoking asks for confirmation, since a link never comes
 * back.
 */
export function PublicLink({ share, message, onDone, onEnded }: PublicLinkProps) {
  const { t } = useTranslation('learning/sharing');
  const titleId = useId();
  const [asking, setAsking] = useState(false);
  const copy = useCopy(onDone);
  const { link, pending } = share;

  const end = async () => {
    const ended = await share.end();
    setAsking(false);
    if (!ended) return;
    onDone(t('link.ended'));
    onEnded?.();
  };

  return (
    <section aria-labelledby={titleId} className="grid justify-items-start gap-3">
      <h3 id={titleId} className="text-base">
        {t('link.title')}
      </h3>
      {link ? (
        <>
          <Field label={t('link.address')} help={t('link.shared')} className="w-full">
            <TextInput
              readOnly
              dir="ltr"
              className="min-w-0"
              value={link.url}
              onFocus={(event) => event.target.select()}
            />
          </Field>
          <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:w-full">
            <Button variant="secondary" size="sm" onClick={() => void copy(link.url, t('link.copied'))}>
              <Copy size={16} aria-hidden="true" />
              {t('link.copy')}
            </Button>
            {typeof navigator.share === 'function' && (
              <Button
                variant="secondary"
                size="sm"
                pending={pending === 'device'}
                onClick={() => void share.send(message)}
              >
                <Share size={16} aria-hidden="true" />
                {t('link.share')}
              </Button>
            )}
            {asking ? (
              <>
                <Button
                  variant="destructive"
                  size="sm"
                  pending={pending === 'end'}
                  onClick={() => void end()}
                >
                  {t('link.endForGood')}
                </Button>
                <Button variant="ghost" size="sm" onClick={() => setAsking(false)}>
                  {t('link.keep')}
                </Button>
              </>
            ) : (
              <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
                {t('link.end')}
              </Button>
            )}
          </div>
        </>
      ) : (
        <>
          <p className="text-sm text-muted">{t('link.help')}</p>
          <Button
            variant="secondary"
            size="sm"
            className="max-sm:w-full"
            pending={pending === 'link'}
            onClick={() => void share.make()}
          >
            <Link2 size={16} aria-hidden="true" />
            {t('link.make')}
          </Button>
        </>
      )}
    </section>
  );
}
