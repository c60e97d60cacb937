import { expect, test } from 'vitest'
import { demoTemplate } from '#src/testing/demo.ts'
import { startTestApp } from '#src/testing/harness.ts'

const { app, get, as } = await startTestApp({ template: demoTemplate, pages: true })
const host = 'demo.localhost'
const [vacancy] = (await get('/api/v1/vacancies/search', { host })).body.data
const form = `/contactformulier?vacancy=${vacancy.id}`
type Session = Record<string, string>

const cookieOf = (session: Session) =>
  Object.entries(session)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')
const read = async (url: string, session: Session = {}) => await app.inject({ url, headers: { host, accept: 'text/html', cookie: cookieOf(session) } })

test('a visitor is offered to say what is not right about a vacancy, signs in, and comes back to it', async () => {
  expect((await read(`/vacancies/${vacancy.id}`)).payload).toContain(`href="${form}"`)
  const { statusCode, headers } = await read(form)
  expect([statusCode, headers.location]).toEqual([302, `/auth/login-1?redirect=${encodeURIComponent(form)}`])
})

test('Fatima tells the center what is not right: the subject, and where the vacancy stands, come with her words', async () => {
  const fatima = await as('vrijwilliger@demo.example')
  const { payload } = await read(form, fatima)
  expect(payload).toContain('Klopt er iets niet?')
  expect(payload).toContain(`href="/vacancies/${vacancy.id}"`)
  const sent = await app.inject({
    method: 'POST',
    url: form,
    headers: {
      host,
      accept: 'text/html',
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'navigate',
      cookie: cookieOf(fatima),
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ topic: 'Klopt niet', message: 'De dag is vrijdag.' }).toString(),
  })
  expect([sent.statusCode, sent.headers.location]).toEqual([303, `${form}&verstuurd`])
  expect((await read(`${form}&verstuurd`, fatima)).payload).toContain('Terug naar de vacature')
  const [talk] = (await get('/api/v1/conversations?filter[subject_type]=support', { host, headers: fatima })).body.data
  const said = (await get(`/api/v1/conversations/${talk.id}/messages?sort=-created_at`, { host, headers: fatima })).body.data[0].attributes.body
  expect(said).toMatch(new RegExp(`^Klopt niet\n\nDe dag is vrijdag\\.\n\nhttps?://demo\\.localhost\\S*/vacancies/${vacancy.id}$`))
})

test('a coordinator can change it herself and is offered nothing; about what is no vacancy the form is the usual one', async () => {
  expect((await read(`/vacancies/${vacancy.id}`, await as('coordinator@demo.example'))).payload).not.toContain(form)
  const fatima = await as('vrijwilliger@demo.example')
  for (const id of ['nobody', '01930001-0000-7000-8000-0000000000ff', '%27', ''])
    expect((await read(`/contactformulier?vacancy=${id}`, fatima)).payload).toContain('Neem contact op')
})

test('a message to a place on the social map goes to the center, with where the place stands', async () => {
  const fatima = await as('vrijwilliger@demo.example')
  const [entry] = (await get('/api/v1/social_map_entries/search?filter[search]=odensehuis', { host })).body.data
  const page = `/sociale-kaart/${entry.attributes.slug}--${entry.id.slice(-12)}`
  const about = `/contactformulier?plek=${entry.id}`
  expect((await read(page)).payload).toContain(`href="${about}"`)
  const { payload } = await read(about, fatima)
  expect(payload).toContain('Vraag aan: Odensehuis De Brink')
  expect(payload).not.toContain('contact@')
  const sent = await app.inject({
    method: 'POST',
    url: about,
    headers: {
      host,
      accept: 'text/html',
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'navigate',
      cookie: cookieOf(fatima),
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ topic: 'Vraag', message: 'Mag mijn vader mee?' }).toString(),
  })
  expect([sent.statusCode, sent.headers.location]).toEqual([303, `${about}&verstuurd`])
  const [talk] = (await get('/api/v1/conversations?filter[subject_type]=support', { host, headers: fatima })).body.data
  const said = (await get(`/api/v1/conversations/${talk.id}/messages?sort=-created_at`, { host, headers: fatima })).body.data[0].attributes.body
  expect(said).toMatch(new RegExp(`Mag mijn vader mee\\?\\n\\nhttps?://demo\\.localhost\\S*${page}$`))
})
