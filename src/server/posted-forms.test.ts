import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { applicationActionsOf } from '#features/applications/server/testing.ts'
import { errorWords } from '#features/uploads/error-words.ts'
import { type Part, formOf, photo } from '#features/uploads/server/testing.ts'
import { startTestApp } from '#src/testing/harness.ts'

const started = await startTestApp({ pages: true })
const { app, as } = started
type Session = Record<string, string>
const [fatima, samira, johan] = (await Promise.all(['vrijwilliger', 'redacteur', 'beheerder'].map(async (name) => await as(`${name}@demo.example`)))) as [
  Session,
  Session,
  Session,
]
const madeUp = { 'access-token': 'a', client: 'b', uid: 'c' }
const megabyte = 1024 * 1024

/** Bytes that were read from the sender. */
let read = 0
function* counted(body: Buffer) {
  for (let at = 0; at < body.length; at += 16 * 1024) {
    read += Math.min(16 * 1024, body.length - at)
    yield body.subarray(at, at + 16 * 1024)
  }
}

const cookieOf = (session: Session) =>
  Object.entries(session)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')

/** Posts as a browser without script does, or a script of ours. */
async function post(path: string, { headers, payload }: { headers: Record<string, string>; payload: Buffer }, session: Session, accept = 'text/html') {
  read = 0
  const answer = await app.inject({
    method: 'POST',
    url: path,
    headers: {
      host: 'demo.localhost',
      accept,
      'sec-fetch-site': 'same-origin',
      cookie: cookieOf(session),
      ...(path.startsWith('/api/') && session),
      'content-length': String(payload.length),
      ...headers,
    },
    payload: Readable.from(counted(payload), { objectMode: false }),
  })
  return { status: answer.statusCode, location: answer.headers.location, text: answer.payload }
}
const attack = { headers: { 'content-type': 'multipart/form-data; boundary=x' }, payload: Buffer.alloc(13.5 * megabyte, '--x\r\n\r\n\r\n') }

test.each([
  ['a page of who is signed in', '/conversations', 302],
  ['its data', '/conversations.data', 202],
  ['a page of staff', '/content/file-upload', 302],
  ['a page for everybody', '/signup', 415],
  ['a choice', '/choices/theme', 415],
  ['a page that is not there', '/nergens/hier', 404],
  ['the API', '/api/v1/uploads', 401],
  ['the door of our pages', '/door/api/v1/uploads', 401],
])('who makes credentials up is not listened to, at %s', async (_what, path, status) => {
  expect((await post(path, attack, madeUp, path.includes('/api/') ? 'application/json' : undefined)).status).toBe(status)
  // What is in the socket's buffers already when nobody reads.
  expect(read).toBeLessThan(megabyte / 2)
})

test('who may not bring a file there is not listened to either', async () => {
  const form = formOf([
    { name: 'file', file: await photo() },
    { name: 'more', value: 'x'.repeat(megabyte) },
  ])
  expect((await post('/content/file-upload', form, fatima)).status).toBe(403)
  expect((await post('/api/v1/files', form, fatima, 'application/json')).status).toBe(403)
  expect(read).toBeLessThan(megabyte / 2)
})

test('a page without a field for a file takes a form of words, however it was sent, and nothing larger', async () => {
  const choice = (more: Part[] = []) => formOf([{ name: 'theme', value: 'dark' }, { name: 'redirect', value: '/partners' }, ...more])
  expect(await post('/choices/theme', choice(), fatima)).toMatchObject({ status: 303, location: '/partners' })
  const words = (count: number): Part[] => Array.from({ length: count }, (_, at) => ({ name: `w${at}`, value: 'x'.repeat(30_000) }))
  expect((await post('/choices/theme', choice(words(8)), fatima)).status).toBe(303)
  const { status, text } = await post('/choices/theme', choice(words(12)), fatima)
  expect([status, text.includes('<h1>Dit is te groot</h1>')]).toEqual([413, true])
  // Refused by its declared size, without waiting for the body.
  expect((await post('/choices/theme', attack, fatima)).status).toBe(413)
  expect(read).toBeLessThan(megabyte / 2)
  expect((await post('/choices/theme', formOf([{ name: 'file', file: await photo() }]), fatima)).status).toBe(303)
})

test('a file that claims to be too large leads to a page that says so, in the language of the site', async () => {
  const payload = Readable.from([])
  const sent = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(4 * 1024 ** 3) }
  const headers = { host: 'demo.localhost', accept: 'text/html', 'accept-language': 'nl', 'sec-fetch-site': 'same-origin', cookie: cookieOf(samira), ...sent }
  const answer = await app.inject({ method: 'POST', url: '/content/file-upload', headers, payload })
  expect([answer.statusCode, answer.headers['connection']]).toEqual([413, 'close'])
  expect(answer.body).toContain('<h1>Dit is te groot</h1>')
})

test('without script words go with their file; one that is too large says so and leaves the words where they were typed', { timeout: 60_000 }, async () => {
  const { apply, say } = applicationActionsOf(started)
  const conversation = (await apply(fatima)).body.data.relationships.conversation.data.id
  await say(johan, conversation, 'Kom dinsdag langs!')
  const path = `/conversations?c=${conversation}`
  const page = await app.inject({ url: path, headers: { host: 'demo.localhost', accept: 'text/html', cookie: cookieOf(fatima) } })
  // Fields arrive in the order of the form, and nothing is read after a refused file.
  const fields = [...page.payload.matchAll(/<(?:textarea|input)[^>]* name="(body|file|conversation)"/g)].map(([, name]) => name)
  expect(fields.slice(fields.indexOf('conversation'))).toEqual(['conversation', 'body', 'file'])

  const message = (file: Buffer) =>
    formOf([
      { name: 'intent', value: 'message' },
      { name: 'conversation', value: conversation },
      { name: 'body', value: 'Hierbij mijn rooster' },
      { name: 'file', file, filename: 'rooster.jpg' },
    ])
  const refused = await post(path, message(Buffer.alloc(11 * megabyte, 1)), fatima)
  expect([refused.status, refused.text.includes(errorWords.file_too_large.nl), refused.text.includes('>Hierbij mijn rooster</textarea>')]).toEqual([
    413,
    true,
    true,
  ])
  expect((await post(path, message(await photo()), fatima)).status).toBe(302)
  const shown = await app.inject({ url: path, headers: { host: 'demo.localhost', accept: 'text/html', cookie: cookieOf(johan) } })
  expect(shown.payload).toContain('Hierbij mijn rooster')
  expect(shown.payload).toContain('rooster.webp')
})

test('a question to the center takes a file without script too, once the center has answered', { timeout: 60_000 }, async () => {
  const { call, get } = started
  const begun = await call('POST', '/api/v1/conversations', { headers: fatima, body: { subject_type: 'support', message: 'Hoe werkt dit?' } })
  const conversation = begun.body.data.id as string
  await applicationActionsOf(started).say(await as('coordinator@demo.example'), conversation, 'Stuur je rooster maar mee!')
  const message = (file: Buffer) =>
    formOf([
      { name: 'intent', value: 'message' },
      { name: 'conversation', value: conversation },
      { name: 'body', value: 'Hierbij' },
      { name: 'file', file, filename: 'rooster.jpg' },
    ])
  const refused = await post('/support', message(Buffer.alloc(11 * megabyte, 1)), fatima)
  expect([refused.status, refused.text.includes(errorWords.file_too_large.nl), refused.text.includes('>Hierbij</textarea>')]).toEqual([413, true, true])
  expect((await post('/support', message(await photo()), fatima)).status).toBe(302)
  const { body } = await get(`/api/v1/conversations/${conversation}/messages`, { headers: fatima })
  expect(body.data.map(({ attributes }: any) => attributes.body).sort()).toEqual(['Hierbij', 'Hoe werkt dit?', 'Stuur je rooster maar mee!'])
})

test('what is no form is told so, with its words, once who sent it was known', async () => {
  const { status, text } = await post('/conversations', attack, fatima)
  expect([status, text.includes('<h1>')]).toEqual([400, true])
  const said = await post('/api/v1/uploads', attack, fatima, 'application/json')
  expect([said.status, said.text.includes(errorWords.invalid_form.nl)]).toEqual([400, true])
})

test('nor is who has asked for too many pages', { timeout: 120_000 }, async () => {
  const strict = await startTestApp({ pages: true, rateLimits: true })
  const session = await strict.as('vrijwilliger@demo.example')
  const headers = { host: 'demo.localhost', accept: 'text/html', 'sec-fetch-site': 'same-origin', cookie: cookieOf(session) }
  const open = async () => (await strict.app.inject({ url: '/profiel/verwijderd', headers })).statusCode
  for (let at = 0; at < 250 && (await open()) !== 429; at++);
  read = 0
  const answer = await strict.app.inject({
    method: 'POST',
    url: '/conversations',
    headers: { ...headers, ...attack.headers, 'content-length': String(attack.payload.length) },
    payload: Readable.from(counted(attack.payload), { objectMode: false }),
  })
  expect(answer.statusCode).toBe(429)
  expect(read).toBeLessThan(megabyte / 2)
})
