import { expect, test } from 'vitest'
import { type BadgeFacts, badgeCredential, didDocument, issuerOf, revokedList } from '#features/badges/credential/badge-credential.ts'
import { makeKey, signBadge } from './sign-badge.ts'
import { type Badge, type Checked, checkByPython, checkByVc } from './testing.ts'

const origin = 'https://vrijwilligers.example.nl'
const samira: BadgeFacts = {
  id: '0198c0de-0000-7000-8000-000000000001',
  workshopId: '0198c0de-0000-7000-8000-000000000002',
  title: 'Werven & binden, deel <1>',
  learns: ['een goede vacature schrijven'],
  days: ['2026-09-05', '2026-09-12'],
  minutes: 300,
  issuedAt: '2026-09-13T10:00:00Z',
  center: 'Vrijwilligerspunt Doetinchem',
  origin,
  code: 'K7QF-9M2P-XW4D',
  locale: 'nl',
  name: 'Samira Çağla Haddad',
}
const [key, other] = [await makeKey(), await makeKey()]

async function signed(facts: Partial<BadgeFacts> = {}, by = key): Promise<Checked> {
  const badge = await signBadge({ credential: badgeCredential({ ...samira, ...facts }), issuer: issuerOf(origin), key: by, at: '2026-09-14T10:00:00Z' })
  return {
    badge: badge as Badge,
    did: didDocument(origin, [key.publicKeyMultibase, other.publicKeyMultibase]) as Checked['did'],
    revoked: revokedList(origin, 2026, []) as Checked['revoked'],
  }
}

/** Both judges; python answers null where it is missing. */
async function verdicts(checked: Checked): Promise<{ vc: string; python: string | null }> {
  return { vc: await checkByVc(checked), python: checkByPython(checked) }
}
const isPythonHere = checkByPython(await signed()) !== null
const byPython = (verdict: string) => (isPythonHere ? verdict : null)

test('a badge is valid for two programs of others, that fetch nothing', async () => {
  expect(await verdicts(await signed())).toEqual({ vc: 'valid', python: byPython('valid') })
  expect(await verdicts(await signed({ name: null, locale: 'en', learns: [] }))).toEqual({ vc: 'valid', python: byPython('valid') })
})

test('one signed with an earlier key stays valid, and one by a key that the site never had is found', async () => {
  expect(await verdicts(await signed({}, other))).toEqual({ vc: 'valid', python: byPython('valid') })
  const strange = await signed({}, await makeKey())
  expect(await checkByVc(strange)).not.toBe('valid')
  expect(checkByPython(strange)).toBe(byPython('unknown key'))
})

test('another name, title, day or link is found', async () => {
  const { badge, ...rest } = await signed()
  const text = JSON.stringify(badge)
  for (const [from, to] of [
    ['Samira Çağla Haddad', 'Samira Çağla Haddaf'],
    ['deel <1>', 'deel <2>'],
    ['2026-09-12', '2026-09-19'],
    ['K7QF-9M2P-XW4D', 'K7QF-9M2P-XW4E'],
    ['revoked/2026.json', 'revoked/2025.json'],
  ] as const) {
    expect(text).toContain(from)
    const changed = { ...rest, badge: JSON.parse(text.replaceAll(from, to)) as Badge }
    expect.soft(await checkByVc(changed), to).toContain('Invalid signature')
    expect.soft(checkByPython(changed), to).toBe(byPython('tampered'))
  }
})

test('one that was withdrawn is on the list of its year', async () => {
  const checked = { ...(await signed()), revoked: revokedList(origin, 2026, [{ id: samira.id, reason: 'mistake' }]) as Checked['revoked'] }
  expect(await verdicts(checked)).toEqual({ vc: 'revoked', python: byPython('revoked') })
})

test('it names nobody who did not ask for it, and holds no address of anybody', async () => {
  const named = JSON.stringify((await signed()).badge)
  expect(named).toContain('"identityType":"name"')
  expect(named).toContain('"hashed":false')
  const nameless = JSON.stringify((await signed({ name: null })).badge)
  expect(nameless).not.toContain('Samira')
  expect(nameless).not.toContain('identity')
  for (const said of [named, nameless]) expect(said).not.toContain('@example')
})

test('the issuer of a site is its host', () => {
  expect(issuerOf('https://vrijwilligers.example.nl')).toBe('did:web:vrijwilligers.example.nl')
  expect(issuerOf('http://demo.localhost:3000')).toBe('did:web:demo.localhost%3A3000')
})

test('a credential with a word that no context knows is not signed', async () => {
  const credential = { ...badgeCredential(samira), credentialStatus: { id: `${origin}/x`, type: 'Unheard' } }
  await expect(signBadge({ credential, issuer: issuerOf(origin), key, at: '2026-09-14T10:00:00Z' })).rejects.toMatchObject({ status: 503 })
  const elsewhere = { ...badgeCredential(samira), '@context': ['https://www.w3.org/ns/credentials/v2', 'http://127.0.0.1:9/context.json'] }
  await expect(signBadge({ credential: elsewhere, issuer: issuerOf(origin), key, at: '2026-09-14T10:00:00Z' })).rejects.toMatchObject({ status: 503 })
})
