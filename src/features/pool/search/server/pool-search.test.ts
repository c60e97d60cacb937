import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { id } from '#src/testing/two-towns.ts'
import { recordQuestions } from '#src/testing/record-questions.ts'
import { startTestApp } from '#src/testing/harness.ts'
import type { ReadQuery } from '#kernel/db/server/database.ts'
import { comparedCards } from '#features/pool/model/codes.ts'
import { addDays, today } from '#kernel/i18n/dates.ts'

const { get, as, db } = await startTestApp()
const center = id.center('demo')
const marijke = 'lid@demo.example'
const gardening = id.gardening('demo')
const run = async <Row>(query: ReturnType<typeof sql<Row>>) => await db.inCenter(center, async (tx) => (await query.execute(tx)).rows)
const headers = await as(marijke)
const find = async (query = '') => {
  const { status, body } = await get(`/api/v1/pool_entries?${query}`, { headers })
  return { status, meta: body.meta, names: (body.data ?? []).map((one: any) => one.attributes.firstName as string), rows: (body.data ?? []) as any[], body }
}

/** Cards of as many people: every fifth likes animals, every seventh speaks Arabic, every second lives in Arnhem. */
async function fill(from: number, to: number): Promise<void> {
  await db.onPlatform(async (tx) => {
    await sql`insert into users (email, first_name, last_name, status, confirmed_at, home_center_id)
      select 'card' || n || '@demo.example', 'Kaart' || n, 'Achternaam', 'active', now(), ${center} from generate_series(${from}::int, ${to}::int) n`.execute(
      tx,
    )
    await sql`insert into user_roles (volunteer_center_id, user_id, name)
      select ${center}, id, 'volunteer' from users u where email like 'card%' and substr(first_name, 6)::int between ${from}::int and ${to}::int`.execute(tx)
  })
  await run(sql`insert into pool_entries (volunteer_center_id, user_id, visibility, birth_year, postcode, town, town_latitude, town_longitude, themes, languages, skills, dayparts,
      commitment, confirmed_at)
    select ${center}, u.id, 'organizations', 1970, '7201', case when n % 2 = 0 then 'Arnhem' else 'Zutphen' end, case when n % 2 = 0 then 51.98 else 52.14 end,
      case when n % 2 = 0 then 5.91 else 6.2 end, case when n % 5 = 0 then array['animals'] else array['nature'] end,
      case when n % 7 = 0 then array['nl', 'ar'] else array['nl'] end, case when n % 3 = 0 then array['cooking'] else '{}' end,
      case when n % 4 = 0 then array['mon_morning'] else '{}' end, case when n % 2 = 0 then array['one_off'] else array['recurring'] end, now() - interval '1 minute' * n
    from (select id, substr(first_name, 6)::int as n from users where email like 'card%') u
    where n between ${from} and ${to}`)
}

test('each filter finds whom it names, and tells the reason', async () => {
  await fill(1, 70)
  for (const [query, count, code] of [
    ['filter[with_theme]=animals', 14, 'themes'],
    ['filter[with_skill]=cooking', 23, 'skills'],
    ['filter[daypart]=mon_morning', 17, 'dayparts'],
    ['filter[language]=ar', 10, 'languages'],
    ['filter[commitment]=one_off', 35, 'commitment'],
    ['filter[near_postcode]=7201,10', 35, 'near'],
  ] as const) {
    const { meta, rows } = await find(`${query}&page[size]=5`)
    expect([query, meta.total]).toEqual([query, count])
    for (const { meta: own } of rows) expect(own.reasons.fits.map((fit: any) => fit.code)).toContain(code)
  }
  expect((await find(`filter[confirmed_after]=${addDays(today(), 1)}`)).meta.total).toBe(0)
  expect((await find('filter[near_postcode]=7201,10')).rows[0].meta.distance).toBe('same_town')
  for (const wrong of [
    'filter[with_theme]=flying',
    'filter[near_postcode]=nergens,3',
    'filter[confirmed_after]=gisteren',
    `filter[for_vacancy]=${id.school('demo')}`,
    'sort=first_name',
  ])
    expect([wrong, (await find(wrong)).status]).toEqual([wrong, 400])
})

test('a reason goes with the field that it came from', async () => {
  await run(sql`update vacancies set themes = array['animals'], dayparts = array['mon_morning'] where id = ${gardening}`)
  const codes = async () =>
    (await find(`filter[for_vacancy]=${gardening}`)).rows
      .find(({ attributes }) => attributes.firstName === 'Kaart20')
      ?.meta.reasons.fits.map(({ code }: any) => code)
  expect(await codes()).toEqual(expect.arrayContaining(['dayparts', 'themes']))
  await run(sql`update pool_entries set dayparts = '{}' where user_id = (select id from users where first_name = 'Kaart20')`)
  expect(
    (await find(`filter[for_vacancy]=${gardening}&page[size]=20`)).rows
      .find(({ attributes }) => attributes.firstName === 'Kaart20')
      .meta.reasons.fits.map(({ code }: any) => code),
  ).not.toContain('dayparts')
})

test(
  'among five thousand cards a page asks as many questions as among seventy, compares a thousand by an index, and shows two hundred at most',
  {
    timeout: 120_000,
  },
  async () => {
    const few = await recordQuestions(db, async () => void (await find()))
    const fewFor = await recordQuestions(db, async () => void (await find(`filter[for_vacancy]=${gardening}`)))
    for (let from = 71; from < 5000; from += 500) {
      await fill(from, Math.min(5000, from + 499))
    }
    const many = await recordQuestions(db, async () => {
      const { rows, meta } = await find()
      expect([rows.length, meta.total]).toEqual([20, 200])
    })
    const manyFor = await recordQuestions(db, async () => {
      const { rows, meta } = await find(`filter[for_vacancy]=${gardening}`)
      expect([rows.length, meta.total]).toEqual([20, 200])
      expect(rows[0].meta.reasons.fits.length).toBeGreaterThan(0)
    })
    const ofCards = (asked: readonly ReadQuery[]) => asked.filter(({ text }) => text.includes('from pool_entries'))
    expect([ofCards(few).length, ofCards(fewFor).length]).toEqual([1, 1])
    expect([many.length, manyFor.length]).toEqual([few.length, fewFor.length])
    for (const query of ['', `filter[for_vacancy]=${gardening}&`]) {
      const beyond = await find(`${query}page[number]=11`)
      expect([beyond.rows, beyond.meta.total]).toEqual([[], 200])
      expect((await find(`${query}page[number]=10`)).rows).toHaveLength(20)
    }
    // What the database went through: the cards in the order of the index, and no more of them than are compared.
    expect(await readThrough(ofCards(many)[0]!)).toEqual([
      ['pool_entries_shown', 20],
      ['pool_entries_shown', 200],
    ])
    expect(await readThrough(ofCards(manyFor)[0]!)).toEqual([
      ['pool_entries_shown', 200],
      ['pool_entries_shown', comparedCards],
    ])
  },
)

/** The index and the number of rows of each pass over the cards. */
async function readThrough({ text, values }: ReadQuery): Promise<[index: string | null, rows: number][]> {
  const [rows] = await db.read(center, [{ text: `explain (analyze, timing off, format json) ${text}`, values }])
  const passes: [string | null, number][] = []
  const walk = (node: any) => {
    if (node['Relation Name'] === 'pool_entries') passes.push([node['Index Name'] ?? null, Number(node['Actual Rows'])])
    for (const below of node['Plans'] ?? []) walk(below)
  }
  walk(JSON.parse(rows![0]![0]!)[0].Plan)
  return passes.toSorted(([, a], [, b]) => a - b)
}

test('who fits best comes first, of those confirmed last', async () => {
  await run(sql`update pool_entries set themes = array['animals'], dayparts = array['mon_morning'], commitment = array['recurring'], confirmed_at = now() - interval '30 days'
    where user_id = (select id from users where first_name = 'Kaart21')`)
  const first = async () => (await find(`filter[for_vacancy]=${gardening}&filter[language]=ar`)).names[0]
  expect(await first()).toBe('Kaart21')
  await run(
    sql`update pool_entries set dayparts = array['sun_evening'], themes = array['sport'] where user_id = (select id from users where first_name = 'Kaart21')`,
  )
  expect(await first()).not.toBe('Kaart21')
})
