import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import type { CenterForm } from '#features/center-forms/model/center-form.ts'
import type { FormDesign, FormField } from '#features/center-forms/model/form-design.ts'
import { applyRetention } from '#features/users/privacy/server/retention.ts'
import { forgetAnswers } from './jobs.ts'

const app = await startTestApp()
const { as, call, db } = app
const demo = id.center('demo')
const [samira, fatima, wim, nel, volunteer] = await Promise.all(
  ['redacteur', 'centerbeheerder', 'coordinator', 'beheerder', 'vrijwilliger'].map(async (name) => await as(`${name}@demo.example`)),
)
const elsewhere = await as('redacteur@oldebroek.example', 'oldebroek.localhost')
const path = '/api/v1/center_forms'

const words = (nl: string) => ({ nl, en: '' })
const field = (key: string, type: FormField['type'], more: Partial<FormField> = {}): FormField => ({
  key,
  type,
  label: words(`Vraag ${key}`),
  help: words(''),
  required: true,
  options: [],
  when: null,
  ...more,
})
const lunch = field('f1', 'one', {
  options: [
    { key: 'o1', label: words('Ja') },
    { key: 'o2', label: words('Nee') },
  ],
})
const design: FormDesign = {
  title: words('Buurtlunch'),
  intro: words(''),
  thanks: words('Tot dan'),
  steps: [
    { key: 's1', title: words('Eten'), fields: [lunch, field('f2', 'text', { when: { field: 'f1', is: 'o1' } })] },
    { key: 's2', title: words('Jij'), fields: [field('f3', 'email')] },
  ],
}

const inDemo = async <Row>(query: ReturnType<typeof sql<Row>>) => (await db.inCenter(demo, async (tx) => await query.execute(tx))).rows
const make = async (more: object = {}): Promise<CenterForm> => {
  const made = (await call('POST', path, { headers: samira, body: { title: 'Buurtlunch' } })).body.meta.form as CenterForm
  const answer = await call('PATCH', `${path}/${made.id}`, { headers: samira, body: { version: made.version, design, status: 'open', ...more } })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.meta.form as CenterForm
}
const token = 'een-token-van-deze-browser'
const fill = async (slug: string, act: string, given: object, draft = token) =>
  await call('POST', `/api/v1/forms/${slug}`, { headers: { 'draft-token': draft }, body: { act, words: given } })
const look = async (slug: string, draft = token) => await call('GET', `/api/v1/forms/${slug}`, { headers: { 'draft-token': draft } })
type Sent = { id: string; attributes: { answers: { key: string }[]; sentAt: string } }
const answersOf = async (formId: string, ask = ''): Promise<Sent[]> =>
  (await call('GET', `/api/v1/form_answers?filter[form_id_eq]=${formId}${ask}`, { headers: wim })).body.data
const right = { f1: ['o1'], f2: ['Geen noten'], f3: ['bas@voorbeeld.example'] }

beforeEach(async () => {
  await inDemo(sql`delete from center_forms`)
})

test('an editor makes a form, opens it, and a visitor fills it in page by page and sends it once', async () => {
  const { id: formId, slug } = await make()
  expect(slug).toBe('buurtlunch')
  expect((await look(slug)).body.meta.form).toMatchObject({ purpose: 'center.form', state: 'open', words: {} })
  await fill(slug, 'keep', { f1: ['o1'] })
  await fill(slug, 'keep', { f2: ['Geen noten'], nobody: ['asked'] })
  expect((await look(slug)).body.meta.form.words).toEqual({ f1: ['o1'], f2: ['Geen noten'] })
  expect((await look(slug, 'een-andere-browser-dan-die')).body.meta.form.words).toEqual({})
  const [one, two] = await Promise.all([fill(slug, 'send', right), fill(slug, 'send', right)])
  expect([one.body.meta.form.state, two.body.meta.form.state]).toEqual(['sent', 'sent'])
  const given = (await call('GET', `/api/v1/form_answers?filter[form_id_eq]=${formId}`, { headers: wim })).body
  const { tally } = (await call('GET', `${path}/${formId}/tally`, { headers: wim })).body.meta
  expect(given.meta.total).toBe(1)
  expect(given.data[0].attributes.answers).toEqual([
    { key: 'f1', question: 'Vraag f1', value: 'o1', text: 'Ja' },
    { key: 'f2', question: 'Vraag f2', value: 'Geen noten', text: 'Geen noten' },
    { key: 'f3', question: 'Vraag f3', value: 'bas@voorbeeld.example', text: 'bas@voorbeeld.example' },
  ])
  expect(tally).toEqual([{ key: 'f1', counts: { o1: 1 } }])
  expect(await inDemo(sql<{ words: object }>`select words from form_drafts where sent_at is not null`)).toEqual([{ words: {} }])
})

test('a question of yes or no can be answered no, which is kept, counted and decides what is asked; a tick is a tick', async () => {
  const steps = [
    {
      key: 's1',
      title: words('Rijden'),
      fields: [
        field('f1', 'yes'),
        field('f2', 'text', { when: { field: 'f1', is: 'no' } }),
        field('f3', 'text', { when: { field: 'f1', is: 'yes' } }),
        field('f4', 'agree'),
      ],
    },
  ]
  const { id: formId, slug } = await make({ design: { ...design, steps } })
  const refused = async (given: object) => (await fill(slug, 'send', given)).body.errors.map(({ meta }: { meta: { attribute: string } }) => meta.attribute)
  expect(await refused({ f4: ['yes'] })).toEqual(['q-f1'])
  expect(await refused({ f1: ['no'], f4: ['yes'] })).toEqual(['q-f2'])
  expect(await refused({ f1: ['yes'], f3: ['Een bus'] })).toEqual(['q-f4'])
  expect((await fill(slug, 'send', { f1: ['no'], f2: ['Geen rijbewijs'], f4: ['yes'] })).status).toBe(200)
  const [given] = await answersOf(formId)
  expect(given!.attributes.answers).toMatchObject([
    { key: 'f1', value: 'no', text: 'Nee' },
    { key: 'f2', value: 'Geen rijbewijs' },
    { key: 'f4', value: 'yes', text: 'Ja' },
  ])
  expect((await call('GET', `${path}/${formId}/tally`, { headers: wim })).body.meta.tally).toEqual([
    { key: 'f1', counts: { no: 1 } },
    { key: 'f4', counts: { yes: 1 } },
  ])
})

test('a condition is judged here: what was not asked is not needed, and not kept', async () => {
  const { id: formId, slug } = await make()
  expect((await fill(slug, 'send', { f1: ['o1'], f3: ['bas@voorbeeld.example'] })).status).toBe(422)
  expect((await fill(slug, 'send', { f1: ['o2'], f2: ['Toch'], f3: ['bas@voorbeeld.example'] })).status).toBe(200)
  const [given] = await answersOf(formId)
  expect(given!.attributes.answers.map(({ key }: { key: string }) => key)).toEqual(['f1', 'f3'])
})

test.each([
  ['a choice that is not there', { ...right, f1: ['o9'] }, 'q-f1'],
  ['no email address', { ...right, f3: ['bas'] }, 'q-f3'],
  ['nothing where something is needed', { ...right, f2: ['  '] }, 'q-f2'],
])('%s is refused at its question', async (_what, given, at) => {
  const { slug } = await make()
  const answer = await fill(slug, 'send', given)
  expect(answer.status).toBe(422)
  expect(answer.body.errors.map(({ meta }: { meta: { attribute: string } }) => meta.attribute)).toContain(at)
  expect(await inDemo(sql`select from form_answers`)).toEqual([])
})

test('a draft is not there, a form whose day is over is closed, and neither takes an answer', async () => {
  const { id: formId, slug } = await make({ status: 'draft' })
  expect((await look(slug)).status).toBe(404)
  await call('PATCH', `${path}/${formId}`, { headers: samira, body: { status: 'open', closes_on: '2099-01-01' } })
  await inDemo(sql`update center_forms set closes_on = '2020-01-01' where id = ${formId}`)
  expect((await look(slug)).body.meta.form).toMatchObject({ state: 'closed', design: { steps: [] } })
  expect((await fill(slug, 'send', right)).body.meta.form.state).toBe('closed')
  expect(await inDemo(sql`select from form_answers`)).toEqual([])
  expect((await call('GET', '/api/v1/forms')).body.meta.forms).toEqual([])
})

test('whoever builds a form is not told that it is online once its day is over, and opens it upon a later day', async () => {
  const { id: formId } = await make()
  const change = async (body: object) => await call('PATCH', `${path}/${formId}`, { headers: samira, body })
  expect((await change({ closes_on: '2020-01-01' })).body.errors[0]).toMatchObject({ code: 'closes_in_past', source: { pointer: '/data/attributes/closesOn' } })
  await inDemo(sql`update center_forms set closes_on = '2020-01-01' where id = ${formId}`)
  expect((await call('GET', `${path}/${formId}`, { headers: samira })).body.meta.form.status).toBe('closed')
  const listed = async (status: string) => (await call('GET', `${path}?filter[status_eq]=${status}`, { headers: samira })).body.data.length
  expect([await listed('open'), await listed('closed')]).toEqual([0, 1])
  expect((await change({ keep_months: 3 })).status).toBe(200)
  expect((await change({ status: 'open' })).body.errors[0].code).toBe('closes_in_past')
  expect((await change({ status: 'open', closes_on: '2099-01-01' })).body.meta.form.status).toBe('open')
})

test('those who run the center read answers, editors and admins build and remove, others see what is open', async () => {
  const { id: formId, slug } = await make()
  await fill(slug, 'send', right)
  const answerId = (await answersOf(formId))[0]!.id
  for (const headers of [nel, volunteer]) {
    expect((await call('GET', `${path}/${formId}`, { headers })).status).toBe(403)
    expect((await call('GET', `${path}/${formId}/tally`, { headers })).status).toBe(403)
    expect((await call('GET', `/api/v1/form_answers/${answerId}`, { headers })).status).toBe(403)
    expect((await call('GET', path, { headers })).body.data ?? []).toEqual([])
    expect((await call('GET', '/api/v1/form_answers', { headers })).body.data ?? []).toEqual([])
    expect((await call('GET', '/api/v1/forms', { headers })).body.meta.forms).toEqual([{ slug, title: words('Buurtlunch'), closesOn: null }])
  }
  expect((await call('PATCH', `${path}/${formId}`, { headers: wim, body: { status: 'closed' } })).status).toBe(403)
  expect((await call('DELETE', `/api/v1/form_answers/${answerId}`, { headers: wim })).status).toBe(403)
  expect((await call('DELETE', `/api/v1/form_answers/${answerId}`, { headers: samira })).status).toBe(204)
  expect((await call('DELETE', `${path}/${formId}`, { headers: fatima })).status).toBe(204)
  const deeds = await inDemo(sql<{ action: string }>`select action from audit_events where subject_id in (${answerId}, ${formId}) order by at`)
  expect(deeds.map(({ action }) => action)).toEqual(['center_form.created', 'center_form.opened', 'form_answer.removed', 'center_form.removed'])
})

test('in another town there is no such form and no such answer', async () => {
  const { id: formId, slug } = await make()
  await fill(slug, 'send', right)
  const answerId = (await answersOf(formId))[0]!.id
  const there = { headers: elsewhere, host: 'oldebroek.localhost' }
  expect((await call('GET', `${path}/${formId}`, there)).status).toBe(404)
  expect((await call('PATCH', `${path}/${formId}`, { ...there, body: { status: 'closed' } })).status).toBe(404)
  expect((await call('GET', `${path}/${formId}/tally`, there)).status).toBe(404)
  expect((await call('GET', `/api/v1/form_answers/${answerId}`, there)).status).toBe(404)
  expect((await call('GET', `${path}/${formId}/file`, there)).status).toBe(404)
  expect((await call('DELETE', `/api/v1/form_answers/${answerId}`, there)).status).toBe(404)
  expect((await call('GET', `/api/v1/forms/${slug}`, { host: 'oldebroek.localhost' })).status).toBe(404)
})

test('two hundred questions, a condition that looks ahead, or a stranger among the receivers are refused', async () => {
  const { id: formId, version } = await make()
  const change = async (body: object) => await call('PATCH', `${path}/${formId}`, { headers: samira, body: { version, ...body } })
  const long = { ...design, steps: [{ ...design.steps[0]!, fields: Array.from({ length: 200 }, (_, n) => field(`f${n}`, 'text')) }] }
  const refused = await change({ design: long })
  expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'form_too_large'])
  const ahead = { ...design, steps: [{ ...design.steps[0]!, fields: [field('f8', 'text', { when: { field: 'f1', is: 'o1' } }), lunch] }] }
  expect((await change({ design: ahead })).body.errors[0].code).toBe('condition_of_nothing')
  for (const nonsense of [null, [], 'x', { steps: [[[]]] }, { steps: [{ fields: [{ options: 5, when: 'x' }] }] }])
    expect((await change({ design: nonsense })).status).toBe(422)
  expect((await change({ mail_to: [id.person('demo', 'vrijwilliger')] })).body.errors[0].code).toBe('not_staff')
  expect((await change({ status: 'closed' })).status).toBe(200)
  expect((await change({ status: 'open' })).body.errors[0].code).toBe('form_changed')
})

test('an answer is mailed to chosen colleagues without what it says', async () => {
  const { slug } = await make({ mail_to: [id.person('demo', 'coordinator')] })
  await fill(slug, 'send', right)
  const mails = await inDemo(sql<{ address: string; facts: object }>`select address, facts from outbox where kind = 'form.answered'`)
  expect(mails).toEqual([{ address: 'coordinator@demo.example', facts: expect.objectContaining({ title: words('Buurtlunch') }) }])
  expect(JSON.stringify(mails)).not.toContain('noten')
})

test('the list of forms goes along as a file: those that it shows, for who may see it', async () => {
  await make({ design: { ...design, title: words('=Bingo') } })
  const lines = async (ask = '') => (await call('GET', `${path}/file${ask}`, { headers: wim })).text.trim().split('\n')
  const all = await lines()
  expect(all[0]).toContain('"Formulier";"Engels";"Status";"Adres";"Sluit op";"Antwoorden";"Aangepast"')
  expect(await lines('?search=bingo')).toEqual([all[0], expect.stringContaining(`"'=Bingo"`)])
  expect([await lines('?search=bingo&status_eq=open'), await lines('?search=bingo&status_eq=draft')].map(({ length }) => length).toSorted()).toEqual([1, 2])
  expect((await call('GET', `${path}/file`, { headers: volunteer })).status).toBe(403)
  expect((await call('GET', `${path}/file`, { headers: elsewhere, host: 'oldebroek.localhost' })).text).not.toContain('Bingo')
})

test('the file has a column for each question, and no formula', async () => {
  const { id: formId, slug } = await make()
  await fill(slug, 'send', { ...right, f2: ['=1+1'] })
  const file = await call('GET', `${path}/${formId}/file`, { headers: wim })
  expect(file.text).toContain('"Verstuurd";"Vraag f1";"Vraag f2";"Vraag f3"')
  expect(file.text).toContain(`"Ja";"'=1+1";"bas@voorbeeld.example"`)
})

test('answers go when the months of their form are over', async () => {
  const { slug } = await make({ keep_months: 2 })
  await fill(slug, 'send', right)
  await forgetAnswers(db, demo, new Date(Date.now() + 55 * 86_400_000))
  expect(await inDemo(sql`select from form_answers`)).toHaveLength(1)
  await forgetAnswers(db, demo, new Date(Date.now() + 70 * 86_400_000))
  expect(await inDemo(sql`select from form_answers`)).toEqual([])
})

test('what somebody has begun to fill in is forgotten after a week', async () => {
  const { slug } = await make()
  await fill(slug, 'keep', { f1: ['o1'] })
  await applyRetention(db, new Date(Date.now() + 6 * 86_400_000))
  expect(await inDemo(sql`select from form_drafts`)).toHaveLength(1)
  await applyRetention(db, new Date(Date.now() + 8 * 86_400_000))
  expect(await inDemo(sql`select from form_drafts`)).toEqual([])
})

test('the forms of a center are a list: by name, by how they stand, with how often each was answered', async () => {
  const { slug } = await make()
  await fill(slug, 'send', right)
  await call('POST', path, { headers: samira, body: { title: 'Enquête' } })
  const list = async (ask: string) =>
    (await call('GET', `${path}?${ask}`, { headers: wim })).body.data.map(({ attributes }: { attributes: Record<string, unknown> }) => [
      attributes['titleNl'],
      attributes['status'],
      attributes['answers'],
    ])
  expect(await list('sort=-answers')).toEqual([
    ['Buurtlunch', 'open', 1],
    ['Enquête', 'draft', 0],
  ])
  expect(await list('filter[search]=enquete')).toEqual([['Enquête', 'draft', 0]])
  expect(await list('filter[status_eq]=open')).toEqual([['Buurtlunch', 'open', 1]])
})

test('answers are found by what was written and by when; the file has those that are shown', async () => {
  const { id: formId, slug } = await make()
  await fill(slug, 'send', right)
  await fill(slug, 'send', { ...right, f2: ['Alles behalve spruitjes'] }, 'een-andere-browser-dan-die')
  await inDemo(sql`update form_answers set sent_at = now() - interval '20 days' where answers::text like '%noten%'`)
  const texts = async (ask: string) => (await answersOf(formId, ask)).length
  expect([await texts('&filter[search]=SPRUIT'), await texts('&filter[search]=kaas'), await texts('&filter[search]=o1')]).toEqual([1, 0, 0])
  expect([await texts('&filter[sent_within]=week'), await texts('&filter[sent_within]=month')]).toEqual([1, 2])
  const file = async (ask: string) => (await call('GET', `${path}/${formId}/file${ask}`, { headers: wim })).text.trim().split('\n').length - 1
  expect([await file(''), await file('?search=spruit'), await file('?sent_within=week'), await file('?search=100%25')]).toEqual([2, 1, 1, 0])
})

test('the address of a form is made of its title in whole words, and numbered where another has it', async () => {
  const slugs = async (title: string) => (await call('POST', path, { headers: samira, body: { title } })).body.meta.form.slug as string
  expect(await slugs('Één straat, zestig buren!')).toBe('een-straat-zestig-buren')
  expect(await slugs('Één straat, zestig buren?')).toBe('een-straat-zestig-buren-2')
  expect(await slugs('Wie van de vrijwilligers van de buurtkamer komt er op de jaarlijkse dag?')).toBe(
    'wie-van-de-vrijwilligers-van-de-buurtkamer-komt-er-op-de',
  )
  expect([await slugs('!'), await slugs('Mails over eten')]).toEqual(['formulier', 'over-eten'])
})

test('the words of a form are changed without its questions, and upon the version that somebody saw', async () => {
  const { id: formId, version } = await make()
  const change = async (body: object, seen = version) => await call('PATCH', `${path}/${formId}`, { headers: { ...samira!, 'if-match': `"v${seen}"` }, body })
  const { form } = (await change({ title: { en: 'Lunch together' }, thanks: { nl: 'Fijn' } })).body.meta as { form: CenterForm }
  expect(form.design).toMatchObject({ title: { nl: 'Buurtlunch', en: 'Lunch together' }, thanks: { nl: 'Fijn', en: '' }, steps: design.steps })
  expect((await change({ intro: { nl: 'Te laat' } })).status).toBe(412)
  for (const title of [null, 'x', ['x'], { nl: '' }, { nl: 1 }]) expect([title, (await change({ title }, form.version)).status < 500]).toEqual([title, true])
})
