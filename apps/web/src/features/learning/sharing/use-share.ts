import { useCallback, useRef, useState } from 'react';
import type {
  BadgeShare,
  createShare,
  findShare,
  NotSigned,
  revokeShare,
} from '@rounds/contract/learning/sharing';
import { call } from '../../../api/client.ts';
import { useErrorToast } from '../../../api/error-toast.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { networkNames, shareUrl, type Network } from './message.rules.ts';
import { openShareWindow } from './share-window.ts';

/** The public page of one badge: undefined while unknown, null if there is none. */
export type Link = BadgeShare | null | undefined;

/** Creates the page, or returns the one that exists. */
const create = (id: number) =>
  call<typeof createShare>('POST', '/api/achievements/user/:id/share', { params: { id } });

/** What is in progress. */
type Task = Network | 'link' | 'end' | 'device';

/** Creates, finds and revokes a badge's public page, and opens a network's window with it. */
export function useShare(id: number) {
  const { t } = useTranslation('learning/sharing');
  const showError = useErrorToast('learning/sharing');
  const [link, setLink] = useState<Link>();
  /** Null while it isn't known, too. */
  const [notSigned, setNotSigned] = useState<NotSigned>(null);
  const [pending, setPending] = useState<Task | null>(null);
  /** The address of a window that the browser blocked. */
  const [blocked, setBlocked] = useState<{ network: Network; address: string } | null>(null);
  const busy = useRef(false);
  /** Counts pages created and revoked here: an earlier lookup is outdated. */
  const changes = useRef(0);
  const change = (next: Link) => {
    changes.current += 1;
    setLink(next);
  };

  /** One thing at a time: a second press during the first does nothing. */
  const during = async <T>(what: Task, work: () => Promise<T>): Promise<T | undefined> => {
    if (busy.current) return undefined;
    busy.current = true;
    setPending(what);
    return work()
      .catch((error: unknown): undefined => {
        showError(t('failed.title'), error, t('failed.text'));
      })
      .finally(() => {
        busy.current = false;
        setPending(null);
      });
  };

  /** Looks up the page. If that fails, the known state stays. */
  const load = useCallback(() => {
    const before = changes.current;
    call<typeof findShare>('GET', '/api/achievements/user/:id/share', { params: { id } }).then(
      ({ share, notSigned: why }) => {
        setNotSigned(why);
        if (changes.current === before) setLink(share);
      },
      () => undefined,
    );
  }, [id]);

  const make = () =>
    during('link', async () => {
      change(await create(id));
    });

  /** Resolves to true once it has been revoked. */
  const end = () =>
    during('end', async () => {
      await call<typeof revokeShare>('DELETE', '/api/achievements/user/:id/share', { params: { id } });
      change(null);
      setBlocked(null);
      toast({ title: t('link.ended'), description: t('link.endedText') });
      return true;
    });

  const post = (network: Network, message: string) => {
    if (busy.current) return;
    const opened = openShareWindow();
    setBlocked(null);
    void during(network, async () => {
      const made = await create(id).catch((error: unknown) => {
        opened?.close();
        throw error;
      });
      change(made);
      const address = shareUrl(network, message, made.url);
      if (!opened) {
        setBlocked({ network, address });
        return;
      }
      opened.goTo(address);
      toast({
        title: t('toast.opened', { network: networkNames[network] }),
        description: t('toast.sharedText'),
      });
    });
  };

  /** Passes the page to another app on the device. Reports success only once that app has taken it. */
  const send = (message: string) =>
    during('device', async () => {
      if (!link) return;
      try {
        await navigator.share({ text: message, url: link.url });
      } catch (error) {
        // Closed without choosing an app.
        if (error instanceof DOMException && error.name === 'AbortError') return;
        throw error;
      }
      toast({ title: t('toast.shared'), variant: 'success' });
    });

  return { link, notSigned, pending, blocked, load, make, end, post, send };
}
export type Share = ReturnType<typeof useShare>;
