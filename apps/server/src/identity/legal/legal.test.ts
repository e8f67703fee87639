import { getContact } from '@rounds/contract/identity/legal';
import { expect, it } from 'vitest';
import { onServerOf } from '../../../testing/app.ts';

const withAddress = { config: { contactEmail: 'help@example.org' } };

onServerOf(
  'pglite',
  'an installation that can be written to',
  (server) => {
    it('is public', async () => {
      const { status, body } = await server.client.call(getContact);
      expect([status, body]).toEqual([200, { email: 'help@example.org' }]);
    });
  },
  withAddress,
);

onServerOf('pglite', 'an installation without an address', (server) => {
  it('is reported as missing', async () => {
    expect((await server.client.call(getContact)).body).toEqual({ email: null });
  });
});
