import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { readJsonText } from '#kernel/jsonapi/registry/server/read-json.ts'
import { buildApp } from '#src/server/app.ts'
import { pages } from '#src/app/pages.ts'
import { extremeForms, fileAddresses, headersOf, largestForm, plainFile, sendForm } from '#src/testing/extreme-forms.ts'
import { password, twoTowns } from '#src/testing/two-towns.ts'

const { config, ...db } = await freshDatabase(twoTowns)
/** Milliseconds within which plain bodies and slowly sent files must arrive: as in production, but shorter. */
const bodyTimes = { wordsWithin: 1000, fileGrace: 1500 }
const app = await buildApp({ config: { ...config, rateLimits: false, logLevel: 'silent' }, db, bodyTimes })
afterAll(async () => await app.close())
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo

const host = 'demo.localhost'
type Session = Record<string, string>
async function signedIn(email: string): Promise<Session> {
  const { headers } = await app.inject({ method: 'POST', url: '/auth/sign_in', headers: { host }, payload: { email, password } })
  return Object.fromEntries(['access-token', 'client', 'uid'].map((name) => [name, String(headers[name])]))
}
const people = {
  'made-up credentials': { 'access-token': 'a', client: 'b', uid: 'c' },
  'credentials of a volunteer': await signedIn('vrijwilliger@demo.example'),
  'credentials of the center': await signedIn('centerbeheerder@demo.example'),
}

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Address = { method: Method; url: string; takesFile: boolean }
/** An id that does not exist, so that nothing is changed: only the body matters. */
const nowhere = '01930009-0000-7000-8000-000000000999'
const ofRoutes = app.routeList
  .filter(({ method, url }) => method !== 'GET' && !url.includes('*') && !(method === 'DELETE' && !url.includes(':')))
  .map(({ method, url, config: { takesFile = false } = {} }): Address => ({ method: method as Method, url: url.replaceAll(/:\w+/g, nowhere), takesFile }))
const ofPages = pages.flatMap(({ path, takesFile }): Address[] => {
  const url = `/${path.replaceAll(/:\w+\?/g, '').replaceAll(/:\w+/g, nowhere)}`
  return [url, `${url}.data`].map((one) => ({ method: 'POST', url: one, takesFile: takesFile !== undefined }))
})
const ofDoor = ofRoutes.filter(({ url, takesFile }) => takesFile && url.startsWith('/api/')).map((one) => ({ ...one, url: `/door${one.url}` }))
const choices: Address[] = ['cookies', 'favourite', 'language', 'organization', 'theme'].map((name) => ({
  method: 'POST',
  url: `/choices/${name}`,
  takesFile: false,
}))
const addresses = [...ofRoutes, ...ofDoor, ...ofPages, ...choices]

async function send({ method, url }: Address, session: Session, type: string, body: Buffer): Promise<void> {
  const status = await sendForm(app, { method, url, host, session, type, body })
  if (status >= 500) throw new Error(`${method} ${url} answered ${status}`)
}

/** Milliseconds of processor time, which is independent of other work on the machine. */
async function costOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Below this the request itself costs more than its body. */
const floor = 10

const words = JSON.stringify({ data: { attributes: Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`name_${at}`, 'some words '.repeat(900)])) } })
/** Milliseconds that a megabyte of JSON costs, which anybody may send: the best of five. */
let ofWords = Infinity
for (let round = 0; round < 5; round++) ofWords = Math.min(ofWords, (await costOf(async () => readJsonText(words))) / (words.length / 1e6))

/** A form may cost three times as much as JSON of the same size, or as a plain form of its size at the same address. Expensive ones are measured again. */
async function dearer(name: string, megabytes: number, form: () => Promise<unknown>, plain: () => Promise<unknown>): Promise<string[]> {
  const usual = ofWords * megabytes
  let [dear, plainly] = [Infinity, Infinity]
  for (let round = 1; round <= 5; round++) {
    dear = Math.min(dear, await costOf(form))
    if (dear <= 3 * usual + 2 * floor) return []
    plainly = Math.min(plainly, await costOf(plain))
    if (dear <= 3 * Math.max(usual, plainly) + 2 * floor) return []
  }
  return [`${name}: ${dear.toFixed(1)} ms, and ${Math.max(usual, plainly).toFixed(1)} ms for a plain one`]
}

test('every address that takes a body is there, and those for files are the ones that are known', () => {
  expect(addresses.length).toBeGreaterThan(200)
  expect(new Set(addresses.filter(({ takesFile }) => takesFile).map(({ method, url }) => `${method} ${url.replace(nowhere, ':id')}`))).toEqual(
    new Set([
      'POST /api/v1/conversations/:id/attachments',
      'POST /api/v1/uploads',
      'POST /api/v1/files',
      'PUT /api/v1/files/:id/replace',
      'POST /api/v1/places/table',
      'POST /door/api/v1/conversations/:id/attachments',
      'POST /door/api/v1/uploads',
      'POST /door/api/v1/files',
      'PUT /door/api/v1/files/:id/replace',
      'POST /door/api/v1/places/table',
      'POST /test/answers/drafts/:id/file',
      ...['applications/:id', 'content/file-upload', 'conversations', 'support', 'test/step-form', 'volunteerly/places'].flatMap((path) => [
        `POST /${path}`,
        `POST /${path}.data`,
      ]),
    ]),
  )
})

const nearlyAMegabyte = 1_000_000
// Volunteers and staff only differ at addresses that take files.
test.each(Object.entries(people).filter(([who]) => !who.endsWith('volunteer')))(
  'no address is held by a form of parts without names, with %s',
  { timeout: 300_000 },
  async (_who, session) => {
    const [form, plain] = [extremeForms[0]!, plainFile].map(({ type, body }): [string, Buffer] => [type, body(nearlyAMegabyte)]) as [
      [string, Buffer],
      [string, Buffer],
    ]
    const faults: string[] = []
    for (const address of addresses) {
      const at = (one: [string, Buffer]) => async () => await send(address, session, ...one)
      faults.push(...(await dearer(`${address.method} ${address.url}`, 1, at(form), at(plain))))
    }
    expect(faults).toEqual([])
  },
)

const ofFiles = fileAddresses.map((url): Address => ({ method: 'POST', url, takesFile: true }))
const times = (count: number, work: () => Promise<unknown>) => async () => await Promise.all(Array.from({ length: count }, work))

test.each(Object.entries(people))(
  'no form of the largest size costs more than a file, alone and twelve at once, with %s',
  { timeout: 300_000 },
  async (_who, session) => {
    const faults: string[] = []
    const plain = plainFile.body(largestForm)
    for (const { name, type, body } of extremeForms) {
      const form = body(largestForm)
      for (const address of ofFiles) {
        const sending = (sent: Buffer) => async () => await send(address, session, type, sent).catch(tolerateNoRoom)
        const usual = async () => await send(address, session, plainFile.type, plain).catch(tolerateNoRoom)
        faults.push(...(await dearer(`${address.url}: ${name}`, 13.5, sending(form), usual)))
        if (address === ofFiles[0] || address === ofFiles[2])
          faults.push(...(await dearer(`${address.url}: twelve of ${name}`, 12 * 13.5, times(12, sending(form)), times(12, usual))))
      }
    }
    expect(faults).toEqual([])
  },
)

/** Twelve at once exceed the memory budget, which is answered with 503. */
function tolerateNoRoom(error: Error): void {
  if (!error.message.endsWith('answered 503')) throw error
}

test.each(Object.entries(people))('who sends a form drop by drop is ended, with %s', { timeout: 60_000 }, async (_who, session) => {
  const ends = addresses
    .filter(({ takesFile }) => takesFile)
    .map(async ({ method, url }) => {
      const client = connect(port, '127.0.0.1').on('error', () => {}) // the server closes the connection
      const closed = new Promise((resolve) => client.resume().once('close', resolve))
      const lines = Object.entries({ ...headersOf(host, url, session), 'content-type': plainFile.type, 'content-length': '100000' }).map((line) =>
        line.join(': '),
      )
      client.write(`${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      for (const sign of plainFile.body(5000).subarray(0, 200)) {
        if (client.destroyed) return []
        client.write(Buffer.of(sign))
        await sleep(50)
      }
      client.destroy()
      await closed
      return [`${method} ${url}`]
    })
  expect((await Promise.all(ends)).flat()).toEqual([])
})
