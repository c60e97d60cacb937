import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { recordQuestions } from '#src/testing/record-questions.ts'
import { findJudge, findPythonJudge } from '#src/testing/judges.ts'
import { id } from '#src/testing/two-towns.ts'
import { hostOf, sharingCenters } from '#src/testing/sharing-centers.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { complete, vacancyCalls } from '#features/vacancies/server/testing.ts'

const app = await startTestApp()
const { call, get, db } = app
const { act, published, run } = vacancyCalls(app)
const xmllint = findJudge('xmllint')
const feedparser = findPythonJudge('feedparser')
const pyld = findPythonJudge('pyld')

beforeEach(async () => await run(sql`delete from vacancies where volunteer_center_id = ${id.center('demo')}`))

test('what is newly published is an Atom feed, the latest first; what is closed is not in it', async () => {
  await act('lid', await published({ ...complete, title: 'Gesloten' }), 'close', { closed_reason: 'other' })
  await published()
  await published({ ...complete, title: 'Soep & <brood>', description: 'Eén <b>.\n\nTwee.'.repeat(12) })
  const { status, headers, text } = await get('/vacancies/atom.xml')
  expect([status, headers['content-type'], headers['content-language'], headers['cache-control']]).toEqual([
    200,
    'application/atom+xml; charset=utf-8',
    'nl',
    'public, max-age=300',
  ])
  expect([...text.matchAll(/<entry[^]*?<title>(.*)<\/title>/g)].map(([, title]) => title)).toEqual(['Soep &amp; &lt;brood&gt;', complete.title])
  expect(text).toContain('<author><name>De Brug</name></author>')
  if (xmllint) xmllint(['--noout', '-'], text)
  const readTitles =
    'import feedparser, json, sys\nfeed = feedparser.parse(sys.stdin.buffer.read())\nprint(json.dumps([bool(feed.bozo), [entry.title for entry in feed.entries]]))'
  if (feedparser) expect(JSON.parse(feedparser(['-c', readTitles], text))).toEqual([false, ['Soep & <brood>', complete.title]])
})

test('all open vacancies are one document in the Volunteering Data standard, in one question', async () => {
  await published({
    ...complete,
    themes: ['elderly', 'events'],
    skills: ['listening', 'cooking'],
    dayparts: ['tue_morning', 'sat_evening'],
    min_age: 16,
    age_reason: 'Er wordt wijn geschonken.',
    support_offered: ['training'],
    expenses: 'actual',
  })
  await published({ ...complete, title: 'Bij iemand thuis', location_mode: 'at_home_of_client' })
  const { status, headers, body, text } = await get('/feeds/volunteering.jsonld')
  expect([status, headers['content-type'], headers['cache-control'], headers['link']]).toEqual([
    200,
    'application/ld+json; charset=utf-8',
    'public, max-age=300',
    expect.stringContaining('rel="license"'),
  ])
  expect(headers['access-control-allow-origin']).toBe('*')
  const document = body ?? JSON.parse(text)
  expect(document['@context']).toEqual(['https://api.volunteeringdata.io/context/v1', { '@language': 'nl' }])
  expect(document.graph).toHaveLength(1)
  const [{ activity, ...organisation }] = document.graph
  expect(organisation).toMatchObject({ type: 'Organisation', name: 'De Brug', cause: ['https://ns.volunteeringdata.io/OlderPeople'] })
  const [home, coffee] = activity
  expect(coffee).toMatchObject({
    type: 'Activity',
    title: complete.title,
    publishEnd: complete.valid_through,
    role: [
      {
        commitment: 'elke week',
        minimumAge: '16',
        allowsRemoteParticipation: false,
        skill: ['https://ns.volunteeringdata.io/ActiveListening'],
        reward: ['https://ns.volunteeringdata.io/TrainingProvided', 'https://ns.volunteeringdata.io/ExpensesReimbursed'],
      },
    ],
    session: [
      {
        location: { address: 'Markt 3, 7201 AB Zutphen, Nederland' },
        time: ['https://ns.volunteeringdata.io/TuesdayMorning', 'https://ns.volunteeringdata.io/SaturdayEvening'],
      },
    ],
  })
  expect([home.session[0].location, JSON.stringify(home).includes('Markt')]).toEqual([{ type: 'Location', address: 'Zutphen, Nederland' }, false])
  expect(await recordQuestions(db, async () => await get('/feeds/volunteering.jsonld'))).toHaveLength(1)
  expect((await call('POST', '/feeds/volunteering.jsonld')).status).toBe(405)
  expect((await get('/feeds/volunteering.jsonld', { headers: { 'if-none-match': String(headers['etag']) } })).status).toBe(304)
  expect((await get('/feeds/volunteering.jsonld', { host: 'oldebroek.localhost' })).text).not.toContain(complete.title)
})

test.skipIf(!pyld)('a program reads the document as linked data, and finds the role with its organisation', async () => {
  await published()
  const { text } = await get('/feeds/volunteering.jsonld')
  // Its own context is on the network; this one says the same of what we use.
  const read = `
import json, sys
from pyld import jsonld
document = json.load(sys.stdin)
own = {'@vocab': 'https://ns.volunteeringdata.io/', 'id': '@id', 'type': '@type', 'graph': '@graph', 'cause': {'@type': '@id'}, 'time': {'@type': '@id'}}
document['@context'] = [own, document['@context'][1]]
nodes = jsonld.flatten(document)
kinds = sorted(kind.rsplit('/', 1)[1] for node in nodes for kind in node.get('@type', []))
print(json.dumps(kinds))
`
  expect(JSON.parse(pyld!(['-c', read], text))).toEqual(['Activity', 'Location', 'Organisation', 'Role', 'Session'])
})

test('in English it has the translations there are, and says of the others that they are Dutch; centers of one site tell nothing of each other', async () => {
  const shared = await startTestApp({ template: sharingCenters, clock: { now: () => new Date(Date.now() + 60_000) } })
  await shared.db.inCenter(id.center('arnhem'), async (tx) => {
    await sql`update vacancies set translations = '{"en": {"title": "Gardening", "summary": "Outside", "description": "Come and dig."}}', title = 'Alleen Arnhem'
      where id = ${id.gardening('arnhem')}`.execute(tx)
  })
  const { headers, text } = await shared.get('/vacancies/en/atom.xml', { host: hostOf('arnhem') })
  expect(headers['content-language']).toBe('en')
  const entries = [...text.matchAll(/<entry xml:lang="(..)">[^]*?<title>(.*)<\/title>/g)].map(([, lang, title]) => [lang, title])
  expect(entries).toEqual(
    expect.arrayContaining([
      ['en', 'Gardening'],
      ['nl', expect.any(String)],
    ]),
  )
  expect(text).toContain('Come and dig.')
  expect((await get('/vacancies/en/atom.xml')).status, 'the demo site has one language').toBe(404)
  for (const path of ['/vacancies/atom.xml', '/feeds/vacancies', '/feeds/volunteering.jsonld']) {
    const [arnhem, nijmegen] = [await shared.get(path, { host: hostOf('arnhem') }), await shared.get(path, { host: hostOf('nijmegen') })]
    expect([path, arnhem.text.includes('Alleen Arnhem'), nijmegen.text.includes('Alleen Arnhem'), nijmegen.status]).toEqual([path, true, false, 200])
  }
})
