import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { candidatesFor } from '#features/one-on-one/candidates/server/candidates-route.ts'
import { pairsOf } from '#features/one-on-one/matches/server/testing.ts'
import { encryptText } from '#kernel/encryption/server/encrypted-text.ts'
import { sharingCenters } from '#src/testing/sharing-centers.ts'
import { startTestApp } from '#src/testing/harness.ts'

const app = await startTestApp({ template: sharingCenters })
const { run, ask, people, read, center, forget } = await pairsOf(app)
const { kees, wim } = people
beforeEach(forget)

const described = encryptText('Ik help graag.', { centerId: center, column: 'help_requests.description' })

/** So many people who offer company on some day, each from a town of their own distance. */
async function helpers(many: number): Promise<void> {
  await app.db.onPlatform(
    async (tx) =>
      await sql`
      with made as (insert into users (email, first_name, last_name, status, confirmed_at, home_center_id)
        select 'helper' || n || '@candidates.example', 'Helper' || n, 'Test', 'active', now(), ${center} from generate_series(1, ${many}) n on conflict do nothing returning id)
      insert into user_roles (volunteer_center_id, user_id, name) select ${center}, id, 'volunteer' from made`.execute(tx),
  )
  await run(sql`
    insert into help_requests (volunteer_center_id, kind, requester_user_id, first_name, category, title, description, public_text, postcode4, town, town_latitude, town_longitude, frequency,
      dayparts, visibility, status, age_group, screened_at, is_vulnerable, expires_at)
    select ${center}, 'offer', u.id, u.first_name, (array['company', 'walking', 'garden'])[n % 3 + 1], 'Ik help', ${described}, 'Ik help', '6811', 'Arnhem', 52.14 + n % 50 / 100.0, 6.2, 'weekly',
      array[(array['thu_morning', 'mon_evening'])[n % 2 + 1]], 'public', 'open', 'adult', now() - make_interval(mins => n::integer), false, now() + interval '30 days'
    from (select u.id, u.first_name, row_number() over (order by u.id) as n from users u where u.first_name ~ '^Helper[0-9]') u`)
}

/** What ended before, as in a center that has done this for years. */
const history = async (many: number) =>
  await run(sql`insert into help_requests (volunteer_center_id, kind, first_name, category, frequency, visibility, status, age_group, forgotten_at, ended_at)
    select ${center}, 'offer', null, 'company', 'weekly', 'public', 'expired', 'adult', now(), now() from generate_series(1, ${many})`)

/** The questions that one call asks, as the database got them. */
async function questionsOf(request: string): Promise<{ text: string; values: readonly unknown[] }[]> {
  const asked: { text: string; values: readonly unknown[] }[] = []
  await app.db.inCenter(center, async (tx) => {
    const seen = tx.withPlugin({
      transformQuery: ({ node }) => (asked.push(tx.getExecutor().compileQuery(node, {} as never) as never), node),
      transformResult: async ({ result }) => result,
    })
    await candidatesFor(seen as never, center, request)
  })
  return asked.map(({ sql: text, parameters }: any) => ({ text, values: parameters }))
}

test('among two thousand helpers the desk asks as much as among twenty, by the index of open offers', { timeout: 60_000 }, async () => {
  const request = await ask(kees, {})
  await helpers(20)
  const few = await questionsOf(request)
  await run(sql`delete from help_requests where kind = 'offer'`)
  await helpers(2000)
  await history(10_000)
  const many = await questionsOf(request)
  expect([many.length, few.length]).toEqual([1, 1])
  const { body } = await read(wim, `help_requests/${request}/candidates`)
  expect(body.meta.candidates).toHaveLength(5)
  for (const one of body.meta.candidates) expect(one.reasons.map(({ kind }: any) => kind)).toEqual(expect.arrayContaining(['daypart', 'category']))
  const [plan] = await app.db.read(center, [{ text: `explain ${many[0]!.text}`, values: many[0]!.values as string[] }])
  const lines = plan!.flat().join('\n')
  expect(lines).toMatch(/help_requests_offers/)
  expect(lines).not.toMatch(/Seq Scan on help_(matches|blocks|vog_checks)/)
})
