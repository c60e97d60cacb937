import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { unaccented } from '#kernel/fields/unaccented.ts'
import { faultsOfRows } from '#features/opening-hours/opening-times.ts'
import type { MapLocation, MapService } from '#features/social-map/model/entry.ts'
import { wordsOf } from '#features/social-map/writing/server/derived-rows.ts'
import { demoTemplate } from '#src/testing/demo.ts'
import { calendarFrom } from './calendar.ts'
import { centerId } from './center-rows.ts'
import { organizations } from './content/organizations.ts'
import { socialMapEntries } from './content/social-map.ts'
import { socialMapRows } from './social-map-rows.ts'

const db = await freshDatabase(demoTemplate)
const rows = socialMapRows(calendarFrom(new Date('2026-11-26T10:00:00Z')))

test('forty entries: three that nobody confirmed for a year, one closed for a while, one hidden, one shown to an area', () => {
  const count = (status: string) => rows.filter((row) => row['status'] === status).length
  expect([rows.length, count('stale'), count('temporarily_closed')]).toEqual([40, 3, 1])
  const shown = socialMapEntries.flatMap(({ places }) => places.map((place) => place.shown))
  expect(shown.filter((one) => one === 'hidden')).toHaveLength(1)
  expect(shown).toContain('area')
  expect(new Set(socialMapEntries.map(({ center }) => center)).size).toBe(9)
})

test('each belongs to nobody yet or to an approved organization of its town, and its times are times', () => {
  for (const { key, center, organization, short, checked } of socialMapEntries) {
    const owner = organizations.find((one) => one.key === organization)
    if (organization) expect([owner?.centerSlug, owner?.status], key).toEqual([center, 'approved'])
    else expect(checked?.[1], key).not.toBe('owner')
    expect(short.length, key).toBeLessThanOrEqual(200)
  }
  for (const row of rows) {
    const [services, locations] = [row['services'] as MapService[], row['locations'] as MapLocation[]]
    for (const { rows: hours } of [...locations.map((place) => place.hours), ...services.flatMap((service) => service.hours ?? [])])
      expect(faultsOfRows(hours).size, String(row['name'])).toBe(0)
  }
})

test('the words, points and times are those that the product would write', async () => {
  await db.inCenter(centerId('harderwijk'), async (tx) => {
    for (const entry of await tx.selectFrom('social_map_entries').selectAll().execute())
      expect(entry.words).toBe(unaccented(wordsOf({ ...entry, shortDescription: entry.short_description })))
    const { rows: hidden } = await sql<{ name: string; points: number; spans: number }>`
      select name, (select count(*) from social_map_points p where p.entry_id = e.id) as points, (select count(*) from opening_spans s where s.entry_id = e.id) as spans
      from social_map_entries e where name in ('Veilig Huis', 'Odensehuis De Brink', 'Bewegen in Warm Water') order by name`.execute(tx)
    expect(hidden).toMatchObject([
      { name: 'Bewegen in Warm Water', points: 1 },
      { name: 'Odensehuis De Brink', points: 1 },
      { name: 'Veilig Huis', points: 0, spans: 0 },
    ])
    expect(hidden[1]!.spans).toBeGreaterThan(10)
  })
})
