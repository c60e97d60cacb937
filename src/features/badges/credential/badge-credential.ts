import { type Locale, say } from '#kernel/i18n/messages.ts'
import { durationInWords } from '#features/badges/model/days-in-words.ts'
import { credentialWords as words } from './credential-words.ts'

// Open Badges 3.0, a credential of W3C's data model 2.0. Every term stands in one of these contexts, so that a signature covers it.
export const contexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
  // Declares the type of the list of withdrawn badges.
  'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json',
] as const

export type BadgeFacts = {
  /** Of the certificate. */
  id: string
  workshopId: string
  title: string
  learns: readonly string[]
  days: readonly string[]
  minutes: number
  issuedAt: string
  center: string
  /** Of the site: `https://vrijwilligers.example.nl`. */
  origin: string
  code: string
  locale: Locale
  /** Only when the participant asked for it; never an e-mail address or a digest of one. */
  name: string | null
}

/** `did:web` of a site: its host, with the port of a site outside production. */
export const issuerOf = (origin: string): string => `did:web:${encodeURIComponent(new URL(origin).host)}`

/** Where a site lists the badges of one year that it has withdrawn. */
export const revokedListOf = (origin: string, year: string | number): string => `${origin}/badges/revoked/${year}.json`

/** The credential that is signed. */
export function badgeCredential({ id, workshopId, title, learns, days, minutes, issuedAt, center, origin, code, locale, name }: BadgeFacts): object {
  const link = `${origin}/forms/${code}`
  const took = durationInWords(locale, minutes)
  return {
    '@context': [...contexts],
    id: `urn:uuid:${id}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: title,
    issuer: { id: issuerOf(origin), type: ['Profile'], name: center, url: origin },
    validFrom: issuedAt,
    awardedDate: issuedAt,
    credentialSubject: {
      // Who it is about is told by nothing else, unless they asked for their name.
      id: `${link}#participant`,
      type: ['AchievementSubject'],
      ...(name !== null && { identifier: [{ type: 'IdentityObject', hashed: false, identityHash: name, identityType: 'name' }] }),
      activityStartDate: days[0],
      activityEndDate: days.at(-1),
      achievement: {
        id: `urn:uuid:${workshopId}`,
        type: ['Achievement'],
        achievementType: 'Course',
        name: title,
        description: say(locale, words.description, { title, center, took }),
        criteria: { narrative: say(locale, words.criteria, { learns: learns.join('; ') }) },
        inLanguage: locale,
      },
    },
    evidence: [{ id: link, type: ['Evidence'], name: say(locale, words.check) }],
    credentialStatus: { id: revokedListOf(origin, issuedAt.slice(0, 4)), type: '1EdTechRevocationList' },
  }
}

/** Who signs badges of a site, and with which keys: all that it ever used, so that older badges stay valid (did:web). */
export function didDocument(origin: string, publicKeys: readonly string[]): object {
  const id = issuerOf(origin)
  const methods = publicKeys.map((publicKeyMultibase) => ({ id: `${id}#${publicKeyMultibase}`, type: 'Multikey', controller: id, publicKeyMultibase }))
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id,
    verificationMethod: methods,
    assertionMethod: methods.map((method) => method.id),
  }
}

export type RevokedBadge = { id: string; /** A word for it, not the words of who withdrew it. */ reason: string }

/** What a site has withdrawn of one year (1EdTech Revocation List). */
export function revokedList(origin: string, year: string | number, revoked: readonly RevokedBadge[]): object {
  return {
    id: revokedListOf(origin, year),
    type: '1EdTechRevocationList',
    issuer: issuerOf(origin),
    revokedCredential: revoked.map(({ id, reason }) => ({ id: `urn:uuid:${id}`, revoked: true, revocationReason: reason })),
  }
}
