import { expect, test } from 'vitest'
import { retryOnce } from '#kernel/http/retry-once.ts'
import { pages } from '#src/app/pages.ts'
import { errorWords } from '#shell/frame/document/error-page.tsx'
import { decideAccess } from '#shell/decide-access.ts'
import { fetchPerson } from './identity.ts'

const user = {
  data: { type: 'users', id: '1', attributes: { name: 'Marijke Smit', createdAt: '2026-11-21T09:00:00Z' } },
  included: [{ type: 'roles', id: '2', attributes: { name: 'member' } }],
}
const answer = (status: number, body: object) => ({ ok: status < 400, status, statusText: '', text: async () => '', json: async () => body })

test('when the list of organizations fails it is asked once more, marked as failed, and pages of one say ‘Geen organisatie gevonden’', async () => {
  const asked: string[] = []
  const told: string[] = []
  const fetch = async (path: string) => {
    asked.push(path.split('?')[0]!)
    return path.includes('current_organizations') ? answer(500, {}) : answer(200, user)
  }
  const { person } = await fetchPerson(
    async (path) => await retryOnce('GET', async () => await fetch(path)),
    (message) => told.push(message),
  )
  expect(asked.filter((path) => path.endsWith('current_organizations'))).toHaveLength(2)
  expect(told).toEqual(['Failed to fetch organizations'])
  expect(person).toMatchObject({ organizations: [], organizationsFailed: true })

  const vacancies = pages.find(({ path }) => path === 'vacancies')
  const verdict = decideAccess(vacancies, { flags: {} as never, production: false, wrongCenter: false, shell: { person, organizationId: null } })
  expect(verdict).toEqual({ refuse: { status: 403, code: 'organizations_failed' } })
  expect(errorWords({ status: 403, code: 'organizations_failed' }, 'nl', '/vacancies')).toMatchObject({ code: '403', heading: 'Geen organisatie gevonden' })
})
