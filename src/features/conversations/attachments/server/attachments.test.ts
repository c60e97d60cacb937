import { deflateSync } from 'node:zlib'
import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { applicationActionsOf } from '#features/applications/server/testing.ts'
import { formOf, photo, pngOf, sender } from '#features/uploads/server/testing.ts'
import { sweepAttachments } from './attach.ts'

// Each picture is encoded by a child process, which waits for its turn on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const app = await startTestApp()
const { as, call } = app
const { apply, read, say, run, forgetAll } = applicationActionsOf(app)
const send = sender(app)
const fatima = await as('vrijwilliger@demo.example')
const kees = await as('tweede@demo.example')
const johan = await as('beheerder@demo.example')
const wim = await as('coordinator@demo.example')
const gerda = await as('beheerder@oldebroek.example')

beforeEach(forgetAll)

type Person = Record<string, string>
const pdf = (inside = '') => Buffer.from(`%PDF-1.7\n1 0 obj << /Type /Catalog ${inside} >> endobj\n%%EOF\n`)

async function talk(): Promise<string> {
  const conversation = (await apply(fatima)).body.data.relationships.conversation.data.id
  await say(johan, conversation, 'Kom dinsdag langs!')
  return conversation
}

async function add(person: Person, conversation: string, file: Buffer, filename = 'rooster.pdf', host = 'demo.localhost') {
  const form = formOf([{ name: 'file', file, filename, type: 'application/pdf' }])
  return await send(form, { host, headers: person, path: `/api/v1/conversations/${conversation}/attachments` })
}

const sayWith = async (person: Person, conversation: string, ids: string[], body = '') =>
  await call('POST', `/api/v1/conversations/${conversation}/messages`, { headers: person, body: { body, attachment_ids: ids } })
const fetched = async (person: Person, attachment: string) => await call('GET', `/api/v1/attachments/${attachment}/file`, { headers: person })
const codeOf = ({ status, body }: { status: number; body: any }) => [status, body.errors?.[0].code]

test('Fatima sends a PDF, which Johan can keep and nobody can run', async () => {
  const conversation = await talk()
  const { id: file } = (await add(fatima, conversation, pdf(), 'C:\\mijn map\\CV van ‮Fatima é.exe')).body.data
  expect((await fetched(johan, file)).status).toBe(404)
  expect((await sayWith(fatima, conversation, [file])).body.data.attributes).toMatchObject({
    body: '',
    attachments: [{ id: file, name: 'CV van Fatima é.pdf', kind: 'pdf', bytes: pdf().length }],
  })
  const got = await fetched(johan, file)
  expect([got.status, got.text]).toEqual([200, pdf().toString()])
  expect(got.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="CV van Fatima _.pdf"; filename*=UTF-8''CV%20van%20Fatima%20%C3%A9.pdf`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  expect((await read(johan, 'conversations')).body.data[0].attributes.lastText).toBe('CV van Fatima é.pdf')
  for (const stranger of [kees, wim]) expect((await fetched(stranger, file)).status).toBe(404)
  expect((await fetched({}, file)).status).toBe(401)
})

test('a picture is drawn anew, without the place where it was taken', async () => {
  const conversation = await talk()
  const taken = await photo({ width: 2400, height: 1200 }, (one) => one.jpeg().withExif({ IFD0: { Copyright: 'thuis bij Fatima' } }))
  const { attributes } = (await add(fatima, conversation, taken, 'tuin.jpg')).body.data
  expect(attributes).toMatchObject({ kind: 'picture', name: 'tuin.webp', width: 1600, height: 800 })
  const got = await call('GET', attributes.url, { headers: fatima })
  expect([got.headers['content-type'], got.text.includes('thuis bij')]).toEqual(['image/webp', false])
})

test.each([
  ['a page that says it is a PDF', Buffer.from('<script>alert(1)</script>'), [415, 'unsupported_attachment']],
  ['nothing', Buffer.alloc(0), [422, 'missing_file']],
  ['a picture bomb', pngOf(30_000, 30_000), [413, 'too_many_pixels']],
  ['half a picture', Buffer.from('\x89PNG\r\n\x1a\nnothing more', 'latin1'), [422, 'broken_picture']],
  ['a PDF that runs something', pdf('/OpenAction << /S /JavaScript /JS (app.alert) >>'), [422, 'pdf_with_script']],
  ['a PDF with another file in it', pdf('/Type /EmbeddedFile /Length 3'), [422, 'pdf_with_attachment']],
  [
    'one that hides it',
    Buffer.concat([
      Buffer.from('%PDF-1.7\n1 0 obj << /Type /ObjStm /Filter /FlateDecode >> stream\r\n'),
      deflateSync('<< /S /Launch /F (x) >>'),
      Buffer.from('\nendstream'),
    ]),
    [422, 'pdf_with_script'],
  ],
  ['one that writes it in numbers', pdf('/OpenAction << /S /#4aavaScr#69pt /JS (app.alert) >>'), [422, 'pdf_with_script']],
  ['ten million bytes and one', Buffer.concat([pdf(), Buffer.alloc(10 * 1024 * 1024)]), [413, 'file_too_large']],
])('%s is refused at the field', async (_name, file, refusal) => {
  const answer = await add(fatima, await talk(), file)
  expect([...codeOf(answer), answer.body.errors[0].meta.attribute]).toEqual([...refusal, 'file'])
})

test('a PDF whose names only look like it is taken, and a scan that has three bytes of one by chance', async () => {
  const conversation = await talk()
  expect((await add(fatima, conversation, pdf('/JSpecial 1 /LaunchPad 2'))).status).toBe(201)
  expect((await add(fatima, conversation, pdf('>> stream \u0003/JS \u0005 endstream <<'))).status).toBe(201)
})

test('nobody sends a stranger a file: first somebody has answered; and only where one takes part', async () => {
  const conversation = (await apply(fatima)).body.data.relationships.conversation.data.id
  expect(codeOf(await add(fatima, conversation, pdf()))).toEqual([409, 'attachment_too_early'])
  expect((await add(johan, conversation, pdf())).status).toBe(201)
  for (const stranger of [kees, wim]) expect((await add(stranger, conversation, pdf())).status).toBe(404)
  expect((await add({}, conversation, pdf())).status).toBe(401)
  expect((await add(gerda, conversation, pdf(), 'x.pdf', 'oldebroek.localhost')).status).toBe(404)
  await call('PUT', `/api/v1/conversations/${conversation}/close`, { headers: johan })
  expect(codeOf(await add(johan, conversation, pdf()))).toEqual([409, 'conversation_closed'])
})

test('a file belongs to one message, of who sent it; empty words need one', async () => {
  const conversation = await talk()
  const { id: file } = (await add(fatima, conversation, pdf())).body.data
  expect(codeOf(await sayWith(johan, conversation, [file], 'Van mij'))).toEqual([404, 'attachment_gone'])
  expect(codeOf(await sayWith(fatima, conversation, ['x'], 'Hier'))).toEqual([404, 'attachment_gone'])
  expect((await sayWith(fatima, conversation, [file], 'Hier')).status).toBe(201)
  expect(codeOf(await sayWith(fatima, conversation, [file], 'Nog eens'))).toEqual([404, 'attachment_gone'])
  expect(codeOf(await sayWith(fatima, conversation, []))).toEqual([422, 'blank'])
  expect((await read(johan, `conversations/${conversation}/messages`)).body.data).toHaveLength(3)
})

test('what is taken back is gone with its files, and what was never said goes after a day', async () => {
  const conversation = await talk()
  const { id: said } = (await add(fatima, conversation, pdf())).body.data
  const { id: unsaid } = (await add(fatima, conversation, pdf())).body.data
  const { id: message } = (await sayWith(fatima, conversation, [said])).body.data
  await sweepAttachments(app.db, new Date(Date.now() + 25 * 3600_000))
  expect([(await fetched(fatima, said)).status, (await fetched(fatima, unsaid)).status]).toEqual([200, 404])
  await call('DELETE', `/api/v1/messages/${message}`, { headers: fatima })
  expect((await fetched(fatima, said)).status).toBe(404)
  expect((await run(sql`select 1 from attachments where volunteer_center_id = ${id.center('demo')}`)).length).toBe(0)
})
