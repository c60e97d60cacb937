import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { id } from '#src/testing/two-towns.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { type Badge, type Checked, checkByPython, checkByVc } from '#features/badges/credential/server/testing.ts'
import { signingKey } from '#features/badges/keys/server/badge-keys.ts'
import { applyRetention } from '#features/users/privacy/server/retention.ts'
import { anonymiseArchived } from '#features/users/privacy/server/anonymise.ts'
import { workshopActions } from '#features/workshops/server/testing.ts'
import { certify } from './jobs.ts'
import { certificatesOf } from './testing.ts'

const site = await startTestApp({ jobs: true })
const { get, call, db } = site
const { registration, published, run, mails, read, people } = workshopActions(site)
const center = id.center('demo')
const { held, issue } = certificatesOf(site)

const certificateOf = async (who: keyof typeof people, one: string) => await read(who, `workshop_registrations/${one}/certificate`)
const codeOf = async (one: string): Promise<string> => (await certificateOf('fatima', one)).body.meta.certificate.code
const check = async (code: string, name?: string) =>
  name === undefined
    ? await get(`/api/v1/forms/${code}`)
    : await call('POST', `/api/v1/forms/${code}`, { body: { data: { type: 'forms', attributes: { act: 'name', words: { name: [name] } } } } })

test('whoever was at all sessions gets a certificate and a mail, once; whoever was not gets none', async () => {
  const { course, fatima, kees } = await held()
  expect(await issue(course)).toBe(1)
  expect(await issue(course)).toBe(0)
  const { body } = await certificateOf('fatima', fatima)
  expect(body.meta.certificate).toMatchObject({
    title: 'Omgaan met dementie',
    name: 'Fatima El Amrani',
    minutes: 240,
    learns: ['luisteren'],
    revoked: null,
    isOwn: true,
  })
  expect(body.meta.certificate.days).toHaveLength(2)
  expect((await certificateOf('kees', kees)).status).toBe(404)
  const sent = (await mails('certificate')).filter(({ facts }) => facts['workshopId'] === course)
  expect(sent.map(({ address }) => address)).toEqual([people.fatima])
  expect(sent[0]!.facts['path']).toBe(`/workshops/${course}/certificate`)
})

test('without certificates, and before it is over, nobody gets one', async () => {
  expect(await issue((await held({ certificate: false })).course)).toBe(0)
  expect(await issue(await published({ certificate: true }))).toBe(0)
})

test('marking asks for the certificates once; the job waits while somebody still corrects, and issues nothing twice', async () => {
  const { course } = await held()
  const issued = async () => (await run(sql<{ count: number }>`select count(*)::int as count from badges where workshop_id = ${course}`))[0]!.count
  const waiting = async () =>
    await db.asWorker(
      async (tx) =>
        (
          await sql<{ in: number }>`select extract(epoch from start_after - created_on)::int as in from pgboss.job
            where name = 'workshops.certificates' and state = 'created' and data ->> 'workshopId' = ${course}`.execute(tx)
        ).rows,
    )
  expect(await waiting()).toEqual([{ in: 600 }])
  const job = async (now: Date) => await db.inCenter(center, async (tx) => await certify(tx, { centerId: center, workshopId: course, now }))
  await job(new Date())
  expect([await issued(), (await waiting()).length]).toEqual([0, 1])
  for (let time = 0; time < 2; time += 1) await job(new Date(Date.now() + 11 * 60_000))
  expect(await issued()).toBe(1)
})

test('only the participant and the staff see a certificate', async () => {
  const { course, fatima } = await held()
  await issue(course)
  for (const [who, status] of [
    ['fatima', 200],
    ['wim', 200],
    ['noor', 200],
    ['kees', 404],
    ['marijke', 404],
  ] as const)
    expect.soft((await certificateOf(who, fatima)).status, who).toBe(status)
  expect((await read(null, `workshop_registrations/${fatima}/certificate`)).status).toBe(401)
  expect((await certificateOf('fatima', 'no-id')).status).toBe(404)
})

test('the paper is a PDF, also for staff who print it', async () => {
  const { course, fatima } = await held()
  await issue(course)
  for (const who of ['fatima', 'wim'] as const) {
    const { status, headers, text } = await read(who, `workshop_registrations/${fatima}/certificate/pdf`)
    expect([status, headers['content-type'], text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-'])
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-disposition']).toContain('Bewijs Omgaan met dementie.pdf')
  }
})

test('anybody checks the code of a certificate, and hears of the name only whether a typed one is right', async () => {
  const { course, fatima } = await held()
  await issue(course)
  const code = await codeOf(fatima)
  for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ' ')]) {
    const { status, text, body } = await check(encodeURIComponent(typed))
    expect(status).toBe(200)
    expect(body.meta.form).toMatchObject({ purpose: 'certificate', state: 'valid', title: 'Omgaan met dementie', canAskName: true, guess: null })
    for (const secret of ['Fatima', 'Amrani', 'digest', 'Key']) expect(text.replace('canAskName', '')).not.toContain(secret)
  }
  for (const name of ['Fatima El Amrani', 'fatima el-amrani', ' FÁTIMA  El Amrani ']) expect((await check(code, name)).body.meta.form.guess).toBe('right')
  for (const name of ['Fatima', 'Kees de Boer', '😀', 'x'.repeat(5000)]) expect((await check(code, name)).body.meta.form.guess).toBe('wrong')
  expect((await check(code, '  ')).body.meta.form).toMatchObject({ guess: null, isEmpty: true })
  expect((await check('2222-2222-2222')).status).toBe(404)
  expect((await get(`/api/v1/forms/${code}`, { host: 'oldebroek.localhost' } as never)).status).toBe(404)
})

test('who takes part switches the certificate off, and it is not issued again', async () => {
  const { course, fatima } = await held()
  await issue(course)
  const code = await codeOf(fatima)
  expect((await registration('kees', 'PUT', `/${fatima}/certificate/withdraw`)).status).toBe(404)
  for (let time = 0; time < 2; time += 1)
    expect((await registration('fatima', 'PUT', `/${fatima}/certificate/withdraw`)).body.meta.certificate.revoked.reason).toBe('asked')
  expect(await issue(course)).toBe(0)
  expect((await check(code)).body.meta.form).toMatchObject({ state: 'withdrawn', canAskName: false })
  expect((await check(code, 'Fatima El Amrani')).body.meta.form.guess).toBeNull()
  expect((await read('fatima', `workshop_registrations/${fatima}/certificate/pdf`)).status).toBe(409)
  expect((await read('fatima', `workshop_registrations/${fatima}/certificate/badge`)).status).toBe(409)
})

test('somebody marked absent afterwards loses the certificate, and gets another one when that was the slip', async () => {
  const { course, fatima } = await held()
  await issue(course)
  const first = await codeOf(fatima)
  const [session] = (await read('wim', `workshops/${course}`)).body.data.attributes.sessions as { id: string }[]
  await registration('wim', 'PUT', `/${fatima}/presence`, { session: session!.id, state: 'absent' })
  expect(await issue(course)).toBe(0)
  expect((await check(first)).body.meta.form.state).toBe('withdrawn')
  await registration('wim', 'PUT', `/${fatima}/presence`, { session: session!.id, state: 'caught_up' })
  expect(await issue(course)).toBe(1)
  const second = await codeOf(fatima)
  expect(second).not.toBe(first)
  expect([(await check(first)).body.meta.form.state, (await check(second)).body.meta.form.state]).toEqual(['withdrawn', 'valid'])
})

const issuer = { host: 'demo.localhost' }
async function badgeOf(one: string, query = ''): Promise<Checked> {
  const { status, text } = await read('fatima', `workshop_registrations/${one}/certificate/badge${query}`)
  expect(status, text).toBe(200)
  const badge = JSON.parse(text) as Badge
  const list = new URL(badge.credentialStatus.id)
  const [did, revoked] = [await get('/.well-known/did.json', { headers: issuer }), await get(list.pathname, { headers: issuer })]
  return { badge, did: did.body, revoked: revoked.body }
}

test('a badge is made on request, verified by others against what the site publishes, and found when it is withdrawn', async () => {
  const { course, fatima } = await held()
  await issue(course)
  const bare = await badgeOf(fatima)
  expect(await checkByVc(bare)).toBe('valid')
  expect(checkByPython(bare)).toBeOneOf(['valid', null])
  expect(JSON.stringify(bare)).not.toContain('Fatima')
  const named = await badgeOf(fatima, '?with_name=true')
  expect(JSON.stringify(named.badge)).toContain('"identityHash":"Fatima El Amrani"')
  expect(JSON.stringify(named.badge)).not.toContain('@demo.example')
  expect(await checkByVc(named)).toBe('valid')
  expect((await read('fatima', `workshop_registrations/${fatima}/certificate/badge?with_name=maybe`)).status).toBe(400)
  await registration('fatima', 'PUT', `/${fatima}/certificate/withdraw`)
  const after = { ...named, revoked: (await get(new URL(named.badge.credentialStatus.id).pathname, { headers: issuer })).body }
  expect(await checkByVc(after)).toBe('revoked')
  expect(checkByPython(after)).toBeOneOf(['revoked', null])
  expect((await read('wim', `workshop_registrations/${fatima}/certificate/badge`)).status).toBe(404)
})

test('after two years another key signs; badges of the old one stay valid, and its secret part is gone', async () => {
  const { course, fatima } = await held()
  await issue(course)
  const old = await badgeOf(fatima)
  await run(sql`update badge_keys set created_at = created_at - interval '25 months'`)
  const fresh = await badgeOf(fatima)
  expect((fresh.badge['proof'] as { verificationMethod: string }).verificationMethod).not.toBe(
    (old.badge['proof'] as { verificationMethod: string }).verificationMethod,
  )
  expect(await checkByVc(fresh)).toBe('valid')
  expect(await checkByVc({ ...old, did: fresh.did })).toBe('valid')
  const keys = await run(sql<{ secret: string | null }>`select secret_key as secret from badge_keys order by created_at`)
  expect(keys.map(({ secret }) => secret === null)).toEqual([...Array<boolean>(keys.length - 1).fill(true), false])
  expect(keys.at(-1)!.secret).toMatch(/^v1\./)
})

test('two who need the first key at once get the same', async () => {
  await run(sql`delete from badge_keys`)
  const made = await Promise.all([signingKey(db, center, new Date()), signingKey(db, center, new Date())])
  expect(made[0]).toEqual(made[1])
})

test('a list of another year is empty, one that is no year is not there', async () => {
  expect((await get('/badges/revoked/2019.json', { headers: issuer })).body.revokedCredential).toEqual([])
  for (const year of ['1999', 'x', '20260']) expect((await get(`/badges/revoked/${year}.json`, { headers: issuer })).status).toBe(404)
})

test('after two years nobody knows whose a certificate was, and it is still valid', async () => {
  const { course, fatima } = await held()
  await issue(course)
  const code = (await certificateOf('wim', fatima)).body.meta.certificate.code
  await run(sql`update badges set issued_at = issued_at - interval '25 months' where code = ${code}`)
  await applyRetention(db, new Date())
  const [row] = await run(sql<{ user_id: string | null }>`select user_id from badges where code = ${code}`)
  expect(row!.user_id).toBeNull()
  expect((await check(code)).body.meta.form).toMatchObject({ state: 'valid', canAskName: true })
})

test('whose account is gone has a certificate that is valid and names nobody', async () => {
  const { course, fatima } = await held()
  await issue(course)
  const code = await codeOf(fatima)
  await db.onPlatform(
    async (tx) => void (await sql`update users set status = 'archived', archived_at = now() - interval '40 days' where email = ${people.fatima}`.execute(tx)),
  )
  await anonymiseArchived(db, new Date())
  const { body, text } = await check(code)
  expect(body.meta.form).toMatchObject({ state: 'valid', title: 'Omgaan met dementie', canAskName: false })
  expect(text).not.toContain('Fatima')
  expect((await check(code, 'Fatima El Amrani')).body.meta.form.guess).toBeNull()
  const [row] = await run(sql<{ left: number }>`select num_nonnulls(user_id, name_key, name_digest) as left from badges where code = ${code}`)
  expect(row!.left).toBe(0)
})
