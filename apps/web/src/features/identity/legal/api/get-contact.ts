import { useEffect, useState } from 'react';
import type { getContact } from '@rounds/contract/identity/legal';
import { call } from '../../../../api/client.ts';

/**
 * The address of this installation's operators; null if there is none, or until it is known. Doesn't use TanStack
 * Query, which visitors don't load.
 */
export function useContact(): string | null {
  const [email, setEmail] = useState<string | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    call<typeof getContact>('GET', '/api/contact', { signal: controller.signal }).then(
      (contact) => setEmail(contact.email),
      // What is shown without it is true as well.
      () => undefined,
    );
    return () => controller.abort();
  }, []);
  return email;
}
