import { json } from 'node:stream/consumers'
import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import * as Ed25519Multikey from '@digitalbazaar/ed25519-multikey'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import * as vc from '@digitalbazaar/vc'
import { loadDocument } from './document-loader.ts'
import type { MadeKey, SigningRequest } from './sign-badge.ts'

// A process of its own: the libraries of credentials take 35 MB, which the server would never give back (ADR 0071). It reads one request
// from stdin and writes the answer, both as JSON.

const request = (await json(process.stdin)) as SigningRequest
process.stdout.write(JSON.stringify(await answer(request)))

async function answer(request: SigningRequest): Promise<MadeKey | object> {
  if (request.make === 'key') {
    const { publicKeyMultibase, secretKeyMultibase } = await (await Ed25519Multikey.generate({})).export({ publicKey: true, secretKey: true })
    return { publicKeyMultibase: publicKeyMultibase!, secretKeyMultibase: secretKeyMultibase! }
  }
  const { credential, issuer, key, at } = request
  const pair = await Ed25519Multikey.from({
    '@context': 'https://w3id.org/security/multikey/v1',
    type: 'Multikey',
    id: `${issuer}#${key.publicKeyMultibase}`,
    controller: issuer,
    ...key,
  })
  const suite = new DataIntegrityProof({ signer: pair.signer(), cryptosuite, date: at })
  return await vc.issue({ credential, suite, documentLoader: loadDocument })
}
