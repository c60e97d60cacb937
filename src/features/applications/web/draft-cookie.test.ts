import { expect, test } from 'vitest'
import { keepDraft, readDraft } from './draft-cookie.ts'

const draft = { motivation: 'Ik zing graag, en ‘s morgens heb ik tijd. ☕', answers: { q1: 'Maandag' }, consentShare: true }
const request = (line: string) => new Request('http://demo.localhost/vacancies/1', { headers: { cookie: line.split(';')[0]! } })

test('what was written before signing in is there afterwards, for that vacancy only', async () => {
  const line = await keepDraft('1', draft)
  expect(line).toContain('HttpOnly')
  expect(await readDraft(request(line), '1')).toEqual(draft)
  expect(await readDraft(request(line), '2')).toBeNull()
})

test('a cookie of somebody else is no draft', async () => {
  for (const line of ['draft=', 'draft=%7B%7D', 'draft=AAAA', 'other=1']) expect(await readDraft(request(line), '1')).toBeNull()
})

test('the longest message still fits in a cookie', async () => {
  const words = 'Vrijwilliger zijn in mijn eigen buurt lijkt me mooi omdat ik veel mensen ken. '
  const line = await keepDraft('1', { ...draft, motivation: words.repeat(26).slice(0, 2000) })
  expect(line.split(';')[0]!.length).toBeLessThan(4000)
})
