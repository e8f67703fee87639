import type { endSubscription, getSubscription } from '@rounds/contract/messages/notifications.unsubscribe';
import { call } from '../../../../api/client.ts';
import { useAction } from '../../../../api/use-action.ts';

const read = (token: string) => call<typeof getSubscription>('GET', '/api/unsubscribe', { query: { token } });
const end = (token: string) => call<typeof endSubscription>('POST', '/api/unsubscribe', { body: { token } });

/** Which mails a mail's link unsubscribes from. */
export const useSubscription = () => useAction(read);

/** Unsubscribes from them. */
export const useEndSubscription = () => useAction(end);
