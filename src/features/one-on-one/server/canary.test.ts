import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { helpMatch } from '#features/one-on-one/matches/match.ts'
import { exportMyData } from '#features/users/privacy/server/export-my-data.ts'
import { templateFor } from '#kernel/mail/server/templates.ts'
import { delft } from '#kernel/mail/server/test-mails.ts'
import { sharingCenters } from '#src/testing/sharing-centers.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { pairsOf } from '#features/one-on-one/matches/server/testing.ts'

const app = await startTestApp({ template: sharingCenters })
const { put, read, run, mails, forget, people, answered, meeting, active, seenBy, say } = await pairsOf(app)
const { kees, fatima, wim, sanne, marijke, johan, lotte } = people

beforeEach(forget)

const number = '06 87654321'
const canaries = ['87654321', '8765', 'geheim@canary.example', 'canary', 'Canariestraat', '0417164300']
const written = `Bel me op ${number}, mail geheim@canary.example, of kom naar Canariestraat 12. NL91 ABNA 0417 1643 00`

/** Every answer of the API that somebody can get about a pair, includes and lists among them. */
const pathsOf = (match: string, conversation: string, message: string) => [
  `help_matches/${match}`,
  `help_matches/${match}?include=conversation`,
  'help_matches',
  `conversations/${conversation}`,
  `conversations/${conversation}?include=messages,user`,
  `conversations/${conversation}/messages`,
  `conversations/${conversation}/messages?include=author`,
  'conversations',
  'conversations?include=messages',
  'conversations?filter[search]=87654321',
  `messages/${message}`,
  'notifications',
  'todos',
  'counts',
  'activities_log',
  `quick_search?q=87654321`,
]

/** The bodies and the headers of all of them. */
const everythingFor = async (headers: typeof kees, match: string, conversation: string, message: string) =>
  (
    await Promise.all(
      pathsOf(match, conversation, message).map(async (path) => {
        const answer = await read(headers, path)
        // Addresses repeat what was asked for.
        return `${answer.text}\n${JSON.stringify(answer.headers)}`.replaceAll(/"[^"]*\?[^"]*"/g, '""')
      }),
    )
  ).join('\n')

const leaked = (text: string) => canaries.filter((one) => text.includes(one))

describe('a number that is typed in a message', () => {
  test('is in no answer to the other side before both keys, readable between, and in none after the end', async () => {
    const { match, conversation } = await meeting()
    const sent = await say(fatima, conversation, written)
    expect(sent.status, sent.text).toBe(201)
    const message = sent.body.data.id
    const seen = async (headers: typeof kees) => await everythingFor(headers, match, conversation, message)
    expect(leaked(await seen(kees))).toEqual([])
    expect(await seen(kees)).toContain('•••• (zichtbaar na akkoord van jullie allebei)')
    expect(await seen(fatima)).toContain('87654321')
    await put(kees, match, 'agree', { shares: ['phone'], phone: '06-11223344' })
    expect(leaked(await seen(kees))).toEqual([])
    await put(fatima, match, 'agree', { shares: ['email'] })
    const open = await seen(kees)
    expect(leaked(open)).toEqual(['87654321', '8765', 'geheim@canary.example', 'canary', 'Canariestraat'])
    expect(open).not.toContain('1643')
    await run(sql`update help_matches set ends_on = (now() at time zone 'Europe/Amsterdam')::date where id = ${match}`)
    expect(leaked(await seen(kees))).toEqual([])
    await run(sql`update help_matches set ends_on = null where id = ${match}`)
    expect(leaked(await seen(kees)).length).toBeGreaterThan(0)
    await put(fatima, match, 'end')
    expect(leaked(await seen(kees))).toEqual([])
    expect(await seen(kees)).toContain('•••• (niet meer zichtbaar)')
    for (const other of [marijke, johan, lotte, sanne]) expect(leaked(await seen(other))).toEqual([])
  })

  test('stands encrypted in the database, and in no mail, notice or history', async () => {
    const { match, conversation } = await meeting()
    await say(fatima, conversation, written)
    const tables = (await run(
      sql`select relname as tablename from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and has_table_privilege(oid, 'select')`,
    )) as { tablename: string }[]
    for (const { tablename } of tables) {
      const rows = await run(sql`select to_jsonb(t)::text as row from ${sql.table(tablename)} t`).catch(() => [])
      expect([tablename, leaked(rows.map(({ row }) => row).join('\n'))]).toEqual([tablename, []])
    }
    const queued = await mails()
    expect(queued.filter(({ kind }) => kind === 'help.message').map(({ address }) => address)).toEqual(['tweede@arnhem.example'])
    for (const { kind, facts } of queued.filter((mail) => mail.kind.startsWith('help.'))) {
      const { subject, paragraphs } = templateFor(kind)(facts, 'nl', delft as never)
      expect(subject).not.toMatch(/Kees|Fatima|schaken/)
      expect(paragraphs.join(' ')).not.toMatch(/schaken|donderdag/)
    }
    expect(match).toBeTruthy()
  })

  test('is masked in the answer that came first, and in what is changed later', async () => {
    const { match } = await answered({ message: written })
    expect(leaked((await read(kees, `help_matches/${match}`)).text)).toEqual([])
    expect((await seenBy(fatima, match)).message).toBe(written)
    await put(kees, match, 'meet')
    const [{ id: conversation }] = await run(sql`select id from conversations where subject_id = ${match}`)
    const { body } = await say(fatima, conversation, 'Hallo!')
    const changed = await app.call('PATCH', `/api/v1/messages/${body.data.id}`, {
      host: 'public.localhost',
      headers: fatima,
      body: { data: { type: 'messages', id: body.data.id, attributes: { body: written } } },
    })
    expect([changed.status, changed.body.data.attributes.body]).toEqual([200, written])
    expect(leaked((await read(kees, `messages/${body.data.id}`)).text)).toEqual([])
    await app.call('DELETE', `/api/v1/messages/${body.data.id}`, { host: 'public.localhost', headers: fatima })
    expect((await run(sql`select sealed from messages where id = ${body.data.id}`))[0].sealed).toBeNull()
  })

  test('files and quotes, which could carry it, are refused', async () => {
    const { conversation } = await meeting()
    const { body } = await say(fatima, conversation, written)
    const quoting = await app.call('POST', '/api/v1/messages', {
      host: 'public.localhost',
      headers: kees,
      body: {
        data: {
          type: 'messages',
          attributes: { body: 'Wat?' },
          relationships: { conversation: { data: { type: 'conversations', id: conversation } }, replyTo: { data: { type: 'messages', id: body.data.id } } },
        },
      },
    })
    expect([quoting.status, quoting.body.errors[0].code]).toEqual([409, 'relayed_conversation'])
  })

  test('is in the own data of who wrote it and of nobody else', async () => {
    const { conversation } = await meeting({ message: written })
    await say(fatima, conversation, written)
    const dataOf = async (name: string) => {
      const { rows } = await app.db.onPlatform(
        async (tx) => await sql<{ id: string }>`select id from users where email = ${`${name}@arnhem.example`}`.execute(tx),
      )
      return JSON.stringify(await exportMyData(app.db, { userId: rows[0]!.id, session: null } as never, new Date()))
    }
    expect(await dataOf('vrijwilliger')).toContain('87654321')
    for (const name of ['tweede', 'coordinator', 'lid']) expect([name, leaked(await dataOf(name))]).toEqual([name, []])
  })
})

describe('a report', () => {
  test('stops the conversation at once and reaches the coordinator, who reopens it; names are in no mail', async () => {
    const { match, conversation } = await meeting()
    expect(
      (
        await app.call('PUT', `/api/v1/conversations/${conversation}/report`, {
          host: 'public.localhost',
          headers: kees,
          body: { data: { type: 'conversations', attributes: { reason: 'money' } } },
        })
      ).status,
    ).toBe(200)
    expect((await say(fatima, conversation, 'Hallo?')).status).toBe(409)
    expect((await say(kees, conversation, 'Hallo?')).status).toBe(409)
    expect((await mails()).filter(({ kind }) => kind.includes('report')).map(({ kind, address }) => [kind, address])).toEqual([
      ['help.reported', 'coordinator@arnhem.example'],
    ])
    const open = async (who: typeof kees) =>
      (await app.call('PUT', `/api/v1/conversations/${conversation}/open`, { host: 'public.localhost', headers: who })).status
    expect(await open(kees)).toBe(403)
    expect((await read(wim, 'todos')).text).toContain(`/een-op-een-hulp/matches/${match}`)
    expect(await open(wim)).toBe(200)
    expect((await say(fatima, conversation, 'Hallo.')).status).toBe(201)
  })

  test('a coordinator who reads along leaves one row a day', async () => {
    const { conversation, request } = await meeting()
    await say(fatima, conversation, 'Hallo')
    for (const _ of [1, 2]) expect((await read(wim, `conversations/${conversation}/messages`)).body.data[0].attributes.body).toBe('Hallo')
    const viewed = async () => (await run(sql`select actor_id from audit_events where action = 'help.viewed' and subject_id = ${request}`)).length
    expect(await viewed()).toBe(1)
    await read(kees, `conversations/${conversation}/messages`)
    expect(await viewed()).toBe(1)
    expect((await read(sanne, `conversations/${conversation}/messages`)).status).toBe(404)
  })
})

// What each role reads of a match in each state. `·`: the match is not there for them. Every attribute of the resource stands in it.
describe('every field, for every role, in every state', () => {
  const states = {
    unreleased: 'proposed',
    proposed: 'proposed',
    acquaintance: 'acquaintance',
    active: 'active',
    evaluating: 'evaluating',
    ended: 'ended',
    refused: 'refused',
  }
  const open = [
    'status',
    'isOver',
    'isLive',
    'side',
    'proposedBy',
    'kind',
    'category',
    'title',
    'publicText',
    'frequency',
    'dayparts',
    'town',
    'askerFirstName',
    'helperFirstName',
    'isOwnRequest',
    'coordinatorName',
    'createdAt',
    'message',
    'shares',
  ]
  const readBy: Record<string, (role: string, state: string) => boolean> = {
    ...Object.fromEntries(open.map((name) => [name, () => true])),
    releasedAt: (_, state) => state !== 'unreleased',
    isVulnerable: (role) => role === 'coordinator',
    isOnPaper: (role) => role === 'coordinator',
    cause: (role, state) => role === 'coordinator' && state === 'unreleased',
    meetHelperAt: (role, state) => !['ended', 'refused'].includes(state) || role === 'coordinator',
    meetRequesterAt: (role, state) =>
      ['acquaintance', 'active', 'evaluating'].includes(state) || (['ended', 'refused'].includes(state) && role === 'coordinator'),
    agreedByRequesterAt: (role, state) => ['active', 'evaluating'].includes(state) || (state === 'ended' && role === 'coordinator'),
    agreedByHelperAt: (role, state) => ['active', 'evaluating'].includes(state) || (state === 'ended' && role === 'coordinator'),
    contact: (role, state) => ['active', 'evaluating'].includes(state) && role !== 'coordinator',
    startsOn: (_, state) => ['active', 'evaluating', 'ended'].includes(state),
    reviewOn: (_, state) => ['active', 'evaluating', 'ended'].includes(state),
    endsOn: (_, state) => ['active', 'evaluating', 'ended'].includes(state),
    endedAt: (_, state) => ['ended', 'refused'].includes(state),
    endedBy: (role, state) => ['ended', 'refused'].includes(state) && role === 'coordinator',
    endReason: (role, state) => ['ended', 'refused'].includes(state) && role === 'coordinator',
    evaluation: (role, state) => ['evaluating', 'ended'].includes(state) && role === 'coordinator',
  }
  const shown = Object.entries(helpMatch.attributes).flatMap(([name, field]) => ('writeOnly' in field && field.writeOnly ? [] : [name]))
  test('the table names every attribute', () => expect(Object.keys(readBy).toSorted()).toEqual(shown.toSorted()))

  test.each(Object.keys(states))('%s', async (state) => {
    const { match } =
      state === 'unreleased'
        ? await answered({ isVulnerable: true })
        : state === 'proposed'
          ? await answered()
          : ['acquaintance', 'refused'].includes(state)
            ? await meeting()
            : await active()
    if (['evaluating', 'ended'].includes(state)) await put(fatima, match, 'evaluate', { words: 'Het was fijn.' })
    if (state === 'ended') await put(fatima, match, 'end')
    if (state === 'refused') await put(fatima, match, 'refuse')
    const roles = { asker: kees, helper: fatima, coordinator: wim, 'another coordinator': sanne, member: marijke, admin: johan, editor: lotte }
    for (const [role, headers] of Object.entries(roles)) {
      const answer = await read(headers, `help_matches/${match}`)
      const isSeen = role === 'helper' || role === 'coordinator' || (role === 'asker' && state !== 'unreleased')
      expect([role, answer.status]).toEqual([role, isSeen ? 200 : 404])
      if (!isSeen) continue
      for (const name of shown) {
        const value = answer.body.data.attributes[name]
        expect([role, name, value !== null && value !== undefined]).toEqual([role, name, readBy[name]!(role, state)])
      }
    }
  })
})
