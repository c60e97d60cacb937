import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createClient } from '#kernel/jsonapi/client/client.ts'
import { fetchApplication } from '#features/applications/detail/application-view.ts'
import { applyAction } from '#features/applications/submit/web/apply-action.ts'
import { applicationActionsOf } from '#features/applications/server/testing.ts'
import { fetchNews, fetchTodos } from '#features/notifications/dashboard/fetch-dashboard.ts'
import { resources } from '#src/app/resources.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

const app = await startTestApp()
const { apply, read, run, say } = applicationActionsOf(app)
const [fatima, marijke, wim] = await Promise.all(['vrijwilliger@demo', 'lid@demo', 'coordinator@demo'].map(async (name) => await app.as(`${name}.example`)))

/** The client of the pages, for a signed-in person. */
const clientOf = (own: Record<string, string>) =>
  createClient(resources, async (path, { method = 'GET', headers = {}, body } = {}) => {
    const answer = await app.call(method as 'GET', path, { headers: { ...headers, ...own }, ...(body !== undefined && { body }) })
    return { ok: answer.status < 400, status: answer.status, statusText: answer.reason, text: async () => answer.text }
  })

test('who looks on for the center is told how it stands; who must answer, what to do', async () => {
  const application: string = (await apply(fatima!)).body.data.id
  const caller = { locale: 'nl', centerName: 'Vrijwilligerscentrale demo', before: null, hasNews: false, whenRead: () => {} } as const
  const seenBy = async (headers: Record<string, string>, name: string, organizationIds: string[]) =>
    (await fetchApplication(clientOf(headers), application, { ...caller, personId: id.person('demo', name), organizationIds })).next
  expect(await seenBy(marijke!, 'lid', [id.school('demo')])).toBe('Fatima wacht op je antwoord. Stuur een bericht, of kies hieronder.')
  expect(await seenBy(wim!, 'coordinator', [])).toBe('Fatima wacht op een antwoord van De Brug.')
})

test('what is new is named after the other side, also when one’s own had the last word', async () => {
  const [{ id: conversation }] = (await read(fatima!, 'conversations')).body.data
  const news = async (headers: Record<string, string>) =>
    (await fetchTodos(clientOf({ ...headers, 'current-organization-id': id.school('demo') }), () => true))
      .filter(({ key }) => key === 'news')
      .flatMap(({ items }) => items.map(({ title, quote }) => `${title}: ${quote}`))

  await say(fatima!, conversation, 'Mag ik iemand meenemen?')
  expect(await news(marijke!)).toEqual(['Fatima El Amrani: Mag ik iemand meenemen?'])
  const johan = await app.as('beheerder@demo.example')
  await say(johan, conversation, 'Natuurlijk!')
  expect(await news(marijke!)).toEqual(['Fatima El Amrani: Mag ik iemand meenemen?'])
  expect(
    (await fetchNews(clientOf(fatima!), 3, { locale: 'nl', centerName: 'Vrijwilligerscentrale demo' })).map(({ name, text }) => `${name}: ${text}`),
  ).toEqual(['De Brug: Natuurlijk!'])
})

test('a stranger is told what is missing before signing in, with all that was typed', async () => {
  await run(
    sql`update vacancies set questions = '[{"id":"0193aaaa-0000-7000-8000-000000000001","text":"Kun je fietsen?","required":true}]' where id = ${id.reading('demo')}`,
  )
  const sent = async (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return await applyAction(clientOf({}), new Request('http://demo.localhost/', { method: 'POST', body: form }), id.reading('demo'), 'nl')
  }
  const answer = 'answer-0193aaaa-0000-7000-8000-000000000001'
  expect(await sent({ motivation: 'x'.repeat(2001), [answer]: ' ' })).toMatchObject({
    init: { status: 422 },
    data: {
      typed: { motivation: 'x'.repeat(2001) },
      fields: {
        motivation: 'Gebruik hoogstens 2000 tekens.',
        'answers.0193aaaa-0000-7000-8000-000000000001': 'Beantwoord de vraag ‘Kun je fietsen?’',
        consentShare: 'Zet hier een vinkje om verder te gaan.',
      },
    },
  })
  const onward = await sent({ motivation: 'Graag', [answer]: 'Ja', consent_share: 'on' })
  expect(onward instanceof Response && onward.headers.get('location')).toContain('/signup?redirect=')
  expect(onward instanceof Response && onward.headers.get('set-cookie')).toMatch(/^draft=[\w-]{43}~[\w-]{36}; .*Max-Age=604800; .*HttpOnly/)
})

test('the center’s dashboard leads nowhere that is not there', async () => {
  const waits = async (screens: string[]) => (await fetchTodos(clientOf(wim!), (path) => screens.includes(path))).find(({ key }) => key === 'organizations')
  expect(await waits([])).toMatchObject({
    title: '1 organisatie wacht op goedkeuring',
    all: null,
    items: [{ title: 'Tuinclub Groen', href: null, acts: ['approve', 'deny'] }],
  })
  const own = `/organizations/${id.club('demo')}`
  expect(await waits([own, '/organizations/approve'])).toMatchObject({ all: { href: '/organizations/approve', label: 'Beoordeel' }, items: [{ href: own }] })
})
