import { createHmac, hash, randomBytes } from 'node:crypto';
import type { PublicKey } from '@rounds/contract/learning/sharing';
import {
  type CryptoKey,
  type JWK,
  SignJWT,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
} from 'jose';
import { installationKey } from '../../platform/installation-keys.ts';
import type { Requirements } from '../../platform/requirements.rules.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import type { Addresses, Badge } from './badge.rules.ts';
import { type Subject, credentialOf } from './credential.rules.ts';

/** Every Open Badges verifier must support RS256; other algorithms are optional. */
const alg = 'RS256';

interface Kept {
  readonly jwk: JWK & { readonly n: string; readonly e: string; readonly kid: string };
  /** Makes the salts and pseudonyms of learners. */
  readonly secret: string;
}

interface Opened {
  readonly sign: CryptoKey;
  readonly publicKey: PublicKey;
  readonly secret: string;
}

interface SignerDeps extends ServiceDeps {
  readonly addresses: Addresses;
  readonly requirements: Requirements;
}

/** Signs badges with the key of this installation, created on first use. */
export class BadgeSigner {
  readonly #deps: SignerDeps;
  #opened: Promise<Opened> | undefined;

  constructor(deps: SignerDeps) {
    this.#deps = deps;
  }

  async publicKey(): Promise<PublicKey> {
    return (await this.#open()).publicKey;
  }

  /**
   * The badge as a compact JWS. The same badge gives the same text for the same audience, as long as its owner's
   * address is the same. The owner's version holds their address as a salted hash. The public version does not, since
   * hash and salt would let anybody check a guessed address.
   */
  async sign(badge: Badge, readers: 'owner' | 'everybody'): Promise<string> {
    const { addresses, requirements } = this.#deps;
    const { sign, publicKey, secret } = await this.#open();
    const credential = credentialOf(badge, subjectOf(badge, secret, readers), addresses, requirements);
    return new SignJWT(credential)
      .setProtectedHeader({ alg, typ: 'JWT', kid: addresses.key(publicKey.kid) })
      .sign(sign);
  }

  #open(): Promise<Opened> {
    this.#opened ??= this.#load();
    this.#opened.catch(() => (this.#opened = undefined));
    return this.#opened;
  }

  async #load(): Promise<Opened> {
    const { jwk, secret } = await installationKey<Kept>(this.#deps, 'badge-signing', make);
    const sign = await importJWK(jwk, alg);
    if (sign instanceof Uint8Array) throw new Error('The key that signs badges is not of its kind');
    // Named one by one, so that nothing else of a private key gets out.
    const publicKey = { kty: 'RSA', n: jwk.n, e: jwk.e, kid: jwk.kid, alg, use: 'sig' } as const;
    return { sign, publicKey, secret };
  }
}

async function make(): Promise<Kept> {
  const { privateKey } = await generateKeyPair(alg, { modulusLength: 2048, extractable: true });
  const { n, e, ...secret } = await exportJWK(privateKey);
  if (n === undefined || e === undefined) throw new Error('No RSA key was made');
  const jwk = { ...secret, n, e, kid: await calculateJwkThumbprint({ kty: 'RSA', n, e }) };
  return { jwk, secret: randomBytes(32).toString('base64url') };
}

function subjectOf({ id, userId, email }: Badge, secret: string, readers: 'owner' | 'everybody'): Subject {
  const derive = (purpose: string) => createHmac('sha256', secret).update(purpose).digest();
  const ids = {
    credentialId: uuidFrom(derive(`credential ${id}`)),
    subjectId: uuidFrom(derive(`subject ${userId}`)),
  };
  if (readers === 'everybody') return ids;
  const salt = derive(`salt ${userId}`).toString('base64url');
  return { ...ids, proof: { salt, emailHash: hash('sha256', email.toLowerCase() + salt) } };
}

/** The first 16 bytes as a UUID of version 8, the version for custom bits. */
function uuidFrom(bytes: Buffer): string {
  const hex = [...bytes.subarray(0, 16)]
    .map((byte, index) => {
      if (index === 6) return (byte & 0x0f) | 0x80;
      return index === 8 ? (byte & 0x3f) | 0x80 : byte;
    })
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return `urn:uuid:${hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}`;
}
