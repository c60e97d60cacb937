import { expect, test } from 'vitest'
import { findJudge, findPythonJudge } from '#src/testing/judges.ts'
import { hostOf, sharingCenters } from '#src/testing/sharing-centers.ts'
import { startTestApp } from '#src/testing/harness.ts'

/** A minute ahead, since a change is not told at once. */
const clock = { now: () => new Date(Date.now() + 60_000) }
const { call, get, as } = await startTestApp({ template: sharingCenters, clock })
const soon = String(Temporal.Now.plainDateISO().add({ days: 20 }))

/** Puts an activity in the calendar of a town. */
async function published(town: string, title: string, more: object = {}): Promise<string> {
  const asked = { host: hostOf(town), headers: await as(`coordinator@${town}.example`, hostOf(town)) }
  const body = (attributes: object, one?: string) => ({ data: { type: 'activities', ...(one && { id: one }), attributes } })
  const attributes = {
    title,
    description: [{ type: 'paragraph', content: [{ text: 'Kom gerust.' }] }],
    categories: ['arts'],
    firstDay: soon,
    startTime: '19:30',
    endTime: '21:30',
    location: { name: 'Zaal', city: 'Oldebroek' },
    ...more,
  }
  const made = await call('POST', '/api/v1/activities', { ...asked, body: body(attributes) })
  const submitted = await call('PUT', `/api/v1/activities/${made.body.data.id}/submit`, { ...asked, body: body({}, made.body.data.id) })
  if (submitted.status !== 200) throw new Error(submitted.text)
  return made.body.data.id
}
const [choir, cafe] = [
  await published('arnhem', 'Koor'),
  await published('arnhem', 'Taalcafé & <thee>', {
    rule: { kind: 'daily', end: { count: 2 } },
    translations: {
      en: { title: 'Language café', description: [{ type: 'paragraph', content: [{ text: 'Do come.' }] }], costText: '', registrationWords: '' },
    },
  }),
]
const theirs = await published('nijmegen', 'Van de buren')

const feedparser = findPythonJudge('feedparser')
const xmllint = findJudge('xmllint')
const readTitles =
  'import feedparser, json, sys\nfeed = feedparser.parse(sys.stdin.buffer.read())\nprint(json.dumps([bool(feed.bozo), [entry.title for entry in feed.entries]]))'

test('what is newly in the calendar is an Atom feed, the latest first, with when and where', async () => {
  const { status, headers, text } = await get('/activiteitenkalender/atom.xml', { host: hostOf('arnhem') })
  expect([status, headers['content-type'], headers['content-language'], headers['cache-control']]).toEqual([
    200,
    'application/atom+xml; charset=utf-8',
    'nl',
    'public, max-age=300',
  ])
  expect([...text.matchAll(/<entry[^]*?<title>(.*)<\/title>/g)].map(([, title]) => title)).toEqual(['Taalcafé &amp; &lt;thee&gt;', 'Koor'])
  expect(text).toMatch(/<summary>[^<]*19\.30 uur, elke dag\. Zaal/)
  expect(text).toContain(`<id>urn:uuid:${choir}</id>`)
  if (xmllint) xmllint(['--noout', '-'], text)
  if (feedparser) expect(JSON.parse(feedparser(['-c', readTitles], text))).toEqual([false, ['Taalcafé & <thee>', 'Koor']])
})

test('in English it has the translations there are, and says of the others that they are Dutch', async () => {
  const { headers, text } = await get('/activiteitenkalender/en/atom.xml', { host: hostOf('arnhem') })
  expect(headers['content-language']).toBe('en')
  expect([...text.matchAll(/<entry xml:lang="(..)">[^]*?<title>(.*)<\/title>/g)].map(([, lang, title]) => [lang, title])).toEqual([
    ['en', 'Language café'],
    ['nl', 'Koor'],
  ])
  expect(text).toContain('Do come.')
  expect((await get('/activiteitenkalender/en/atom.xml', { host: 'demo.localhost' })).status).toBe(404)
})

test('centers of one site tell nothing of each other', async () => {
  for (const path of ['/activities.ics', '/activiteitenkalender/atom.xml', '/feeds/activities']) {
    const [arnhem, nijmegen] = [await get(path, { host: hostOf('arnhem') }), await get(path, { host: hostOf('nijmegen') })]
    expect([path, arnhem.text.includes('Koor'), arnhem.text.includes('buren'), nijmegen.text.includes('Koor'), nijmegen.text.includes('buren')]).toEqual([
      path,
      true,
      false,
      false,
      true,
    ])
  }
  for (const [town, one] of [
    ['arnhem', theirs],
    ['nijmegen', cafe],
  ] as const)
    for (const query of ['', `?d=${soon}`]) expect((await get(`/activiteitenkalender/${one}.ics${query}`, { host: hostOf(town) })).status).toBe(404)
})
