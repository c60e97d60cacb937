import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { applyFor } from '#features/applications/server/testing.ts'
import { noteWords } from '#features/applications/notes/note-words.ts'
import { builderWords } from '#features/center-forms/model/builder-words.ts'
import { designLimits, type FormDesign } from '#features/center-forms/model/form-design.ts'
import { undoWords } from '#features/lists/undo-messages.ts'
import { id } from '#src/testing/two-towns.ts'

const { app, as, call, get } = await startTestApp({ pages: true })
const [fatima, johan] = (await Promise.all(['vrijwilliger', 'beheerder'].map(async (name) => await as(`${name}@demo.example`)))) as [Session, Session]
type Session = Record<string, string>

const cookieOf = (session: Session) =>
  Object.entries(session)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')
/** Posts a form as a browser without script does. */
async function post(session: Session, path: string, fields: Record<string, string>) {
  const headers = {
    host: 'demo.localhost',
    accept: 'text/html',
    'sec-fetch-site': 'same-origin',
    'sec-fetch-mode': 'navigate',
    cookie: cookieOf(session),
    'content-type': 'application/x-www-form-urlencoded',
  }
  return await app.inject({ method: 'POST', url: path, headers, payload: new URLSearchParams(fields).toString() })
}
const read = async (session: Session, path: string) =>
  (await app.inject({ url: path, headers: { host: 'demo.localhost', accept: 'text/html', cookie: cookieOf(session) } })).payload

test('without script a step leads back to its page, which says so and takes it back; what is noted is kept', async () => {
  const { body } = await call('POST', '/api/v1/applications', { headers: fatima, body: applyFor(id.gardening('demo')) })
  const path = `/applications/${body.data.id}`
  const statusOf = async () => (await get(`/api/v1${path}`, { headers: johan })).body.data.attributes.status

  const declined = await post(johan, path, { intent: 'decline', reason: 'other', message: 'Nu even niet', status: 'new', name: 'Fatima' })
  expect([declined.statusCode, await statusOf()]).toEqual([302, 'declined'])
  const back = String(declined.headers.location)
  expect(back).toMatch(new RegExp(`^${path}\\?undo=[\\da-f-]{36}$`))
  expect(await read(johan, back)).toContain(undoWords.briefly.nl)
  const undone = await post(johan, path, { intent: 'undo', operation: back.split('=')[1]! })
  expect([undone.statusCode, await statusOf()]).toEqual([302, 'new'])

  const noted = await post(johan, path, { intent: 'note_team', tags: 'dinsdag, Dinsdag, rijbewijs', assignee: id.person('demo', 'lid') })
  expect([noted.statusCode, noted.headers.location]).toEqual([302, path])
  expect(await read(johan, path)).toContain('dinsdag, rijbewijs')
  expect(await read(fatima, path)).not.toContain('rijbewijs')
  expect(await read(fatima, path)).toContain(noteWords.mayCall.nl({ organization: body.data.attributes.organizationName }))
  const wrong = await post(johan, path, { intent: 'note_team', tags: 'een, twee, drie, vier, vijf, zes', assignee: '' })
  expect([wrong.statusCode, wrong.payload.includes('value="een, twee, drie, vier, vijf, zes"')]).toEqual([422, true])
})

test('a form that is full takes no further question, says how many there can be, and keeps what was typed', async () => {
  const samira = await as('redacteur@demo.example')
  const none = { nl: '', en: '' }
  const { form } = (await call('POST', '/api/v1/center_forms', { headers: samira, body: { title: 'Vol' } })).body.meta
  const fields = Array.from({ length: designLimits.fields }, (_, n) => {
    return { key: `f${n + 1}`, type: 'text', label: { nl: `Vraag ${n + 1}`, en: '' }, help: none, required: false, options: [], when: null }
  })
  const path = `/api/v1/center_forms/${form.id}`
  const change = async (many: object[]) => {
    const design = { title: form.design.title, intro: none, thanks: none, steps: [{ key: 's1', title: none, fields: many }] }
    return (await call('PATCH', path, { headers: samira, body: { design, version: form.version } })).status
  }
  expect([await change([...fields, { ...fields[0], key: 'f61' }]), await change(fields)]).toEqual([422, 200])
  for (const [at, intent] of ['copy', 'add'].entries()) {
    const sent = { intent, field: 'f60', step: 's1', type: 'text', 'label.nl': `Net getypt ${at}`, 'label.en': '' }
    const { statusCode, payload } = await post(samira, `/forms?form=${form.id}&stap=1&field=f60`, sent)
    expect([statusCode, payload.includes(builderWords.full.nl({ n: 60 })), payload.includes(`value="Net getypt ${at}"`)]).toEqual([422, true, true])
  }
  const { steps } = (await call('GET', path, { headers: samira })).body.meta.form.design as FormDesign
  expect([steps[0]!.fields.length, steps[0]!.fields[59]!.label.nl]).toEqual([60, 'Net getypt 1'])
})
