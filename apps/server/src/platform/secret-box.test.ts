import { expect, it } from 'vitest';
import { testClock } from '../../testing/clock.ts';
import { onBothDatabases } from '../../testing/databases.ts';
import { openSecretBox } from './secret-box.ts';

onBothDatabases('a secret box', (context) => {
  const open = (name = 'box') => openSecretBox({ db: context.db, clock: testClock() }, name);

  it('opens what was sealed, also after a restart, and never produces the same ciphertext twice', async () => {
    const box = await open();
    const sealed = box.seal('JBSWY3DPEHPK3PXP', '7');
    expect(box.seal('JBSWY3DPEHPK3PXP', '7')).not.toEqual(sealed);
    expect(sealed.toString('latin1')).not.toContain('JBSWY3DPEHPK3PXP');
    expect((await open()).open(sealed, '7')).toBe('JBSWY3DPEHPK3PXP');
  });

  it('opens nothing that has another owner, another key, or was altered', async () => {
    const box = await open();
    const sealed = box.seal('secret', '7');
    expect(() => box.open(sealed, '8')).toThrow();
    const other = await open('another');
    expect(() => other.open(sealed, '7')).toThrow();
    sealed[sealed.length - 1]! ^= 1;
    expect(() => box.open(sealed, '7')).toThrow();
  });
});
