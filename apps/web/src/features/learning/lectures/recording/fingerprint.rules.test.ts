import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fingerprintOf } from './fingerprint.rules.ts';

const bytes = fc.uint8Array({ maxLength: 200 });

it('the same file has the same fingerprint, and one that differs in a byte has another', () => {
  fc.assert(
    fc.property(bytes, bytes, fc.nat(), (head, tail, place) => {
      const size = head.length + tail.length;
      expect(fingerprintOf(size, head, tail)).toBe(fingerprintOf(size, head.slice(), tail.slice()));
      const changed = head.map((byte, index) => (index === place % head.length ? byte ^ 1 : byte));
      if (head.length > 0)
        expect(fingerprintOf(size, changed, tail)).not.toBe(fingerprintOf(size, head, tail));
      expect(fingerprintOf(size + 1, head, tail)).not.toBe(fingerprintOf(size, head, tail));
    }),
  );
});
