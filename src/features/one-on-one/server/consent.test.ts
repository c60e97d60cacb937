import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { demoTemplate } from '#src/testing/demo.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { dayFromNow, helpOf, host } from './testing.ts'

const app = await startTestApp({ template: demoTemplate })
const { call } = app
const { run, ask, act, submitted, read, as, forget, mails, approval } = helpOf(app)
const [karin, wim] = (await Promise.all(['vrijwilliger', 'coordinator'].map(as))) as [Record<string, string>, Record<string, string>]
const form = async (method: 'GET' | 'POST', path: string, verb?: string, at = host) =>
  await call(method, `/api/v1${path}`, { host: at, ...(verb && { body: { act: verb } }) })
const linkOf = async (kind: string) => (await mails()).findLast((mail) => mail.kind === kind)!.facts.link as string
const forFather = { relation: 'parent', first_name: 'Gerrit', consent_email: 'gerrit@post.example' }

beforeEach(forget)

test('Karin asks for her father: nothing goes on before his own yes, which he gives by one press', async () => {
  const id = await submitted(karin, forFather)
  const refused = await act(wim, id, 'screen', approval)
  expect(refused.body.errors.map((error: any) => error.code)).toEqual(['consent_needed'])
  const link = await linkOf('help.consent')
  const mail = (await mails()).find(({ kind }) => kind === 'help.consent')!
  expect(mail.address).toBe('gerrit@post.example')
  expect(JSON.stringify(mail.facts)).not.toContain('schaak')
  for (let times = 0; times < 20; times += 1)
    expect((await form('GET', link)).body.meta.form).toMatchObject({
      purpose: 'help.consent',
      state: 'open',
      person: 'Gerrit',
      request: { title: expect.any(String) },
    })
  expect((await read(karin, `help_requests/${id}`)).body.data.attributes.consentAt).toBeNull()
  expect((await form('POST', link, 'agree', 'demo.localhost')).status).toBe(404)
  const presses = await Promise.all([form('POST', link, 'agree'), form('POST', link, 'agree')])
  expect(presses.map(({ body }) => body.meta.form.state)).toEqual(['done', 'done'])
  expect((await run(sql`select from audit_events where action = 'help.consent_given' and subject_id = ${id}`)).length).toBe(1)
  expect((await act(wim, id, 'screen', approval)).body.data.attributes).toMatchObject({ status: 'open', firstName: 'Gerrit', consentHow: 'link' })
})

test('his no ends it, also after a yes, and the words are no longer behind the link', async () => {
  const id = await submitted(karin, forFather)
  const link = await linkOf('help.consent')
  await form('POST', link, 'agree')
  await act(wim, id, 'screen', approval)
  expect((await form('POST', link, 'refuse')).body.meta.form).toMatchObject({ state: 'refused', request: null })
  expect((await read(karin, `help_requests/${id}`)).body.data.attributes).toMatchObject({ status: 'withdrawn', consentAt: null })
  expect((await form('POST', link, 'agree')).body.meta.form.state).toBe('refused')
})

test('a coordinator who heard his yes writes down the day, and nobody says yes tomorrow', async () => {
  const id = await submitted(karin, { relation: 'parent', first_name: 'Gerrit' })
  expect((await mails()).map(({ kind }) => kind)).not.toContain('help.consent')
  expect((await act(karin, id, 'record_consent', { how: 'spoken', on: '2026-01-01' })).status).toBe(403)
  expect((await act(wim, id, 'record_consent', { how: 'spoken', on: dayFromNow(2) })).body.errors[0].code).toBe('day_to_come')
  expect((await act(wim, id, 'record_consent', { how: 'spoken', on: '31-12' })).body.errors[0].source.pointer).toBe('/data/attributes/on')
  expect((await act(wim, id, 'record_consent', { how: 'spoken', on: '2026-01-02' })).body.data.attributes).toMatchObject({ consentHow: 'spoken' })
  expect((await act(wim, id, 'screen', approval)).status).toBe(200)
  expect((await act(wim, id, 'record_consent', { how: 'spoken', on: '2026-01-02' })).body.errors[0].code).toBe('consent_not_needed')
})

test('other words after a yes need another one', async () => {
  const id = await submitted(karin, forFather)
  await form('POST', await linkOf('help.consent'), 'agree')
  await call('PATCH', `/api/v1/help_requests/${id}`, {
    host,
    headers: karin,
    body: { data: { type: 'help_requests', id, attributes: { description: 'Toch iets anders.' } } },
  })
  expect((await act(wim, id, 'screen', approval)).body.errors[0].code).toBe('consent_needed')
})

test('of her own child a mother says yes by asking; somebody of 16 needs a parent', async () => {
  const child = await submitted(karin, { relation: 'own_child', first_name: 'Sem', category: 'language', age_group: 'young' })
  expect((await act(wim, child, 'screen', approval)).body.data.attributes.consentHow).toBe('guardian')
  const young = await submitted(karin, { age_group: 'young', parent_email: 'ouder@post.example' })
  expect((await act(wim, young, 'screen', approval)).body.errors.map((error: any) => error.code)).toEqual(['parent_consent_needed'])
  await form('POST', await linkOf('help.parent'), 'agree')
  expect((await act(wim, young, 'screen', approval)).status).toBe(200)
})

test('the mail goes again when asked, five times and no more, and a link that was guessed opens nothing', async () => {
  const id = await submitted(karin, forFather)
  for (let times = 1; times < 5; times += 1) expect((await act(karin, id, 'ask_consent')).status).toBe(200)
  expect((await act(karin, id, 'ask_consent')).body.errors[0].code).toBe('too_many_help_mails')
  expect((await form('GET', `/forms/hulp-${'a'.repeat(43)}`)).status).toBe(404)
  await run(sql`update help_links set expires_at = now() - interval '1 minute'`)
  expect((await form('POST', await linkOf('help.consent'), 'agree')).body.meta.form.state).toBe('over')
})

test('somebody without e-mail: a coordinator writes down how they said yes, and acts for them', async () => {
  const paper = { first_name: 'Truus', consent: { how: 'spoken', on: '2026-01-05' }, contact_phone: '026 1234567' }
  expect((await ask(wim, { ...paper, consent: { how: 'spoken', on: dayFromNow(2) } })).body.errors[0].code).toBe('day_to_come')
  expect((await ask(wim, { ...paper, first_name: null })).body.errors[0].source.pointer).toBe('/data/attributes/firstName')
  const id = await submitted(wim, paper)
  expect((await act(wim, id, 'screen', approval)).body.data.attributes).toMatchObject({ isOnPaper: true, firstName: 'Truus', status: 'open' })
  expect((await mails()).map(({ kind }) => kind).filter((kind) => kind !== 'help.submitted')).toEqual([])
  const letter = await act(wim, id, 'letter')
  expect(letter.text).toContain('/forms/hulp-')
  expect(letter.body.data.meta.link).toMatch(/^\/forms\/hulp-[a-z2-9]{12}$/)
  expect((await form('GET', letter.body.data.meta.link)).body.meta.form).toMatchObject({
    purpose: 'help.letter',
    state: 'done',
    person: 'Truus',
    status: 'open',
    request: null,
  })
  expect((await act(karin, id, 'letter')).status).toBe(403)
  expect((await act(wim, id, 'withdraw')).body.data.attributes.status).toBe('withdrawn')
  expect((await act(wim, id, 'letter')).body.errors[0].code).toBe('invalid_transition')
  expect((await form('GET', letter.body.data.meta.link)).body.meta.form.state).toBe('over')
})

test('a no names one to three places that somebody vouched for within a year, in the mail too', async () => {
  const id = await submitted(karin)
  const places = await run(
    sql`select id, name from social_map_entries where status = 'active' and assured_at > now() - interval '11 months' order by name limit 4`,
  )
  expect(places.length).toBeGreaterThan(3)
  const ids = places.map(({ id }) => id)
  const deny = async (referral_ids: unknown) => await act(wim, id, 'screen', { decision: 'deny', reason: 'professional_care', referral_ids })
  for (const wrong of [undefined, [], ids, 'x', [1, {}]]) expect((await deny(wrong)).body.errors[0].code).toBe('referrals_needed')
  await run(sql`update social_map_entries set assured_at = now() - interval '12 months 1 day' where id = ${ids[0]}`)
  expect((await deny([ids[0]])).body.errors[0]).toMatchObject({ code: 'referral_not_living', source: { pointer: '/data/attributes/referralIds' } })
  expect((await deny(['no-uuid'])).body.errors[0].code).toBe('referral_not_living')
  expect((await act(wim, id, 'screen', { decision: 'deny', referral_ids: [ids[1]] })).body.errors[0].source.pointer).toBe('/data/attributes/reason')
  const { body } = await deny([ids[1], ids[2]])
  expect(body.data.attributes).toMatchObject({ status: 'denied', deniedReason: 'professional_care', referrals: [places[1], places[2]] })
  const mail = (await mails()).find(({ kind }) => kind === 'help.denied')!
  expect(mail.facts.referrals).toEqual([places[1], places[2]])
  // One that nobody confirms from then on is no longer named.
  await run(sql`update social_map_entries set assured_at = now() - interval '13 months' where id = ${ids[1]}`)
  expect((await read(karin, `help_requests/${id}`)).body.data.attributes.referrals).toEqual([places[2]])
})
