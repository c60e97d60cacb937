import { expect, test } from 'vitest'
import { applicationActionsOf } from '#features/applications/server/testing.ts'
import { startTestApp } from '#src/testing/harness.ts'

const app = await startTestApp()
const { apply } = applicationActionsOf(app)
type Found = { id: string; kind: string; label: string; note: string; href: string }
const search = async (who: string, q: string): Promise<Found[]> => {
  const headers = { ...(await app.as(`${who}.example`)), 'accept-language': 'nl' }
  return (await app.get(`/api/v1/quick_search?q=${encodeURIComponent(q)}`, { headers, host: `${who.split('@')[1]!}.localhost` })).body.meta.found
}
const kindsOf = (found: readonly Found[]) => [...new Set(found.map(({ kind }) => kind))]

test('Wim finds organizations, people, vacancies, applications and screens by some letters of their names', async () => {
  const applied = (await apply(await app.as('vrijwilliger@demo.example'))).body.data
  const fatima = await search('coordinator@demo', 'fatima')
  expect(fatima).toMatchObject([
    { kind: 'Persoon', label: 'Fatima El Amrani', href: expect.stringMatching(/^\/users\//) },
    { kind: 'Aanvraag', label: 'Fatima El Amrani', href: `/applications/${applied.id}` },
  ])
  expect(kindsOf(await search('coordinator@demo', 'school'))).toContain('Organisatie')
  expect(await search('coordinator@demo', 'voorlezen')).toMatchObject([
    { kind: 'Vacature', label: 'Voorlezen aan kleuters', href: expect.stringMatching(/^\/vacancies\?open=/) },
  ])
  expect(await search('coordinator@demo', 'gebruikers')).toMatchObject([{ kind: 'Ga naar', label: 'Gebruikers', href: '/users' }])
})

test('everybody finds what they may list, and nobody finds what is of another town', async () => {
  expect(kindsOf(await search('vrijwilliger@demo', 'fatima'))).toEqual(['Aanvraag'])
  expect(kindsOf(await search('redacteur@demo', 'fatima'))).toEqual([])
  expect((await search('vrijwilliger@demo', 'gebruikers')).map(({ href }) => href)).not.toContain('/users')
  expect(await search('coordinator@oldebroek', 'fatima el amrani')).not.toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'Aanvraag' })]))
  const ids = async (who: string) => (await search(who, 'en')).map(({ id }) => id)
  const [demo, oldebroek] = await Promise.all([ids('coordinator@demo'), ids('coordinator@oldebroek')])
  const screens = /^[a-z/_-]+$/
  expect(demo.filter((id) => !screens.test(id) && oldebroek.includes(id))).toEqual([])
})

test('at most five of a kind are shown, for two letters or more, and a visitor has to sign in', async () => {
  const found = await search('centerbeheerder@demo', 'e ')
  expect(found).toEqual([])
  const many = await search('centerbeheerder@demo', 'en')
  for (const kind of kindsOf(many)) expect(many.filter((one) => one.kind === kind).length).toBeLessThanOrEqual(5)
  expect((await app.get('/api/v1/quick_search?q=school')).status).toBe(401)
  expect((await app.get('/api/v1/quick_search?filter[q]=school', { headers: await app.as('coordinator@demo.example') })).status).toBe(400)
  expect(await search('coordinator@demo', `${'a'.repeat(99)}😀`)).toEqual([])
})
