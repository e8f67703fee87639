import { expect, it } from 'vitest';
import { isKnownPushService } from './push.rules.ts';

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['https://web.push.apple.com/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://a:b@fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com.example.org/abc', false],
  ['https://evilpush.apple.com.example.org/abc', false],
  ['https://evilpush.apple.com/abc', false],
  ['https://push.apple.com/abc', false],
  ['https://storage.googleapis.com/abc', false],
  ['https://127.0.0.1/abc', false],
  ['https://[::1]/abc', false],
  ['https://localhost/fcm.googleapis.com', false],
  ['https://example.org/?fcm.googleapis.com', false],
  ['nonsense', false],
])('%s: %s', (endpoint, known) => {
  expect(isKnownPushService(endpoint)).toBe(known);
});
