import { useState } from 'react';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { CancelButton } from '../../../../ui/button/cancel-button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Tooltip } from '../../../../ui/tooltip/tooltip.tsx';
import { type Network, networkNames } from '../message.rules.ts';
import type { Share } from '../use-share.ts';
import { NetworkIcon } from './network-icon.tsx';

export interface NetworkButtonProps {
  readonly network: Network;
  /** Its label; the network's name by default. */
  readonly text?: string;
  readonly share: Share;
  readonly message: string;
  /** Whether the badge has a public page, as far as this screen knows. */
  readonly hasPage?: boolean | undefined;
  readonly size?: 'sm' | 'md';
  readonly className?: string;
}

/** Posts a badge on a network. Asks first if that would create the badge's public page. */
export function NetworkButton(props: NetworkButtonProps) {
  const { network, text, share, message, hasPage = false, size = 'md', className } = props;
  const { t } = useTranslation('learning/sharing');
  const [asking, setAsking] = useState(false);
  const name = networkNames[network];
  const post = () => share.post(network, message);
  const button = (
    <Button
      variant="secondary"
      size={size}
      className={className}
      aria-label={text === undefined ? undefined : `${text} · ${name}`}
      pending={share.pending === network}
      onClick={() => (hasPage || share.link ? post() : setAsking(true))}
    >
      {share.pending !== network && <NetworkIcon network={network} />}
      {text ?? name}
    </Button>
  );
  return (
    <>
      {/* Names the network if the button doesn't. */}
      {text === undefined ? button : <Tooltip text={name}>{button}</Tooltip>}
      <Dialog
        open={asking}
        onOpenChange={() => setAsking(false)}
        title={t('ask.title')}
        description={t('link.help')}
        footer={
          <>
            <CancelButton onClick={() => setAsking(false)} />
            <Button
              onClick={() => {
                setAsking(false);
                post();
              }}
            >
              {t('ask.confirm', { network: name })}
            </Button>
          </>
        }
      />
    </>
  );
}
