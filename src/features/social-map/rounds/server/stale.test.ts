import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { spansFrom } from '#features/opening-hours/spans.ts'
import { today } from '#kernel/i18n/dates.ts'
import { timesOf } from '#features/social-map/model/entry-times.ts'
import { extendSpans } from './extend-spans.ts'
import { ageEntries } from './stale.ts'
import { entriesFor } from './testing.ts'

const { call, get, as, db } = await startTestApp()
const { makeEntry, does, run, sent, forget } = entriesFor({ call, as, db })
const center = id.center('demo')
const age = async (now = new Date()) => await ageEntries(db, center, now)
const statusOf = async (entry: string) => (await run(sql<{ status: string }>`select status from social_map_entries where id = ${entry}`))[0]?.status
const assured = async (entry: string, ago: string) => await run(sql`update social_map_entries set assured_at = now() - ${ago}::interval where id = ${entry}`)
const traces = async (entry: string, action: string) => (await run(sql`select from audit_events where subject_id = ${entry} and action = ${action}`)).length

beforeEach(forget)

test('after a year without a word it is stale, its contact hears so in the morning, once, and one press puts it back', async () => {
  const { id: entry } = await makeEntry('Stil huis')
  await assured(entry, '11 months 27 days')
  await age()
  expect(await statusOf(entry)).toBe('active')
  await assured(entry, '12 months 1 day')
  for (const _ of [1, 2]) await age()
  expect([await statusOf(entry), await traces(entry, 'social_map.stale')]).toEqual(['stale', 1])
  const mails = await sent()
  expect(mails).toMatchObject([{ kind: 'map.stale', address: 'lid@demo.example' }])
  expect(await run(sql`select next_attempt_at > now() + interval '4 hours' as waits from outbox where kind = 'map.stale'`)).toEqual([{ waits: true }])
  const { body } = await call('POST', `/api/v1${mails[0]!.entries[0]!.link}`, { body: { data: { type: 'forms', attributes: { act: 'confirm' } } } })
  expect([body.meta.form.state, await statusOf(entry)]).toEqual(['confirmed', 'active'])
})

test('after a year and a half it leaves the site, whatever it was, and two runs at once leave one trace', async () => {
  const { id: silent } = await makeEntry('Anderhalf jaar')
  const { id: closed } = await makeEntry('Verbouwing')
  await does('lid', 'PUT', `/${closed}/close`, { from: today() })
  for (const entry of [silent, closed]) await assured(entry, '18 months 1 day')
  // Reads are right before the job has run.
  expect((await get(`/api/v1/social_map_entries/${silent}`)).status).toBe(404)
  await Promise.all([age(), age()])
  for (const entry of [silent, closed]) expect([await statusOf(entry), await traces(entry, 'social_map.lapsed')]).toEqual(['inactive', 1])
  expect(await sent()).toEqual([])
})

test('what ended a year ago is forgotten, with its rounds and links', async () => {
  const { id: entry } = await makeEntry('Vergeten plek')
  await run(sql`insert into social_map_rounds (volunteer_center_id, entry_id, begun_at, call_from) values (${center}, ${entry}, now(), now())`)
  await does('lid', 'PUT', `/${entry}/inactivate`)
  const year = 365 * 86_400_000
  await age(new Date(Date.now() + year - 2 * 86_400_000))
  expect(await statusOf(entry)).toBe('inactive')
  for (const _ of [1, 2]) await age(new Date(Date.now() + year + 2 * 86_400_000))
  expect([await statusOf(entry), await run(sql`select from social_map_rounds`), await run(sql`select from opening_spans`)]).toEqual([undefined, [], []])
})

test('the rows of opening hours are those that the hours give for the coming four weeks, through the change of the clock', async () => {
  const week = [
    { weekday: 1, opens: '10:00', closes: '12:00' },
    { weekday: 6, opens: '20:00', closes: '03:00' },
    { weekday: 7, opens: '00:00', closes: '05:00' },
  ]
  const { id: entry } = await makeEntry('Nachtcafé', { locations: [{ name: 'Zaal', city: 'Oldebroek', hours: { rows: week.slice(0, 2) } }] })
  const { id: other } = await makeEntry('Zondagnacht', { locations: [{ name: 'Zaal', city: 'Oldebroek', hours: { rows: [week[0], week[2]] } }] })
  for (const now of ['2026-10-12T00:10:00Z', '2026-11-20T00:10:00Z', '2027-03-08T00:10:00Z', '2027-03-08T00:10:00Z'].map((text) => new Date(text))) {
    await extendSpans(db, center, now)
    for (const one of [entry, other]) {
      const [row] = await db.inCenter(center, async (tx) => await tx.selectFrom('social_map_entries').selectAll().where('id', '=', one).execute())
      const expected = timesOf({ ...row!, holidayRule: row!.holiday_rule, closedFrom: null, closedUntil: null }).flatMap((times) =>
        spansFrom(times, today(now), 28),
      )
      const rows = await run(
        sql<{ from: Date; until: Date }>`select lower(during) as from, upper(during) as until from opening_spans where entry_id = ${one} order by during`,
      )
      expect(rows.length).toBeGreaterThan(4)
      expect(rows.map(({ from, until }) => [from.toISOString(), until.toISOString()])).toEqual(
        expected.map(({ from, until }) => [new Date(from.epochMilliseconds).toISOString(), new Date(until.epochMilliseconds).toISOString()]),
      )
    }
  }
})
