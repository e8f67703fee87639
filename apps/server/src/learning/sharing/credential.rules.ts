import type { BadgeDefinition } from '@rounds/contract/learning/sharing';
import type { Requirements } from '../../platform/requirements.rules.ts';
import { type Addresses, type Badge, type Definition, narrativeOf } from './badge.rules.ts';

/** The terms of Verifiable Credentials 2.0 and of Open Badges 3.0, in this order. */
export const jsonLdContext = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
];

/** The issuer's public description. */
export function issuerOf({ issuer, home }: Addresses) {
  return {
    id: issuer,
    type: ['Profile'],
    name: 'Rounds',
    url: home,
    description:
      'Rounds is a platform where healthcare learners practice clinical decisions on realistic cases.',
  };
}

export function definitionOf(
  achievement: Definition,
  addresses: Addresses,
  requirements: Requirements,
): BadgeDefinition {
  const { slug, title, description } = achievement;
  return {
    id: addresses.achievement(slug),
    type: ['Achievement'],
    achievementType: 'Badge',
    name: title,
    description,
    criteria: { narrative: narrativeOf(achievement.requirement, requirements) },
    image: { id: addresses.image(slug), type: 'Image', caption: `The badge “${title}”` },
  };
}

/** Who a credential is about, revealed only to those who already know. */
export interface Subject {
  /** The credential's own id, as urn:uuid. */
  readonly credentialId: string;
  /** The learner's id, as urn:uuid; the same in all of their credentials. */
  readonly subjectId: string;
  /** Lets the owner prove that the credential is theirs; absent from the public version. */
  readonly proof?: {
    readonly salt: string;
    /** SHA-256 of the lowercase email address followed by the salt, in hex. */
    readonly emailHash: string;
  };
}

/** An OpenBadgeCredential, with the claims that its JSON Web Token also carries. Validity begins on a whole second. */
export function credentialOf(
  badge: Badge,
  subject: Subject,
  addresses: Addresses,
  requirements: Requirements,
) {
  const seconds = Math.floor(badge.unlockedAt.getTime() / 1000);
  const achievement = definitionOf(badge, addresses, requirements);
  const { subjectId, credentialId, proof } = subject;
  return {
    '@context': jsonLdContext,
    id: credentialId,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: badge.title,
    description: badge.description,
    image: achievement.image,
    issuer: issuerOf(addresses),
    validFrom: new Date(seconds * 1000).toISOString(),
    credentialSubject: {
      id: subjectId,
      type: ['AchievementSubject'],
      ...(proof && {
        identifier: [
          {
            type: 'IdentityObject',
            hashed: true,
            identityHash: `sha256$${proof.emailHash}`,
            identityType: 'emailAddress',
            salt: proof.salt,
          },
        ],
      }),
      achievement,
    },
    credentialSchema: [
      {
        id: 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json',
        type: '1EdTechJsonSchemaValidator2019',
      },
    ],
    iss: addresses.issuer,
    sub: subjectId,
    jti: credentialId,
    nbf: seconds,
  };
}
