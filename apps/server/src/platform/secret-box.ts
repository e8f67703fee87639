import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { installationKey } from './installation-keys.ts';
import type { ServiceDeps } from './service-deps.ts';

/** Encrypts what must be read again but never shown, such as an authenticator's secret. */
export interface SecretBox {
  /** @param of the owner; it opens for nobody else */
  seal(text: string, of: string): Buffer;
  /** @throws when it was sealed for somebody else, or altered */
  open(sealed: Buffer, of: string): string;
}

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** A box with this installation's key. Call it before a transaction: it may query the database for the key. */
export async function openSecretBox(deps: ServiceDeps, name: string): Promise<SecretBox> {
  const kept = await installationKey(deps, name, () => ({ key: randomBytes(32).toString('base64') }));
  const key = Buffer.from(kept.key, 'base64');
  return {
    seal(text, of) {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(of));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]);
    },
    open(sealed, of) {
      const iv = sealed.subarray(0, ivLength);
      const tag = sealed.subarray(ivLength, ivLength + tagLength);
      const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagLength });
      decipher.setAAD(Buffer.from(of)).setAuthTag(tag);
      const body = sealed.subarray(ivLength + tagLength);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
  };
}
