import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { renderMail } from '#kernel/mail/server/render.ts'
import { applicationActionsOf } from '#features/applications/server/testing.ts'
import { demoSender as sender } from '#src/testing/demo-sender.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { customTextFor } from './custom-text-for.ts'

const app = await startTestApp()
const { as, call, db } = app
const { apply, act, read, run } = applicationActionsOf(app)
const [fatima, johan, wim, admin, editor] = await Promise.all(
  ['vrijwilliger', 'beheerder', 'coordinator', 'centerbeheerder', 'redacteur'].map(async (name) => await as(`${name}@demo.example`)),
)
const elsewhere = await as('centerbeheerder@oldebroek.example', 'oldebroek.localhost')
const demo = id.center('demo')
const path = '/api/v1/notification_templates/application.accepted'
const texts = (subject: string, body = 'Dag {{voornaam}},\n\nTot ziens bij {{ organisatie }}.') => ({
  subject,
  preheader: '{{organisatie}} ziet je graag.',
  body,
  button: 'Kijk',
})
const words = { nl: texts('Welkom, {{voornaam}}'), en: texts('Welcome, {{voornaam}}') }
const facts = {
  firstName: 'Samira',
  vacancy: 'Koffie',
  organization: '<b>{{telefoon}}</b>',
  createdAt: '2026-11-20',
  isApplicant: true,
  applicationId: 'x',
  message: 'Neem laarzen mee.',
}

const sent = async (locale: 'nl' | 'en' = 'nl', centerId = demo) => {
  const mail = { centerId, kind: 'application.accepted', locale, facts, messageId: 'x' }
  return renderMail('application.accepted', facts, locale, sender, await customTextFor(db, mail, sender))
}

/** Mails the texts to oneself, as is required before they are used. */
const tryOut = async (body: object = words, at = path) => await call('POST', `${at}/test_mail`, { headers: admin, body: { ...body, locale: 'nl' } })

beforeEach(async () => await run(sql`delete from notifications`))

test('a center says a mail in its own words; facts are text, what others wrote stays, and another center hears ours', async () => {
  expect((await call('PATCH', path, { headers: admin, body: words })).body.errors[0].code).toBe('template_not_tested')
  await tryOut()
  expect((await call('PATCH', path, { headers: admin, body: words })).body.meta.template).toMatchObject({
    isOwn: true,
    version: 1,
    versions: [{ testedAt: expect.any(String) }],
  })
  const mail = await sent()
  expect(mail.subject).toBe('Welkom, Samira')
  expect(mail.bodyHtml).toContain('&lt;b&gt;{{telefoon}}&lt;/b&gt; ziet je graag.</div>')
  expect(mail.bodyText).toContain('Tot ziens bij <b>{{telefoon}}</b>.')
  expect(mail.bodyHtml).toContain('Tot ziens bij &lt;b&gt;{{telefoon}}&lt;/b&gt;.')
  expect(mail.bodyText).toContain('Neem laarzen mee.')
  expect((await sent('en')).subject).toBe('Welcome, Samira')
  expect((await sent('nl', id.center('oldebroek'))).subject).toContain('Je mag meedoen bij')
  expect((await call('GET', path, { headers: elsewhere, host: 'oldebroek.localhost' })).body.meta.template).toMatchObject({
    isOwn: false,
    version: 0,
    versions: [],
  })
  expect((await call('DELETE', path, { headers: admin })).body.meta.template).toMatchObject({ isOwn: false, version: 2 })
  expect((await sent()).subject).toContain('Je mag meedoen bij')
  expect((await call('PUT', `${path}/restore`, { headers: admin, body: { version: 1 } })).body.meta.template).toMatchObject({ isOwn: true, version: 3 })
  expect((await sent()).subject).toBe('Welkom, Samira')
  expect((await call('PUT', `${path}/restore`, { headers: admin, body: { version: 99 } })).status).toBe(404)
})

test.each([
  ['{{achternaam}}', /{{achternaam}} bestaat niet. Dit kan wel: {{voornaam}}, {{vacature}}/],
  ['{{voornaam', /haken/],
  ['{{constructor.constructor("return process")()}}', /bestaat niet/],
  ['{{__proto__}}', /bestaat niet/],
  ['', /Vul dit in/],
  ['Een\nregel', /op één regel/],
  ['x'.repeat(121), /hoogstens 120/],
  ['x'.repeat(1_000_000), /hoogstens 120/],
])('the subject %j is told at its field, with what there is', async (subject, told) => {
  const { status, body } = await call('PATCH', path, { headers: admin, body: { ...words, nl: texts(subject) } })
  expect([status, body.errors.length, body.errors[0].source.pointer]).toEqual([422, 1, '/data/attributes/nl/subject'])
  expect(body.errors[0].detail).toMatch(told)
})

test('words that are sent as something else than texts are refused, never a defect', async () => {
  for (const nl of [null, 7, [], 'x', { subject: {}, preheader: 7, body: [] }, undefined])
    expect((await call('PATCH', path, { headers: admin, body: { ...words, nl } })).status).toBe(422)
})

test('two admins who write at once: the second is told', async () => {
  await tryOut()
  const { version } = (await call('GET', path, { headers: admin })).body.meta.template
  expect((await call('PATCH', path, { headers: admin, body: { ...words, version } })).status).toBe(200)
  const second = await call('PATCH', path, { headers: admin, body: { ...words, version } })
  expect([second.status, second.body.errors[0].code]).toEqual([409, 'template_changed'])
})

test('words that no longer work never stop a mail: ours are sent, and the admins of the center are told once', async () => {
  await run(sql`insert into notification_templates (volunteer_center_id, kind, version, words)
    values (${demo}, 'application.accepted', 900, ${JSON.stringify({ nl: texts('Dag {{gone}}'), en: texts('Hi') })}::jsonb)`)
  expect((await sent()).subject).toContain('Je mag meedoen bij')
  await sent()
  const told = (await read(admin!, 'notifications')).body.data.filter((one: any) => one.attributes.eventKey === 'template.broken')
  expect(told.map((one: any) => [one.attributes.text, one.attributes.href])).toEqual([
    [
      'Jullie eigen tekst van de e-mail ‘Aanvraag aangenomen’ werkt niet meer. De standaardtekst is verstuurd.',
      '/notification_templates/application.accepted/edit',
    ],
  ])
  expect((await call('GET', path, { headers: admin })).status).toBe(200)
  await call('DELETE', path, { headers: admin })
})

test('the example is a mail of the center’s own, without what people wrote; a test goes to oneself', async () => {
  const application = (await apply(fatima!)).body.data.id
  await act(johan!, application, 'accept')
  const [example] = (await call('GET', path, { headers: admin })).body.meta.template.examples
  const preview = (await call('POST', `${path}/preview`, { headers: admin, body: { ...words, example: example.id, locale: 'nl' } })).body.meta.preview
  const said = (text: string) => ({ type: 'paragraph', content: [{ text }] })
  expect(preview).toMatchObject({ subject: 'Welkom, Fatima', paragraphs: [said('Dag Fatima,'), said('Tot ziens bij De Brug.')] })
  const foreign = await call('POST', '/api/v1/notification_templates/application.accepted/preview', {
    headers: elsewhere,
    host: 'oldebroek.localhost',
    body: { ...words, example: example.id, locale: 'nl' },
  })
  expect(foreign.body.meta.preview.subject).not.toContain('Fatima')
  expect((await call('POST', `${path}/test_mail`, { headers: admin, body: { ...words, example: example.id, locale: 'en' } })).status).toBe(200)
  const mails = (await run(sql`select address, facts from outbox where kind = 'template.test' order by created_at desc`)) as any[]
  expect([...new Set(mails.map(({ address }) => address))]).toEqual(['centerbeheerder@demo.example'])
  expect(renderMail('template.test', mails[0].facts, 'nl', sender).subject).toBe('Test: Welcome, Fatima')
})

test('editors and coordinators read; who does not work for the center sees nothing; mails about accounts are ours', async () => {
  for (const who of [editor, wim]) {
    expect((await call('GET', path, { headers: who })).body.meta.template).toMatchObject({ examples: [], may: { update: false } })
    for (const [method, at] of [
      ['PATCH', path],
      ['DELETE', path],
      ['PUT', `${path}/restore`],
      ['POST', `${path}/preview`],
      ['POST', `${path}/test_mail`],
    ] as const)
      expect((await call(method, at, { headers: who, body: { ...words, version: 1 } })).status).toBe(403)
  }
  for (const who of [fatima, johan]) expect((await call('GET', path, { headers: who })).status).toBe(403)
  expect((await call('GET', path)).status).toBe(401)
  for (const kind of ['account.reset', 'vacancy.expiring', 'search.found', 'nothing', '__proto__'])
    expect((await call('GET', `/api/v1/notification_templates/${kind}`, { headers: admin })).status).toBe(404)
  const { templates } = (await call('GET', '/api/v1/notification_templates', { headers: editor })).body.meta
  expect(templates.length).toBeGreaterThan(30)
})

test('the built-in words of every mail can be changed and sent as they are', async () => {
  const { templates } = (await call('GET', '/api/v1/notification_templates', { headers: admin })).body.meta
  for (const { id: kind } of templates) {
    const { template } = (await call('GET', `/api/v1/notification_templates/${kind}`, { headers: admin })).body.meta
    const { status, text } = await call('POST', `/api/v1/notification_templates/${kind}/preview`, { headers: admin, body: { ...template.texts, locale: 'en' } })
    expect([kind, status], text).toEqual([kind, 200])
    expect(JSON.stringify(template.texts)).not.toMatch(/undefined|null/)
  }
})

test('who changed which mail stands in the trace, and the admin of the center reads it as a sentence', async () => {
  const since = (await call('GET', '/api/v1/audit_events?filter[subject_type_eq]=notification_templates', { headers: admin })).body.data.length as number
  await tryOut()
  await call('PATCH', path, { headers: admin, body: words })
  const { version } = (await call('GET', path, { headers: admin })).body.meta.template
  await call('DELETE', path, { headers: admin })
  await call('PUT', `${path}/restore`, { headers: admin, body: { version } })
  await call('DELETE', path, { headers: admin })
  const { body } = await call('GET', '/api/v1/audit_events?filter[subject_type_eq]=notification_templates', { headers: admin })
  expect(body.data.slice(0, body.data.length - since).map((one: any) => one.attributes.text)).toEqual([
    'Sanne Mulder zette de standaardtekst van de e-mail ‘Aanvraag aangenomen’ aan',
    'Sanne Mulder zette een eerdere tekst van de e-mail ‘Aanvraag aangenomen’ terug',
    'Sanne Mulder zette de standaardtekst van de e-mail ‘Aanvraag aangenomen’ aan',
    'Sanne Mulder veranderde de e-mail ‘Aanvraag aangenomen’',
  ])
})

test('words that differ in a letter have not been tested; what is as it was needs none', async () => {
  await tryOut()
  await call('PATCH', path, { headers: admin, body: words })
  const other = { ...words, en: texts('Welcome {{voornaam}}') }
  expect((await call('PATCH', path, { headers: admin, body: other })).status).toBe(409)
  expect((await call('PATCH', path, { headers: admin, body: words })).status).toBe(200)
  // A change in one language marks the other as older.
  await tryOut(other)
  expect((await call('PATCH', path, { headers: admin, body: other })).body.meta.template.olderIn).toBe('nl')
  await call('DELETE', path, { headers: admin })
})

test('answers go where the center says, with its own words and with ours', async () => {
  const saved = await call('PATCH', path, { headers: admin, body: { replyTo: 'roos@demo.example' } })
  expect(saved.body.meta.template).toMatchObject({ isOwn: false, replyTo: 'roos@demo.example' })
  expect(await sent()).toMatchObject({ replyTo: 'roos@demo.example', subject: expect.stringContaining('Je mag meedoen bij') })
  expect((await sent('nl', id.center('oldebroek'))).replyTo).toBeNull()
  for (const replyTo of ['nobody', 7, {}, 'a@b.nl\r\nBcc: x@y.nl', 'x'.repeat(100_000)])
    expect((await call('PATCH', path, { headers: admin, body: { replyTo } })).body.errors[0].source.pointer).toBe('/data/attributes/replyTo')
  await tryOut({ ...words, replyTo: 'test@demo.example' })
  const mails = (await run(sql`select facts from outbox where kind = 'template.test' order by created_at desc limit 1`)) as any[]
  expect(renderMail('template.test', mails[0].facts, 'nl', sender).replyTo).toBe('test@demo.example')
  expect((await call('DELETE', path, { headers: admin })).body.meta.template.replyTo).toBeNull()
})

test('a center turns a mail off: it is withheld, the notice stays, nobody chooses it, and the trace says who; a decision always goes out', async () => {
  const invited = '/api/v1/notification_templates/application.invited'
  expect((await call('PATCH', path, { headers: admin, body: { active: false } })).body.errors[0].code).toBe('mail_always_sent')
  expect((await call('PATCH', invited, { headers: admin, body: { active: false } })).body.meta.template).toMatchObject({ active: false, isOwn: false })
  await run(sql`insert into notifications (volunteer_center_id, user_id, event_key, facts, path, message_id, mailed_at)
    select ${demo}, id, 'application.invited', '{}', '/applications/x', 'held', now() from users where email = 'vrijwilliger@demo.example'`)
  const mail = { centerId: demo, kind: 'application.invited', locale: 'nl', facts, messageId: 'held' } as const
  expect(await customTextFor(db, mail, sender)).toMatchObject({ isOff: true })
  expect(await run(sql`select mailed_at from notifications where message_id = 'held'`)).toEqual([{ mailed_at: null }])
  expect(await customTextFor(db, { ...mail, centerId: id.center('oldebroek') }, sender)).toMatchObject({ words: null, replyTo: null })
  const chosen = async () => (await call('GET', '/api/v1/mail_choices', { headers: fatima })).body.meta.events.map((one: any) => one.key)
  expect(await chosen()).not.toContain('application.invited')
  expect((await call('PATCH', invited, { headers: admin, body: { active: true } })).body.meta.template.active).toBe(true)
  expect(await chosen()).toContain('application.invited')
  const { body } = await call('GET', '/api/v1/audit_events?filter[subject_type_eq]=notification_templates', { headers: admin })
  expect(body.data.slice(0, 2).map((one: any) => one.attributes.text)).toEqual([
    'Sanne Mulder zette de e-mail ‘Uitnodiging om kennis te maken’ aan',
    'Sanne Mulder zette de e-mail ‘Uitnodiging om kennis te maken’ uit',
  ])
})

test('bold words and a list are said in both parts of a mail; what a fact holds is never a sign, and no HTML of anybody is there', async () => {
  const body = 'Dag **{{voornaam}}**,\n\nNeem mee:\n- **laarzen** <b>x</b>\n- {{organisatie}}\n\n[Bel ons](tel:0341123456)'
  const both = { nl: texts('Welkom', body), en: texts('Welcome', body) }
  await tryOut(both)
  expect((await call('PATCH', path, { headers: admin, body: both })).status).toBe(200)
  const mail = {
    centerId: demo,
    kind: 'application.accepted',
    locale: 'nl',
    facts: { ...facts, organization: '**- <i>De Brug</i>**' },
    messageId: 'y',
  } as const
  const { bodyHtml, bodyText } = renderMail(mail.kind, mail.facts, 'nl', sender, await customTextFor(db, mail, sender))
  expect(bodyText).toContain('Dag Samira,\n\nNeem mee:\n\n- laarzen <b>x</b>\n- **- <i>De Brug</i>**\n\nBel ons (0341123456)')
  expect(bodyHtml).toContain('Dag <strong>Samira</strong>,')
  expect(bodyHtml).toMatch(/<li[^>]*><strong>laarzen<\/strong> &lt;b&gt;x&lt;\/b&gt;<\/li><li[^>]*>\*\*- &lt;i&gt;De Brug&lt;\/i&gt;\*\*<\/li>/)
  const { preview } = (await call('POST', `${path}/preview`, { headers: admin, body: { ...both, example: 'made-up', locale: 'nl' } })).body.meta
  expect(preview.paragraphs).toContainEqual({ type: 'bullets', items: [[{ text: 'laarzen', bold: true }, { text: ' <b>x</b>' }], expect.anything()] })
  const steered = { nl: texts('Welkom', '[Klik](https://voorbeeld.nl/{{voornaam}})'), en: texts('Welcome') }
  expect((await tryOut(steered)).body.errors[0].source.pointer).toBe('/data/attributes/nl/body')
  await call('DELETE', path, { headers: admin })
})

test('a mail names the day, the place and whom to ask for, in the language of its reader; without a day that line is left out', async () => {
  const own = (subject: string, body: string) => ({ subject, preheader: '', body, button: '' })
  const both = {
    nl: own('Tot {{dag}}', 'Dag {{voornaam}},\nje bent welkom.\nKom {{dag}} naar {{plek}}.\n\n- Vraag naar {{contactpersoon}}'),
    en: own('See you {{dag}}', 'Hello {{voornaam}},\nyou are welcome.\nCome on {{dag}} to {{plek}}.\n\n- Ask for {{contactpersoon}}'),
  }
  await tryOut(both)
  expect((await call('PATCH', path, { headers: admin, body: both })).status).toBe(200)
  const rendered = async (locale: 'nl' | 'en', meeting?: object) => {
    const mail = { centerId: demo, kind: 'application.accepted', locale, facts: { ...facts, meeting }, messageId: 'z' }
    return renderMail(mail.kind, mail.facts, locale, sender, await customTextFor(db, mail, sender))
  }
  const meeting = { startsAt: '2026-12-02T09:00:00.000Z', place: 'Markt 3', contact: ['Marijke Bos'], file: '/calendar/x.ics' }
  const dutch = await rendered('nl', meeting)
  expect(dutch.subject).toMatch(/^Tot woensdag 2 december.*10[.:]00/)
  expect(dutch.bodyText).toMatch(/Kom woensdag 2 december.* naar Markt 3\.\n\n- Vraag naar Marijke Bos/)
  expect((await rendered('en', meeting)).bodyText).toMatch(/Come on Wednesday,? 2 December.* to Markt 3/)
  const without = await rendered('nl')
  expect(without.subject).toMatch(/^Je mag meedoen bij /)
  expect(without.bodyText).toContain('Dag Samira,\nje bent welkom.\n\n')
  expect(without.bodyText).not.toMatch(/Kom |Vraag naar/)
  const template = (await call('GET', path, { headers: admin })).body.meta.template
  expect(template.variables.map(({ name }: any) => name)).toEqual([
    'voornaam',
    'vacature',
    'organisatie',
    'dag',
    'plek',
    'contactpersoon',
    'centrum',
    'telefoon',
  ])
  await call('DELETE', path, { headers: admin })
})

test('the preview names the contact person of today, and their telephone number', async () => {
  const preview = async () => {
    const body = { ...words, nl: { ...words.nl, body: 'Vraag naar {{contactpersoon}}, of bel {{telefoon}}.' }, locale: 'nl', example: 'made-up' }
    const made = (await call('POST', `${path}/preview`, { headers: admin, body })).body.meta.preview
    return [made.text, JSON.stringify(made.paragraphs)] as string[]
  }
  const settle = async (contactName: string | null, contactPhone: string | null) =>
    await call('PATCH', '/api/v1/settings/current', {
      headers: admin,
      body: { data: { type: 'volunteer_center_profiles', attributes: { contactName, contactPhone } } },
    })
  expect((await settle('Fenna Wolters', '0314 65 43 21')).status).toBe(200)
  const [text, paragraphs] = await preview()
  expect(text).toContain('Vraag naar Fenna Wolters, of bel 0314 65 43 21.')
  expect(paragraphs).toContain('0314 65 43 21')
  const { variables } = (await call('GET', path, { headers: admin })).body.meta.template
  expect(variables.find(({ name }: { name: string }) => name === 'telefoon')).toMatchObject({ word: 'Telefoon', sample: '0314 65 43 21' })
  await settle(null, null)
  expect((await preview())[0]).not.toContain('Fenna')
})
