import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

const { call, get, as, db } = await startTestApp()

let count = 0
/** The body to sign up a new club, each with a number of its own. */
const clubOf = (changed: Record<string, unknown> = {}) => ({
  name: 'Zwemclub De Plons',
  organization_type: 'Organization',
  summary: 'Samen baantjes trekken, voor jong en oud.',
  kvk_number: String(90_000_000 + (count += 1)),
  legal_form: 'vereniging',
  address: { street: 'Badweg', house_number: '3', postcode: '7201ab', city: 'zutphen' },
  profile: { description: 'Wij zwemmen elke woensdag met mensen die het water weer durven op te zoeken.', themes: ['sport', 'health'] },
  note: 'Kunnen we in januari beginnen?',
  nonprofit_declared: true,
  terms_accepted: true,
  contact_person: { first_name: 'Truus', last_name: 'Plons', email: `truus${count}@plons.example`, phone: '06 00 00 00 00' },
  ...changed,
})
const found = async (
  attributes: Record<string, unknown>,
  { who, host = 'demo.localhost', headers = {} }: { who?: string; host?: string; headers?: Record<string, string> } = {},
) =>
  await call('POST', '/api/v1/organizations', {
    host,
    headers: { ...(who && (await as(who, host))), ...headers },
    body: { data: { type: 'organizations', attributes } },
  })
const staff = await as('coordinator@demo.example')
const asStaff = async (organization: string) => (await get(`/api/v1/organizations/${organization}?include=address,profile,contact`, { headers: staff })).body
const mailsTo = async (address: string) =>
  await db.asWorker(
    async (tx) => (await sql<{ kind: string; facts: any }>`select kind, facts from outbox where address = ${address} order by created_at`.execute(tx)).rows,
  )
const rolesAt = async (organization: string) =>
  await db.onPlatform(
    async (tx) =>
      (
        await sql<{
          name: string
          email: string
        }>`select r.name, u.email from user_roles r join users u on u.id = r.user_id where organization_id = ${organization}`.execute(tx)
      ).rows,
  )
const faultsOf = (body: any) => body.errors.map(({ code, source }: any) => `${code} ${source.pointer}`).toSorted()
const tokenIn = (link: string) => new URL(link).searchParams.get('confirmation_token')!

describe('Truus, who has no account, signs her club up', () => {
  test('it waits for the center, with all she wrote, and she gets one mail with one link', async () => {
    const sent = clubOf()
    const { status, body, headers } = await found(sent)
    expect([status, body.data.attributes.status, headers['location']]).toEqual([201, 'pending', `/api/v1/organizations/${body.data.id}`])
    const { data, included } = await asStaff(body.data.id)
    expect(data.attributes).toMatchObject({
      slug: 'zwemclub-de-plons',
      status: 'pending',
      note: sent.note,
      kvkNumber: sent.kvk_number,
      contactName: 'Truus Plons',
      openVacancies: 0,
    })
    expect(data.attributes.termsAcceptedAt).toBeTruthy()
    const of = (type: string) => included.find((one: any) => one.type === type).attributes
    expect(of('addresses')).toMatchObject({ street: 'Badweg', postcode: '7201 AB', city: 'Zutphen', latitude: 52.13, longitude: 6.19 })
    expect(of('organization_profiles')).toMatchObject(sent.profile)
    expect(await rolesAt(body.data.id)).toEqual([{ name: 'admin', email: sent.contact_person.email }])
    expect((await mailsTo(sent.contact_person.email)).map(({ kind }) => kind)).toEqual(['organization.received'])
    expect((await mailsTo('coordinator@demo.example')).at(-1)).toMatchObject({ kind: 'organization.submitted', facts: { organization: 'Zwemclub De Plons' } })
    expect((await get(`/api/v1/organizations/${body.data.id}`)).status).toBe(404)
  })

  test('whoever reads her mail chooses a password and is its admin', async () => {
    const sent = clubOf()
    const { body } = await found(sent)
    const [mail] = await mailsTo(sent.contact_person.email)
    const confirmed = await call('POST', '/api/v1/confirm', { body: { confirmation_token: tokenIn(mail!.facts.link) } })
    expect(confirmed.body.meta.passwordRequired).toBe(true)
    const reset = { password: 'baantjes-trekken-1', password_confirmation: 'baantjes-trekken-1', reset_password_token: confirmed.body.meta.resetPasswordToken }
    expect((await call('PUT', '/auth/password', { body: reset })).status).toBe(200)
    const truus = await as(sent.contact_person.email, 'demo.localhost', 'baantjes-trekken-1')
    const own = await get(`/api/v1/organizations/${body.data.id}`, { headers: truus })
    expect([own.status, own.body.data.attributes.note]).toEqual([200, sent.note])
  })

  test('she is told all that is missing at once', async () => {
    const { status, body } = await found({ ...clubOf({ kvk_number: null, nonprofit_declared: null, terms_accepted: null }), contact_person: undefined })
    expect([status, faultsOf(body)]).toEqual([
      422,
      [
        'accepted /data/attributes/nonprofitDeclared',
        'accepted /data/attributes/termsAccepted',
        'blank /data/attributes/contactPerson/email',
        'blank /data/attributes/contactPerson/firstName',
        'blank /data/attributes/kvkNumber',
      ],
    ])
  })

  test('an informal group has no number, a second club of the name another address', async () => {
    const { status, body } = await found(clubOf({ kvk_number: null, legal_form: 'informeel' }))
    expect(status).toBe(201)
    expect((await asStaff(body.data.id)).data.attributes.slug).toMatch(/^zwemclub-de-plons-\d+$/)
  })

  test('she makes no center, and nothing of hers is approved by her', async () => {
    expect((await found(clubOf({ organization_type: 'VolunteerCenter' }))).status).toBe(403)
    expect((await found(clubOf({ status: 'approved' }))).body.data.attributes.status).toBe('pending')
  })

  test('an unknown town is told at its field, and nothing is kept', async () => {
    const { status, body } = await found(clubOf({ name: 'Nergens', address: { city: 'Nergenshuizen' } }))
    expect([status, faultsOf(body)]).toEqual([422, ['invalid /data/attributes/address/city']])
    expect((await get('/api/v1/organizations?filter[search]=Nergens', { headers: staff })).body.meta.total).toBe(0)
  })
})

describe('a number of the chamber of commerce', () => {
  test('stands for one organization; who comes second is told whom to ask, and not who is first', async () => {
    const sent = clubOf()
    await found(sent)
    const { status, body } = await found(clubOf({ kvk_number: sent.kvk_number }))
    expect([status, faultsOf(body)]).toEqual([422, ['taken /data/attributes/kvkNumber']])
    expect(body.errors[0].detail).toContain('Neem contact met ons op')
    expect(body.errors[0].detail).not.toContain('Plons')
    const own = await call('PATCH', `/api/v1/organizations/${id.school('demo')}`, {
      headers: staff,
      body: { data: { attributes: { kvk_number: sent.kvk_number } } },
    })
    expect([own.status, faultsOf(own.body)]).toEqual([422, ['taken /data/attributes/kvkNumber']])
  })

  test('may be the same in another town, and of two at once one comes second', async () => {
    const sent = clubOf()
    const answers = await Promise.all([
      found(sent),
      found(clubOf({ kvk_number: sent.kvk_number })),
      found(clubOf({ kvk_number: sent.kvk_number }), { host: 'oldebroek.localhost' }),
    ])
    expect(
      answers
        .slice(0, 2)
        .map(({ status }) => status)
        .toSorted(),
    ).toEqual([201, 422])
    expect(answers[2]!.status).toBe(201)
  })
})

describe('an address that is known already', () => {
  const contact = { first_name: 'Wie', last_name: 'Dan ook', phone: null }

  test('gets an offer and no role; the answer is the same, and accepting makes them admin', async () => {
    const { status, body } = await found(clubOf({ contact_person: { ...contact, email: 'vrijwilliger@demo.example' } }))
    expect([status, body.data.attributes.status]).toEqual([201, 'pending'])
    expect(await rolesAt(body.data.id)).toEqual([])
    const mail = (await mailsTo('vrijwilliger@demo.example')).find(({ kind }) => kind === 'organization.received')!
    expect((await call('POST', '/api/v1/confirm', { body: { confirmation_token: tokenIn(mail.facts.link) } })).body.meta.acceptedRole).toMatchObject({
      name: 'admin',
    })
    expect(await rolesAt(body.data.id)).toEqual([{ name: 'admin', email: 'vrijwilliger@demo.example' }])
  })

  test('reaches nobody: a stranger who names the center admin of another town gives them nothing, and sees nothing', async () => {
    const { status, text } = await found(clubOf({ contact_person: { ...contact, email: 'centerbeheerder@oldebroek.example' } }))
    expect(status).toBe(201)
    expect(text).not.toContain('Sanne')
    const people = await get('/api/v1/users?page[size]=1000', { headers: staff })
    expect(people.text).not.toContain('oldebroek.example')
  })

  test('is worth nothing once the organization has an admin', async () => {
    const { body } = await found(clubOf({ contact_person: { ...contact, email: 'tweede@demo.example' } }))
    const mail = (await mailsTo('tweede@demo.example')).find(({ kind }) => kind === 'organization.received')!
    const given = { data: { attributes: { role_name: 'admin', organization_id: body.data.id } } }
    expect((await call('PUT', `/api/v1/users/${id.person('demo', 'lid')}/add_role`, { headers: staff, body: given })).status).toBe(200)
    expect((await call('POST', '/api/v1/confirm', { body: { confirmation_token: tokenIn(mail.facts.link) } })).status).toBe(422)
    expect(await rolesAt(body.data.id)).toEqual([{ name: 'admin', email: 'lid@demo.example' }])
  })
})

describe('a volunteer who is signed in', () => {
  test('is its admin at once, and sees it while it waits', async () => {
    const { status, body } = await found({ ...clubOf(), contact_person: undefined }, { who: 'tweede@demo.example' })
    expect([status, body.data.attributes.status]).toEqual([201, 'pending'])
    const own = await get(`/api/v1/organizations/${body.data.id}`, { headers: await as('tweede@demo.example') })
    expect([own.status, own.body.data.attributes.contactName]).toEqual([200, 'Kees de Groot'])
    expect(await rolesAt(body.data.id)).toEqual([{ name: 'admin', email: 'tweede@demo.example' }])
    expect((await mailsTo('tweede@demo.example')).at(-1)).toMatchObject({ kind: 'organization.received', facts: { isOwn: true, link: null } })
  })

  test('may name another as well, who then accepts by their right', async () => {
    const sent = clubOf()
    const { body } = await found(sent, { who: 'tweede@demo.example' })
    expect((await rolesAt(body.data.id)).map(({ email }) => email).toSorted()).toEqual(['tweede@demo.example', sent.contact_person.email].toSorted())
  })
})

describe('the center adds one', () => {
  test('approved at once, its admin invited, without declarations; what looks alike is told', async () => {
    const first = clubOf({ name: 'Stichting De Zonnebloemkwekers' })
    await found(first)
    const sent = { ...clubOf({ name: 'Zonnebloemkwekers', kvk_number: null }), nonprofit_declared: undefined, terms_accepted: undefined }
    const { status, body } = await found(sent, { who: 'coordinator@demo.example' })
    expect([status, body.data.attributes.status]).toEqual([201, 'approved'])
    expect(body.data.meta.duplicates[0]).toMatchObject({ name: 'Stichting De Zonnebloemkwekers', reasons: ['name', 'address'] })
    expect((await mailsTo(sent.contact_person.email)).map(({ kind }) => kind)).toEqual(['account.invite'])
    expect((await get(`/api/v1/organizations/${body.data.id}`)).status).toBe(200)
    const stranger = await found(clubOf({ name: 'De Zonnebloemkwekers' }))
    expect(stranger.body.meta.duplicates.map(({ name }: any) => name)).toEqual(['Zonnebloemkwekers'])
  })

  test('needs somebody who looks after it, and is told at the person’s fields what is wrong', async () => {
    const who = 'coordinator@demo.example'
    const without = await found({ ...clubOf(), contact_person: undefined }, { who })
    expect([without.status, faultsOf(without.body)[0]]).toEqual([422, 'blank /data/attributes/contactPerson/email'])
    const elsewhere = await found(clubOf({ contact_person: { first_name: 'Wim', last_name: 'Jansen', email: 'vrijwilliger@oldebroek.example' } }), { who })
    expect([elsewhere.status, faultsOf(elsewhere.body)]).toEqual([422, ['taken /data/attributes/contactPerson/email']])
  })

  test('staff of another town adds nothing here', async () => {
    const { status } = await call('POST', '/api/v1/organizations', {
      headers: await as('coordinator@oldebroek.example'),
      body: { data: { attributes: clubOf() } },
    })
    expect(status).toBe(403)
  })
})

test('a repeat with the same key makes one organization and one mail', async () => {
  const sent = clubOf()
  const headers = { 'idempotency-key': '"eens"' }
  const [first, second] = [await found(sent, { headers }), await found(sent, { headers })]
  expect([first.status, second.status, second.headers['idempotency-replayed'], second.body.data.id]).toEqual([201, 201, 'true', first.body.data.id])
  expect(await mailsTo(sent.contact_person.email)).toHaveLength(1)
})
