import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { scratchFolder } from '#kernel/testing/server/cluster.ts'
import { startMailSink } from '#kernel/testing/server/mail-sink.ts'
import { Product } from './product.ts'

const folder = scratchFolder()
const sink = await startMailSink()
const product = await Product.in(folder, sink.url)
afterAll(async () => {
  await product.stop().catch(() => {}) // it may be dead already
  await sink.close()
  rmSync(folder, { recursive: true, force: true })
})

const people = 20_000
let session: Record<string, string> = {}
const ask = async (method: string, path: string, body?: unknown) => await product.call(method, `/api/v1/${path}`, session, body)

test('a list of 20,000 people whose process is killed in the middle leaves nothing or all', { timeout: 400_000 }, async () => {
  await product.start()
  const signedIn = await product.call('POST', '/auth/sign_in', {}, { email: 'centerbeheerder@demo.example', password: 'samen-voor-de-buurt' })
  session = Object.fromEntries(['access-token', 'client', 'uid'].map((name) => [name, signedIn!.headers.get(name)!]))
  const made = await ask('POST', 'imports', { kind: 'users', file_name: 'mensen.csv' })
  const id: string = made!.body.data.id
  const file = Buffer.from(
    `Voornaam;Achternaam;E-mail\n${Array.from({ length: people }, (_, at) => `Persoon;Nummer ${at};p${at}@grote-lijst.example`).join('\n')}`,
  )
  for (let part = 0; part * 524_288 < file.length; part += 1) await putPart(id, part, file.subarray(part * 524_288, (part + 1) * 524_288))
  await ask('PUT', `imports/${id}/read`)
  expect(await until(id, ({ status }) => status === 'ready')).toMatchObject({ rowCount: people })
  await ask('PATCH', `imports/${id}`, { invite: false })
  await ask('PUT', `imports/${id}/apply`)
  const killedAt = await until(id, ({ status, progress }) => status === 'done' || progress > 0, { pause: 0 })
  expect(killedAt.status).toBe('applying')
  await product.killApp()
  const seen = [await count()]
  await product.start()
  await until(id, ({ status }) => status === 'done', { meanwhile: async () => void seen.push(await count()) })
  expect(seen.filter((n) => n !== 0 && n !== people)).toEqual([])
  expect(await count()).toBe(people)

  await ask('PUT', `imports/${id}/undo`)
  await until(id, ({ status }) => status === 'undone')
  expect(await count()).toBe(0)
})

type Facts = { status: string; progress: number; rowCount: number }

type Waiting = { meanwhile?: () => Promise<void>; pause?: number }

async function until(id: string, isEnough: (facts: Facts) => boolean, { meanwhile, pause = 100 }: Waiting = {}): Promise<Facts> {
  for (;;) {
    const facts: Facts | undefined = (await ask('GET', `imports/${id}`))?.body?.data?.attributes
    if (facts && isEnough(facts)) return facts
    if (facts?.status === 'failed') throw new Error('The list could not be read.')
    await meanwhile?.()
    await sleep(pause)
  }
}

/** People of the list with exactly one role each: a person without one would be half imported. */
async function count(): Promise<number> {
  const [row] = await product.look<{ people: number; roles: number }>(`select count(*)::integer as people, count(r.user_id)::integer as roles
    from users u left join user_roles r on r.user_id = u.id where u.email like '%@grote-lijst.example'`)
  expect(row!.roles).toBe(row!.people)
  return row!.people
}

async function putPart(id: string, part: number, bytes: Buffer): Promise<void> {
  const headers = { ...session, 'x-tenant': 'demo', 'content-type': 'text/csv' }
  const url = product.origin.replace('demo.localhost', '127.0.0.1')
  const answer = await fetch(`${url}/api/v1/imports/${id}/parts/${part}`, { method: 'PUT', headers, body: new Uint8Array(bytes) })
  expect(answer.status).toBe(200)
}
