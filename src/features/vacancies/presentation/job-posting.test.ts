import { expect, test } from 'vitest'
import { jobPosting } from './job-posting.ts'
import type { ShownVacancy } from './vacancy-facts.ts'

const vacancy = {
  id: 'a',
  locationMode: 'on_site',
  city: 'Ede',
  latitude: 52.03,
  longitude: 5.66,
  publishedAt: '2026-11-01T10:00:00Z',
  createdAt: '2026-10-01T10:00:00Z',
  validThrough: '2027-01-31',
  organization: { id: 'o', name: 'De Brug', website: null },
  address: { street: 'Dorpsstraat', houseNumber: '1', postcode: '6711 AA', city: 'Ede' },
} as unknown as ShownVacancy
const posting = (change: Partial<ShownVacancy> = {}) =>
  jobPosting({
    vacancy: { ...vacancy, ...change } as ShownVacancy,
    url: 'http://x/vacancies/a',
    origin: 'http://x',
    title: 'Voorlezen',
    description: 'Eén <b>.\n\nTwee.',
  }) as Record<string, any>

test('a vacancy is voluntary work with all that search engines ask for', () => {
  const job = posting()
  expect(job).toMatchObject({
    '@type': 'JobPosting',
    employmentType: 'VOLUNTEER',
    datePosted: '2026-11-01',
    title: 'Voorlezen',
    hiringOrganization: { name: 'De Brug' },
  })
  expect(job['jobLocation'].address).toMatchObject({ streetAddress: 'Dorpsstraat 1', addressLocality: 'Ede', addressCountry: 'NL' })
  expect(job['description']).toBe('<p>Eén &lt;b&gt;.</p><p>Twee.</p>')
})

test('work from home has no place, and somebody’s home no street', () => {
  expect(posting({ locationMode: 'remote' })).toMatchObject({ jobLocationType: 'TELECOMMUTE' })
  expect(posting({ locationMode: 'remote' })['jobLocation']).toBeUndefined()
  expect(JSON.stringify(posting({ locationMode: 'at_home_of_client' }))).not.toContain('Dorpsstraat')
  expect(posting({ locationMode: 'at_home_of_client' })['jobLocation'].geo).toBeUndefined()
})

test('a vacancy is open until midnight in Amsterdam, also in summer, and was placed on the day it was there', () => {
  expect(posting()['validThrough']).toBe('2027-01-31T23:59:59+01:00')
  expect(posting({ validThrough: '2027-07-31' })['validThrough']).toBe('2027-07-31T23:59:59+02:00')
  expect(posting({ publishedAt: '2026-07-01T22:30:00Z' })['datePosted']).toBe('2026-07-02')
})
