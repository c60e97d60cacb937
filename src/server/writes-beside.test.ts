import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

// Writes that no resource declares follow the same rules as all others (contract §1.5, §5): session, version and idempotency key.

const { call, as, db } = await startTestApp()
const sanne = await as('centerbeheerder@demo.example')
const forms = '/api/v1/center_forms'
const mail = '/api/v1/notification_templates/application.accepted'
const inDemo = async <Row>(query: ReturnType<typeof sql<Row>>) => (await db.inCenter(id.center('demo'), async (tx) => await query.execute(tx))).rows
const make = async () => (await call('POST', forms, { headers: sanne, body: { title: 'Buurtlunch' } })).body.meta.form as { id: string; version: number }
const texts = async () => (await call('GET', mail, { headers: sanne })).body.meta.template.texts as object

test('one key sent five times at once makes one form, and all that come later get its answer', async () => {
  const send = async () => await call('POST', forms, { headers: { ...sanne, 'idempotency-key': '"vijf-keer"' }, body: { title: 'Vijf keer' } })
  const answers = await Promise.all(Array.from({ length: 5 }, send))
  expect(await inDemo(sql`select from center_forms where design->'title'->>'nl' = 'Vijf keer'`)).toHaveLength(1)
  const first = answers.find(({ status, headers }) => status === 201 && !headers['idempotency-replayed'])!
  for (const { status, body, text } of answers) if (text !== first.text) expect([status, body.errors[0].code]).toEqual([409, 'request_in_progress'])
  const again = await send()
  expect([again.status, again.text, again.headers['idempotency-replayed']]).toEqual([201, first.text, 'true'])
})

test('what was refused is judged anew under the same key', async () => {
  const send = async (title: string, key = '"nog-eens"') => await call('POST', forms, { headers: { ...sanne, 'idempotency-key': key }, body: { title } })
  expect([(await send('')).status, (await send('Nu wel')).status]).toEqual([422, 201])
  expect((await send('Iets anders')).body.errors[0].code).toBe('idempotency_key_reused')
})

test('a key whose process stopped in the middle is free again after a minute', async () => {
  const send = async () => await call('POST', forms, { headers: { ...sanne, 'idempotency-key': '"gestopt"' }, body: { title: 'Gestopt' } })
  expect((await send()).status).toBe(201)
  await inDemo(sql`update idempotency_keys set status = null, body = null where key = 'gestopt'`)
  expect((await send()).body.errors[0].code).toBe('request_in_progress')
  await inDemo(sql`update idempotency_keys set created_at = now() - interval '2 minutes' where key = 'gestopt'`)
  expect((await send()).status).toBe(201)
})

test.each(['PATCH', 'DELETE'] as const)('%s of a form counts If-Match', async (method) => {
  const form = await make()
  const send = async (match: string) =>
    await call(method, `${forms}/${form.id}`, { headers: { ...sanne, 'if-match': match }, ...(method === 'PATCH' && { body: {} }) })
  const other = await send('"v999"')
  expect([other.status, other.body.errors[0]]).toMatchObject([412, { code: 'version_mismatch', meta: { currentVersion: form.version } }])
  expect((await send(`"v998", "v${form.version}"`)).status).toBe(method === 'PATCH' ? 200 : 204)
})

test('so do the words of a mail', async () => {
  const body = await texts()
  const send = async (match: string) => (await call('PATCH', mail, { headers: { ...sanne, 'if-match': match }, body })).status
  expect([await send('"v999"'), await send('"v0"'), await send('"v0"'), await send('*')]).toEqual([412, 200, 412, 200])
})

/** Sends while the session is being ended by a sign-out that began first and is not committed yet. */
async function whileSigningOut(send: (headers: Record<string, string>) => Promise<{ status: number }>): Promise<number> {
  const session = await as('centerbeheerder@demo.example')
  const pending = await db.onPlatform(async (tx) => {
    await sql`delete from sessions where client = ${session['client']}`.execute(tx)
    let isOver = false
    const answer = send(session).finally(() => (isOver = true))
    const waits = async () => (await sql<{ waits: boolean }>`select exists (select from pg_locks where not granted) as waits`.execute(tx)).rows[0]!.waits
    while (!isOver && !(await waits())) await sleep(5)
    return { answer }
  })
  return (await pending.answer).status
}

test('no write outlives the session of who writes', async () => {
  const form = await make()
  const words = await texts()
  const writes: Record<string, (headers: Record<string, string>) => ReturnType<typeof call>> = {
    'a new form': async (headers) => await call('POST', forms, { headers, body: { title: 'Te laat' } }),
    'a changed form': async (headers) => await call('PATCH', `${forms}/${form.id}`, { headers, body: { keepMonths: 3 } }),
    'a removed form': async (headers) => await call('DELETE', `${forms}/${form.id}`, { headers }),
    'the words of a mail': async (headers) => await call('PATCH', mail, { headers, body: words }),
    'our words again': async (headers) => await call('DELETE', mail, { headers }),
    'a test mail': async (headers) => await call('POST', `${mail}/test_mail`, { headers, body: words }),
    'a home page': async (headers) => await call('POST', '/api/v1/content_items/home', { headers }),
    'first lines of a menu': async (headers) => await call('POST', '/api/v1/menu_items/begin', { headers }),
    'all that was read': async (headers) => await call('PUT', '/api/v1/notifications/read_all', { headers }),
    settings: async (headers) => await call('PATCH', '/api/v1/settings/current', { headers, body: { phone: '0578 123 456' } }),
    'an own name': async (headers) => await call('PATCH', '/api/v1/current_user', { headers, body: { first_name: 'Anders' } }),
  }
  const done: string[] = []
  for (const [name, send] of Object.entries(writes)) {
    const status = await whileSigningOut(send)
    if (status !== 401) done.push(`${name}: ${status}`)
  }
  expect(done).toEqual([])
})
