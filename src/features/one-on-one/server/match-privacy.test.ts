import { sql } from 'kysely'
import { symbols } from 'pino'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { endOfClosedAccounts } from '#features/one-on-one/expiry/server/closed-accounts.ts'
import { pairsOf } from '#features/one-on-one/matches/server/testing.ts'
import { anonymiseArchived } from '#features/users/privacy/server/anonymise.ts'
import { sharingCenters } from '#src/testing/sharing-centers.ts'
import { startTestApp } from '#src/testing/harness.ts'

const app = await startTestApp({ template: sharingCenters })
const { put, read, run, mails, forget, people, meeting, active, seenBy, say, send, center, host } = await pairsOf(app)
const { kees, fatima, wim } = people
beforeEach(forget)

const canaries = ['87654321', 'Canariestraat', 'kanarie@']
const written = 'Bel me op 06 87654321, mail kanarie@post.example, of kom naar Canariestraat 12.'
const leaked = (text: string) => canaries.filter((one) => text.includes(one))

/** Every row of every table of the center, as text, by table. */
async function everyTable(): Promise<[string, string][]> {
  const tables = (await run(
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and has_table_privilege(oid, 'select')`,
  )) as { name: string }[]
  const found: [string, string][] = []
  for (const { name } of tables) {
    const rows = await run(sql`select to_jsonb(t)::text as row from ${sql.table(name)} t`).catch(() => [])
    found.push([name, rows.map(({ row }) => row).join('\n')])
  }
  return found
}

const setAccount = async (name: string, columns: ReturnType<typeof sql>) =>
  await app.db.onPlatform(async (tx) => await sql`update users set ${columns} where email = ${`${name}@arnhem.example`}`.execute(tx))
const close = async (name: string, days = 0) => await setAccount(name, sql`status = 'archived', archived_at = now() - make_interval(days => ${days})`)
const reopen = async (name: string) => await setAccount(name, sql`status = 'active', archived_at = null`)
const closeJob = async () => await app.db.inCenter(center, (tx) => endOfClosedAccounts(tx, center, new Date()))

test('a call that is repeated by its key gets its answer again, though no word of it was stored', async () => {
  const { conversation } = await meeting({ message: written })
  const post = async () =>
    await app.call('POST', '/api/v1/messages', {
      host,
      headers: { ...fatima, 'idempotency-key': 'kanarie-1' },
      body: {
        data: { type: 'messages', attributes: { body: written }, relationships: { conversation: { data: { type: 'conversations', id: conversation } } } },
      },
    })
  const [first, again] = [await post(), await post()]
  expect([first.status, again.status, again.headers['idempotency-replayed'], again.body.data.id]).toEqual([201, 201, 'true', first.body.data.id])
  expect(again.body.data.attributes.body).toBe(written)
  const stored = await run(sql`select to_jsonb(k)::text as row from idempotency_keys k`)
  expect([stored.length > 0, leaked(stored.map(({ row }) => row).join())]).toEqual([true, []])
})

test('no line of the log holds a word of it, also where something goes wrong', async () => {
  const lines: string[] = []
  const log = app.app.log as unknown as { level: string } & Record<symbol, unknown>
  const { level, [symbols.streamSym]: stream } = log
  log.level = 'trace'
  log[symbols.streamSym] = { write: (line: string) => void lines.push(line) }
  try {
    const { match, conversation } = await meeting({ message: written })
    const { body } = await say(fatima, conversation, written)
    await say(fatima, conversation, written.repeat(200))
    await put(fatima, match, 'agree', { shares: ['phone'], phone: written })
    await read(kees, `conversations?filter[search]=87654321`)
    // Words that no key opens: the answer says that something went wrong, and the log where.
    await run(sql`update messages set sealed = (select message from help_matches where id = ${match}) where id = ${body.data.id}`)
    expect((await app.app.inject({ url: `/api/v1/messages/${body.data.id}`, headers: { host, ...kees } })).statusCode).toBe(500)
  } finally {
    log.level = level
    log[symbols.streamSym] = stream
  }
  expect([lines.some((line) => line.includes('/api/v1/messages/:id')), leaked(lines.join('\n'))]).toEqual([true, []])
})

test('what open pages are told of a message and of a key is an id, to the two and to the coordinator', async () => {
  const address = await app.app.listen({ port: 0, host: 'localhost' })
  const ending = new AbortController()
  afterAll(() => ending.abort())
  const listen = async (headers: typeof kees) => {
    const heard = { text: '' }
    const answer = await fetch(`${address}/api/v1/events`, {
      headers: { ...headers, accept: 'text/event-stream', 'x-tenant': 'public' },
      signal: ending.signal,
    })
    void (async () => {
      for await (const part of answer.body!) heard.text += Buffer.from(part).toString()
    })().catch(() => {}) // we end it
    return heard
  }
  const [asker, helper, stranger] = [await listen(kees), await listen(fatima), await listen(people.marijke)]
  await expect.poll(() => asker!.text.includes('event: again'), { timeout: 30_000 }).toBe(true)
  const { match, conversation } = await meeting({ message: written })
  await say(fatima, conversation, written)
  await put(fatima, match, 'agree', { shares: ['phone'], phone: '06 87654321' })
  const told = `event: help_match\ndata: {"id":"${match}"}\n\n`
  await expect.poll(() => [asker, helper].every((one) => one!.text.includes(told) && one!.text.includes(conversation)), { timeout: 30_000 }).toBe(true)
  expect(stranger!.text).not.toContain(match)
  for (const one of [asker, helper, stranger]) expect(leaked(one!.text)).toEqual([])
})

describe('whoever closes their account', () => {
  test('helped: what was shared is hidden at once, and the other is told and may find somebody else', async () => {
    const { match, conversation, request } = await active()
    await say(fatima, conversation, written)
    expect((await seenBy(kees, match)).contact).toEqual({ phone: '06-55667788', email: null, address: null })
    await close('vrijwilliger')
    try {
      expect(await seenBy(kees, match)).toMatchObject({ contact: null, isLive: false, isOver: true, status: 'active' })
      const seen = await read(kees, `conversations/${conversation}/messages`)
      expect([leaked(seen.text), seen.text.includes('niet meer zichtbaar')]).toEqual([[], true])
      for (const _ of [1, 2]) await closeJob()
      expect(await seenBy(kees, match)).toMatchObject({ status: 'ended', endedBy: null, endReason: null })
      expect((await run(sql`select status from conversations where id = ${conversation}`))[0].status).toBe('closed')
      expect((await run(sql`select status from help_requests where id = ${request}`))[0].status).toBe('open')
      expect((await mails()).filter(({ kind }) => kind === 'help.ended').map(({ address }) => address)).toEqual(['tweede@arnhem.example'])
      expect((await say(kees, conversation, 'Hallo?')).status).toBe(409)
    } finally {
      await reopen('vrijwilliger')
    }
  })

  test('asked: the request is withdrawn, what ran about it ends, and whoever helped is told', async () => {
    const { match, conversation, request } = await active()
    await close('tweede')
    try {
      await closeJob()
      expect(await seenBy(fatima, match)).toMatchObject({ status: 'ended', contact: null })
      expect((await run(sql`select status from help_requests where id = ${request}`))[0].status).toBe('withdrawn')
      expect((await run(sql`select status from conversations where id = ${conversation}`))[0].status).toBe('closed')
      expect((await mails()).filter(({ kind }) => kind === 'help.ended').map(({ address }) => address)).toEqual(['vrijwilliger@arnhem.example'])
    } finally {
      await reopen('tweede')
    }
  })

  test('after thirty days nothing is left in any table of what they wrote, shared or answered', async () => {
    const { match, conversation } = await active({ message: written })
    const { body } = await say(fatima, conversation, written)
    await put(fatima, match, 'evaluate', { words: written })
    const [checkIn] = await run(
      sql`select id from help_check_ins where match_id = ${match} and user_id = (select helper_user_id from help_matches where id = ${match})`,
    )
    expect((await send(wim, 'PUT', `help_check_ins/${checkIn.id}/record`, { answer: 'good', words: written })).status).toBe(200)
    const sealed = async () => [
      ...(await run(sql`select message, evaluation, contact_helper, helper_user_id from help_matches where id = ${match}`)),
      ...(await run(sql`select sealed from messages where id = ${body.data.id}`)),
      ...(await run(sql`select words from help_check_ins where id = ${checkIn.id}`)),
    ]
    expect((await sealed()).flatMap((row) => Object.values(row)).filter((value) => value === null)).toEqual([])
    // Where the job did not run in between.
    await close('vrijwilliger', 31)
    await anonymiseArchived(app.db, new Date())
    expect((await sealed()).flatMap((row) => Object.values(row)).filter((value) => value !== null)).toEqual([])
    expect(await seenBy(kees, match)).toMatchObject({ status: 'ended', contact: null, message: null })
    for (const [table, text] of await everyTable()) expect([table, leaked(text)]).toEqual([table, []])
    expect((await run(sql`select status from conversations where id = ${conversation}`))[0].status).toBe('closed')
  })
})
