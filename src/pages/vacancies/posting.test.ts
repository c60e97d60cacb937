import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { findPythonJudge } from '#src/testing/judges.ts'
import { id } from '#src/testing/two-towns.ts'
import { startTestApp } from '#src/testing/harness.ts'

const { get } = await startTestApp({ pages: true, clock: { now: () => new Date(Date.now() + 60_000) } })
const extruct = findPythonJudge('extruct')

type Thing = Record<string, unknown>
const thingsIn = (html: string): Thing[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json]) => {
    const data = JSON.parse(json!) as { '@graph'?: Thing[] }
    return data['@graph'] ?? [data]
  })
const required = ['datePosted', 'description', 'hiringOrganization', 'jobLocation', 'title', 'validThrough', 'employmentType']

test('the page of a vacancy and the feed for programs tell the same of it', async () => {
  const { text } = await get(`/vacancies/${id.gardening('demo')}`)
  const posting = thingsIn(text).find((thing) => thing['@type'] === 'JobPosting')!
  const { items } = (await get('/feeds/vacancies')).body
  const { '@context': context, ...told } = items.find((item: { id: string }) => item.id === id.gardening('demo')).data
  expect(context).toBe('https://schema.org/')
  expect(told).toEqual({ ...posting, ...('@context' in posting && { '@context': undefined }) })
  expect(Object.keys(told)).toEqual(expect.arrayContaining(required.filter((name) => name !== 'validThrough')))
})

test.skipIf(!extruct)('a program that others wrote finds it in the page', async () => {
  const { text } = await get(`/vacancies/${id.gardening('demo')}`)
  const read = 'import extruct, json, sys\nprint(json.dumps(extruct.extract(sys.stdin.read(), syntaxes=["json-ld"])))'
  const found = JSON.parse(extruct!(['-c', read], text))['json-ld'] as { '@graph'?: Thing[] }[]
  const posting = found.flatMap((thing) => thing['@graph'] ?? [thing as Thing]).find((thing) => thing['@type'] === 'JobPosting')
  expect(Object.keys(posting!)).toEqual(expect.arrayContaining(['title', 'description', 'employmentType', 'hiringOrganization', 'datePosted']))
})

test('who came by a widget posts the form to the address that says so; no other way can be named, and search engines have one address', async () => {
  const read = async (query: string) => {
    const { document } = new JSDOM((await get(`/vacancies/${id.gardening('demo')}${query}`)).text).window
    return [document.querySelector('form#reageren')?.getAttribute('action'), document.querySelector('link[rel=canonical]')?.getAttribute('href')]
  }
  const path = `/vacancies/${id.gardening('demo')}`
  const canonical = `http://demo.localhost:3000${path}`
  expect(await read('?via=widget')).toEqual([`${path}?via=widget#reageren`, canonical])
  for (const query of ['', '?via=', '?via=paper', '?via=widget2', '?via[]=widget'])
    expect([query, await read(query)]).toEqual([query, [`${path}#reageren`, canonical]])
})

test('the search names the feed of what is new', async () => {
  expect((await get('/vacancies/search')).text).toContain('<link rel="alternate" type="application/atom+xml" href="/vacancies/atom.xml"')
})
