import { CompiledQuery, sql } from 'kysely'
import { expect, test } from 'vitest'
import { id } from '#src/testing/two-towns.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { anonymiseArchived } from '#features/users/privacy/server/anonymise.ts'

const { call, get, as, db } = await startTestApp()
const [fatima, marijke, wim] = ['vrijwilliger@demo.example', 'lid@demo.example', 'coordinator@demo.example']
const center = id.center('demo')
const run = async <Row>(query: ReturnType<typeof sql<Row>>) => await db.inCenter(center, async (tx) => (await query.execute(tx)).rows)
const read = async (who: string, path: string) => await get(`/api/v1/${path}`, { headers: await as(who) })
const put = async (who: string, path: string, type: string, attributes: object) =>
  await call('PUT', `/api/v1/${path}`, {
    headers: await as(who),
    body: { data: { type, ...(!path.startsWith('profiles') && { id: path.split('/')[1] }), attributes } },
  })
const dataOf = async (who: string) => (await read(who, 'current_user/data')).body.meta.tables as Record<string, Record<string, unknown>[]>

/** Words that stand nowhere else: what everybody reads, what only an answer shares, what she writes, and what the organization writes. */
const canary = { about: 'Kanarieveer', needs: 'Kanariepoot', answer: 'Kanarielied', asked: 'Kanariebrief voor de tuin' }

/** The tables of the center that hold one of these words. */
async function tablesThatTell(...words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await db.onPlatform(
    async (tx) =>
      await sql<{
        name: string
      }>`select tablename as name from pg_policies where policyname = 'center' and cmd = 'ALL' and 'vw_app' = any(roles) order by 1`.execute(tx),
  )
  expect(tables.length).toBeGreaterThan(30)
  const telling: string[] = []
  for (const { name } of tables) {
    const rows = await db.inCenter(
      center,
      async (tx) => (await tx.executeQuery<{ row: string }>(CompiledQuery.raw(`select t::text as row from ${name} t`))).rows,
    )
    if (rows.some(({ row }) => words.some((word) => row.toLowerCase().includes(word.toLowerCase())))) telling.push(name)
  }
  return [...new Set(telling)]
}

/** Her card, and two invitations: one waits, one was declined. */
async function invited(): Promise<[string, string]> {
  const attributes = { birth_year: 1965, postcode: '7201 AB', visibility: 'organizations', about: canary.about, support_needs: canary.needs }
  const { body } = await put(fatima, 'profiles/current/pool_entry', 'pool_entries', attributes)
  const [more] = await run(sql<{
    id: string
  }>`insert into vacancies (volunteer_center_id, organization_id, title, slug, summary, description, tasks, themes, commitment, location_mode,
      dayparts, valid_through, contact_user_id, address_id, city, latitude, longitude, hours_per_week_max, places, status, published_at)
    select volunteer_center_id, organization_id, 'Koffie schenken', 'koffie', summary, description, tasks, themes, commitment, location_mode, dayparts, valid_through, contact_user_id,
      address_id, city, latitude, longitude, hours_per_week_max, places, 'published', now() from vacancies where id = ${id.gardening('demo')} returning id`)
  const ask = async (vacancy: string) =>
    (
      await call('POST', '/api/v1/pool_invitations', {
        headers: await as(marijke),
        body: {
          data: {
            type: 'pool_invitations',
            attributes: { message: canary.asked },
            relationships: { vacancy: { data: { type: 'vacancies', id: vacancy } }, entry: { data: { type: 'pool_entries', id: body.data.id } } },
          },
        },
      })
    ).body.data.id as string
  return [await ask(id.gardening('demo')), await ask(more!.id)]
}

test('what a yes shares is in no answer of the API, no mail and no other table before it; all of it is in one’s own export, and nowhere once the account is erased', async () => {
  const [one, other] = await invited()

  // Before she answers: her words for everybody, and nothing of what she needs.
  const before = await Promise.all(
    [marijke, wim].flatMap((who) =>
      [
        'pool_entries',
        `pool_entries?filter[for_vacancy]=${id.gardening('demo')}`,
        'pool_invitations?include=vacancy,organization',
        `pool_invitations/${one}`,
      ].map(async (path) => (await read(who, path)).text),
    ),
  )
  expect(before.some((text) => text.includes(canary.about))).toBe(true)
  expect(before.filter((text) => text.includes(canary.needs))).toEqual([])
  expect(await tablesThatTell(canary.needs)).toEqual(['pool_entries'])
  expect(await run(sql`select kind from outbox where facts::text like ${`%${canary.needs}%`}`)).toEqual([])

  await put(fatima, `pool_invitations/${other}/decline`, 'pool_invitations', { decline_reason: 'too_far' })
  expect((await put(fatima, `pool_invitations/${one}/accept`, 'pool_invitations', { message: canary.answer, share_support_needs: true })).status).toBe(200)

  const hers = await dataOf(fatima)
  expect(hers['pool_entries']).toMatchObject([
    { visibility: 'organizations', about: canary.about, supportNeeds: canary.needs, birthYear: 1965, postcode: '7201' },
  ])
  expect(hers['pool_invitations']!.map(({ status, message, declineReason }) => [status, message, declineReason]).toSorted()).toEqual([
    ['accepted', canary.asked, null],
    ['declined', canary.asked, 'too_far'],
  ])
  expect(hers['consents']!.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['pool.center', 'pool.organizations', 'application.share']))
  // Whoever invited takes along what they wrote, and nothing of hers.
  const theirs = await dataOf(marijke)
  expect(theirs['pool_invitations.invited_by']!.map(({ message }) => message)).toEqual([canary.asked, canary.asked])
  for (const word of [canary.about, canary.needs, canary.answer, 'too_far']) expect(JSON.stringify(theirs)).not.toContain(word)

  const fatimaId = id.person('demo', 'vrijwilliger')
  await db.onPlatform(
    async (tx) => await sql`update users set status = 'archived', archived_at = now() - interval '31 days' where id = ${fatimaId}`.execute(tx),
  )
  expect((await read(marijke, 'pool_entries')).body.data).toEqual([])
  expect(await anonymiseArchived(db, new Date())).toBe(1)
  expect(await tablesThatTell(canary.about, canary.needs, canary.answer)).toEqual([])
  expect(await run(sql`select 1 from pool_entries where user_id = ${fatimaId} union all select 1 from pool_invitations where user_id = ${fatimaId}`)).toEqual(
    [],
  )
  expect((await read(marijke, 'pool_invitations')).body.data).toEqual([])
})

test('of an invitation whose sender is erased the words go, and the person who was asked keeps their answer', async () => {
  await run(sql`insert into pool_invitations (volunteer_center_id, vacancy_id, organization_id, user_id, invited_by, message, status, expires_at)
    values (${center}, ${id.gardening('demo')}, ${id.school('demo')}, ${id.person('demo', 'tweede')}, ${id.person('demo', 'lid')}, ${canary.asked}, 'declined', now())`)
  await db.onPlatform(
    async (tx) => await sql`update users set status = 'archived', archived_at = now() - interval '31 days' where id = ${id.person('demo', 'lid')}`.execute(tx),
  )
  await anonymiseArchived(db, new Date())
  expect(await run(sql`select status, message, invited_by from pool_invitations`)).toEqual([{ status: 'declined', message: '', invited_by: null }])
  expect(await tablesThatTell(canary.asked)).toEqual([])
})
