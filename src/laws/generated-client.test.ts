import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient } from '@hey-api/openapi-ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

// Law: a client generated from our OpenAPI document by an external tool compiles, and works against the real server.
const { app, get } = await startTestApp()
const root = join(import.meta.dirname, '../..')
const folder = await mkdtemp(join(tmpdir(), 'generated-client-'))
afterAll(async () => await rm(folder, { recursive: true, force: true }))

let client: any
let sdk: any
beforeAll(async () => {
  const { text } = await get('/openapi.json')
  await writeFile(join(folder, 'openapi.json'), text)
  await createClient({ input: join(folder, 'openapi.json'), output: join(folder, 'client'), logs: { level: 'silent' } })
  const origin = (await app.listen({ port: 0, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost')
  ;({ client } = await import(pathToFileURL(join(folder, 'client/client.gen.ts')).href))
  sdk = await import(pathToFileURL(join(folder, 'client/sdk.gen.ts')).href)
  client.setConfig({ baseUrl: origin, headers: { 'X-Tenant': 'demo' } })
}, 60_000)

/** Written as by somebody who knows only the generated client. */
const usage = `
import { applyFor, found, people, signedIn } from './results.js'
import { createApplication, createUser, getVacancy, listVacancies, searchVacancies, signIn, updateCurrentUser } from './client/sdk.gen.js'

export async function use() {
  const list = await listVacancies({ query: { include: ['organization'], filter: { with_theme: 'nature', open: true }, page: { size: 5 }, sort: ['-published_at'] } })
  found(list.data?.data.map(({ id, attributes }) => ({ id, title: attributes.title })))
  const { data: one } = await getVacancy({ path: { id: 'x' } })
  const status: 'draft' | 'pending' | 'denied' | 'published' | 'paused' | 'filled' | 'closed' | 'archived' | undefined = one?.data.attributes.status
  await searchVacancies({ query: { 'filter[search]': status } })
  const { data, error, response } = await signIn({ body: { email: 'lid@demo.example', password: 'x' } })
  signedIn(data?.data.email, error?.code, response?.headers.get('access-token'))
  applyFor(
    await createApplication({
      body: { data: { type: 'applications', attributes: { motivation: 'Ik help graag', consentShare: true }, relationships: { vacancy: { data: { type: 'vacancies', id: 'x' } } } } },
    }),
  )
  await updateCurrentUser({ body: { data: { type: 'users', attributes: { firstName: 'Ann' } } } })
  people(await createUser({ body: { data: { type: 'user', attributes: { email: 'a@b.example', firstName: 'A', lastName: 'B' } } } }))
  // @ts-expect-error who signs in has a password
  await signIn({ body: { email: 'lid@demo.example' } })
  // @ts-expect-error an account has a mail address
  await createUser({ body: { data: { type: 'users', attributes: { firstName: 'A', lastName: 'B' } } } })
  // @ts-expect-error whoever applies says that the organization may see it
  await createApplication({ body: { data: { type: 'applications', attributes: {}, relationships: { vacancy: { data: { type: 'vacancies', id: 'x' } } } } } })
  // @ts-expect-error there is no such relation to include
  await listVacancies({ query: { include: ['password'] } })
}
`
const results = `
export declare function found(things: { id: string; title?: string }[] | undefined): void
export declare function signedIn(email: string | undefined, code: string | undefined, token: string | null | undefined): void
export declare function applyFor(answer: unknown): void
export declare function people(answer: unknown): void
`

test('the client compiles, and so does what is written with it', { timeout: 120_000 }, async () => {
  await writeFile(join(folder, 'use.ts'), usage)
  await writeFile(join(folder, 'results.d.ts'), results)
  const options = {
    strict: true,
    noEmit: true,
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    module: 'nodenext',
    moduleResolution: 'nodenext',
    skipLibCheck: true,
    types: [],
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['client', 'use.ts'] }))
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  const tsc = join(root, 'node_modules/typescript-7/bin/tsc')
  const said = await promisify(execFile)(process.execPath, [tsc, '--project', folder]).then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  )
  expect(said).toBe('')
})

test('a visitor lists, narrows and reads vacancies with it', async () => {
  const { data } = await sdk.listVacancies({
    query: { include: ['organization'], filter: { with_theme: 'nature', open: true }, page: { size: 5 }, sort: ['-published_at', 'title'] },
  })
  expect(data.data.map((one: any) => one.id)).toEqual([id.gardening('demo')])
  expect(data.included.map((one: any) => one.type)).toEqual(['organizations'])
  const one = await sdk.getVacancy({ path: { id: id.reading('demo') }, query: { fields: { vacancies: 'title' } } })
  expect(one.data.data.attributes).toEqual({ title: 'Voorlezen aan kleuters' })
  const { error, response } = await sdk.getVacancy({ path: { id: id.draft('demo') } })
  expect([response.status, error.errors[0].code]).toEqual([404, 'not_found'])
})

test('somebody signs in, reads themselves, changes their name, applies, and signs out with it', async () => {
  const wrong = await sdk.signIn({ body: { email: 'vrijwilliger@demo.example', password: 'niet goed' } })
  expect([wrong.response.status, wrong.error]).toMatchObject([401, { success: false, code: 'bad_credentials' }])

  const { data, response } = await sdk.signIn({ body: { email: 'vrijwilliger@demo.example', password: 'samen-voor-de-buurt' } })
  expect(data.data.email).toBe('vrijwilliger@demo.example')
  const headers = Object.fromEntries(['access-token', 'client', 'uid'].map((name) => [name, response.headers.get(name)]))

  expect((await sdk.getCurrentUser({ headers, query: { include: 'roles' } })).data.included.map((one: any) => one.attributes.name)).toEqual(['volunteer'])
  const changed = await sdk.updateCurrentUser({ headers, body: { data: { type: 'users', attributes: { firstName: 'Fatiha' } } } })
  expect(changed.data.data.attributes.firstName).toBe('Fatiha')

  const applied = await sdk.createApplication({
    headers,
    body: {
      data: {
        type: 'applications',
        attributes: { motivation: 'Ik help graag in de tuin', consentShare: true },
        relationships: { vacancy: { data: { type: 'vacancies', id: id.gardening('demo') } } },
      },
    },
  })
  expect([applied.response.status, applied.data?.data.attributes.status]).toEqual([201, 'new'])
  const withdrawn = await sdk.withdrawApplication({
    headers,
    path: { id: applied.data.data.id },
    body: { data: { type: 'applications', id: applied.data.data.id, attributes: { withdrawReason: 'other' } } },
  })
  expect(withdrawn.response.status, JSON.stringify(withdrawn.error)).toBe(200)
  expect((await sdk.signOut({ headers })).data).toEqual({ success: true })
})
