import Validator from '@adobe/structured-data-validator'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { demoTemplate } from '#src/testing/demo.ts'
import { startTestApp } from '#src/testing/harness.ts'

// What search engines require of a JobPosting, by a program of others, of every vacancy of the demo: all kinds of work and place are there.
const { get } = await startTestApp({ template: demoTemplate, pages: true })
const host = 'demo.localhost'
type Posting = Record<string, unknown>

/** What it finds wrong; recommendations are none. */
async function faultsOf(postings: readonly Posting[]): Promise<string[]> {
  const issues = await new Validator().validate({ jsonld: { JobPosting: postings }, microdata: {}, rdfa: {} })
  return issues.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => issueMessage)
}

test('the judge sees what is missing', async () => {
  expect(await faultsOf([{ '@type': 'JobPosting', title: 'Tuinieren', datePosted: '2026-11-26', hiringOrganization: { '@type': 'Organization' } }])).toEqual([
    'Required attribute "description" is missing',
    'Required attribute "jobLocation" is missing',
    'Required attribute "name" is missing',
  ])
})

test('every vacancy of the feed for programs is a JobPosting as search engines want it', async () => {
  const postings: Posting[] = []
  for (let next = '/feeds/vacancies', pages = 0; pages < 20; pages++) {
    const { items, next: after } = (await get(next, { host })).body as { items: { state: string; data?: Posting }[]; next: string }
    if (items.length === 0) break
    for (const { data } of items) if (data) postings.push(data)
    next = after.replace(/^https?:\/\/[^/]+/, '')
  }
  expect(postings.length).toBeGreaterThan(20)
  expect(new Set(postings.map(({ jobLocationType }) => jobLocationType))).toContain('TELECOMMUTE')
  expect(await faultsOf(postings)).toEqual([])
})

test('and so is the one in its page, wherever the work is done', async () => {
  const list = (await get('/api/v1/vacancies?filter[open]=true&page[size]=100', { host })).body.data as { id: string; attributes: { locationMode: string } }[]
  const ofEachKind = Map.groupBy(list, ({ attributes }) => attributes.locationMode)
  expect(ofEachKind.size).toBeGreaterThan(1)
  for (const [kind, [vacancy]] of ofEachKind) {
    const { document } = new JSDOM((await get(`/vacancies/${vacancy!.id}`, { host })).text).window
    const things = [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(({ textContent }) => {
      const data = JSON.parse(textContent!) as Posting & { '@graph'?: Posting[] }
      return data['@graph'] ?? [data]
    })
    const postings = things.filter((thing) => thing['@type'] === 'JobPosting')
    expect([kind, postings.length, await faultsOf(postings)]).toEqual([kind, 1, []])
  }
})
