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
  /** What is written on it; the network's name when absent. */
  readonly text?: string;
  readonly share: Share;
  readonly message: string;
  /** The badge has a public page, as this screen shows. */
  readonly hasPage?: boolean | undefined;
  readonly size?: 'sm' | 'md';
  readonly className?: string;
}

/** Posts a badge on a network. Asks before the badge gets a public page that it doesn't have yet. */
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
      {/* The network is named where the button itself doesn't. */}
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
