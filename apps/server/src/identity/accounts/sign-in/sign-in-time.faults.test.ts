import { login } from '@rounds/contract/identity/accounts';
import { expect, it } from 'vitest';
import { recommendedPasswordCost } from '../../../platform/config/config.ts';
import { onServerOf } from '../../../../testing/app.ts';
import { address, registerLearner } from '../../../../testing/factories.ts';

/** The cost in production: with the tests' cheap hashes, there would be no difference to notice. */
const config = { passwordCost: recommendedPasswordCost };

onServerOf(
  'postgres',
  'the time of a refused sign-in',
  (server) => {
    it('does not reveal whether an account exists: medians within ten percent', async () => {
      const { email } = await registerLearner(server);
      const refuse = async (as: string) => {
        // More failures for one account in a quarter of an hour would hit the limit.
        server.clock.advance({ seconds: 20 });
        const began = performance.now();
        const { status } = await server.client.call(login, {
          body: { email: as, password: 'wrong' },
          from: address(),
        });
        expect(status).toBe(401);
        return performance.now() - began;
      };
      const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1]!;
      /** Interleaved, so that other load on the machine affects both alike. */
      const ratio = async () => {
        const times = { known: [] as number[], unknown: [] as number[] };
        for (let n = 0; n < 80; n += 1) {
          times.known.push(await refuse(email));
          times.unknown.push(await refuse('nobody@example.org'));
        }
        return median(times.unknown) / median(times.known);
      };
      await refuse('nobody@example.org');
      const ratios = [await ratio(), await ratio(), await ratio()];
      expect(median(ratios)).toBeGreaterThan(0.9);
      expect(median(ratios)).toBeLessThan(1.1);
    });
  },
  { config },
);
