import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';

/**
 * Waits for the newest mail to an address in the server's outbox; returns its link.
 * @param count the number of mails to wait for
 * @param place a part of the link, to ignore other mails to that address; returns that link
 * @param timeout milliseconds
 */
export async function linkFromMail(to: string, count = 1, place = '', timeout = 20_000): Promise<string> {
  const outbox = path.join(process.env['E2E_DATA_DIR'] ?? '', 'outbox');
  const links = async () => {
    const files = (await readdir(outbox).catch(() => [])).filter((file) => file.includes(to)).sort();
    const texts = await Promise.all(files.map((file) => readFile(path.join(outbox, file), 'utf8')));
    // A mail that is still being written has no link yet.
    return texts.flatMap((text) => linkTo(place, unwrap(text)) ?? []);
  };
  await expect.poll(async () => (await links()).length, { timeout }).toBe(count);
  return (await links()).at(-1) ?? '';
}

const linkTo = (place: string, text: string): string | undefined =>
  [...text.matchAll(/https?:\/\/[^\s<>]+/g)].map(([found]) => found).find((found) => found.includes(place));

/** A mail's body with its quoted-printable encoding undone, as far as a link needs that. */
function unwrap(mail: string): string {
  return mail
    .slice(mail.indexOf('\r\n\r\n'))
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}
