import { expect, test } from 'vitest'
import { draftTokenIn, forgetDraft, hasDraftFor, keepDraftToken } from './draft-cookie.ts'

const visit = (line = '') => new Request('https://demo.localhost/', { headers: { cookie: line.split(';', 1)[0]! } })
const gardening = '01930001-0000-7000-8000-000000000030'
const reading = '01930001-0000-7000-8000-000000000031'

test('a browser remembers for which vacancies its words wait, until they are sent', () => {
  const one = visit(keepDraftToken(visit(), 'T', gardening))
  const two = visit(keepDraftToken(one, 'T', reading))
  expect([draftTokenIn(two), hasDraftFor(two, `/vacancies/${gardening}#reageren`), hasDraftFor(two, `/vacancies/${reading}`)]).toEqual(['T', true, true])
  expect([hasDraftFor(one, `/vacancies/${reading}`), hasDraftFor(two, '/dashboard'), hasDraftFor(two, null)]).toEqual([false, false, false])

  const left = visit(forgetDraft(two, gardening))
  expect([hasDraftFor(left, `/vacancies/${gardening}`), hasDraftFor(left, `/vacancies/${reading}`)]).toEqual([false, true])
  expect(forgetDraft(left, reading)).toContain('Max-Age=0')
})

test('no script reads it, and it lives as long as the words', () => {
  expect(keepDraftToken(visit(), 'T', gardening)).toMatch(/; Max-Age=604800; Secure; HttpOnly; SameSite=Lax$/)
})

test('what somebody else wrote there does no harm', () => {
  for (const cookie of ['draft=', 'draft=~', 'draft=%00~~~', `draft=${'x'.repeat(5000)}`]) {
    expect(draftTokenIn(visit(cookie))).toBe(null)
    expect(hasDraftFor(visit(cookie), `/vacancies/${gardening}`)).toBe(false)
    expect(keepDraftToken(visit(cookie), 'T', gardening).length).toBeLessThan(1500)
  }
})
