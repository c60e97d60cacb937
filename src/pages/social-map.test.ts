import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { centerId } from '#src/seed/center-rows.ts'
import { calendarFrom } from '#src/seed/calendar.ts'
import { socialMapRows } from '#src/seed/social-map-rows.ts'
import { demoTemplate } from '#src/testing/demo.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { currentDate } from '#src/testing/current-date.ts'

const { app, db } = await startTestApp({ template: demoTemplate, pages: true })
const host = 'demo.localhost'
const read = async (url: string) => {
  const { statusCode, headers, payload } = await app.inject({ url, headers: { host, accept: 'text/html' } })
  return { status: statusCode, to: headers.location, text: payload }
}
const rows = socialMapRows(calendarFrom(new Date()))
const entry = (name: string) => {
  const { id, slug } = rows.find((row) => row['name'] === name) as { id: string; slug: string }
  return { id, path: `/sociale-kaart/${slug}--${id.slice(-12)}` }
}
const run = async (query: ReturnType<typeof sql>) => await db.inCenter(centerId('harderwijk'), (tx) => query.execute(tx))
/** The structured data of a page. */
const dataOf = (text: string) => JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)![1]!)['@graph'] as Record<string, any>[]

test('the list says of each place today’s hours, when it was checked, what it costs and its number to call', async () => {
  const { status, text } = await read('/sociale-kaart?q=dementie&place=Harderwijk')
  expect(status).toBe(200)
  expect(text).toContain(`href="${entry('Odensehuis De Brink').path}"`)
  expect(text).toMatch(/Vandaag [\dg]/)
  expect(text).toMatch(/Gecontroleerd in \w+ 20\d\d/)
  expect(text).toContain('href="tel:+31341000021"')
  expect(text).toMatch(/<open-now [^>]*data-spans="20\d\d-\d\d-\d\dT\d\d:\d\dZ\/20/)
})

test('where nothing is near it shows what is farther, and whom to call', async () => {
  const { text } = await read('/sociale-kaart?q=dementie&place=Zutphen&km=5')
  expect(text).toContain('Dit is er verder weg:')
  expect(text).toContain('Odensehuis De Brink')
  expect(text).toContain('href="tel:+31341000000"')
})

test('an entry has one address: its id and an old name lead there', async () => {
  const { id, path } = entry('Odensehuis De Brink')
  expect((await read(path)).status).toBe(200)
  for (const other of [id, `oude-naam--${id.slice(-12)}`]) expect(await read(`/sociale-kaart/${other}`)).toMatchObject({ status: 301, to: path })
  expect((await read('/sociale-kaart/bestaat-niet')).status).toBe(404)
})

test('search engines read its hours and the days that differ, and nothing of a hidden place', async () => {
  const [organization, service] = dataOf((await read(entry('Samen aan Tafel').path)).text)
  expect(organization).toMatchObject({ '@type': 'Organization', telephone: '0341 00 00 28' })
  const [place] = organization!['location']
  expect(place.openingHoursSpecification).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: 'https://schema.org/Wednesday', opens: '16:00', closes: '20:00' },
  ])
  expect(place.specialOpeningHoursSpecification).toContainEqual(expect.objectContaining({ opens: '00:00', closes: '00:00' }))
  expect(service).toMatchObject({ '@type': 'Service', provider: { '@id': organization!['@id'] } })
  const { text } = await read(entry('Veilig Huis').path)
  const [shelter] = rows.find(({ name }) => name === 'Veilig Huis')!['locations'] as [{ latitude: number; street: string }]
  expect(dataOf(text)[0]).not.toHaveProperty('location')
  for (const secret of [String(shelter.latitude), shelter.street, 'contact@veilig-huis']) expect(text).not.toContain(secret)
})

test('one that nobody confirmed for a year says so and asks search engines not to list it; after half a year more it is gone', async () => {
  const { path } = entry('Klusgroep Tinnegieter')
  const { status, text } = await read(path)
  expect(status).toBe(200)
  expect(text).toContain('Bel eerst.')
  expect(text).toContain('<meta name="robots" content="noindex"/>')
  expect(text).not.toContain('"@type":"Organization"')
  await run(sql`update social_map_entries set assured_at = now() - interval '18 months 1 day' where name = 'Klusgroep Tinnegieter'`)
  // With the question about cookies open a page is not cached.
  expect((await read(`${path}?cookies`)).status).toBe(404)
})

test('a line above everything else is there until its day', async () => {
  const { path } = entry('Voedselbank Harderwijk')
  expect((await read(path)).text).toContain('In de week voor Kerst')
  await run(sql`update social_map_entries set alert_until = ${currentDate} - 1 where name = 'Voedselbank Harderwijk'`)
  expect((await read(`${path}?cookies`)).text).not.toContain('In de week voor Kerst')
})

test('what is closed for a while says until when and why', async () => {
  const { text } = await read(entry('Bewegen in Warm Water').path)
  expect(text).toMatch(/Tijdelijk gesloten tot en met \d/)
  expect(text).toContain('Het bad wordt gemaakt.')
})
