import { expect, test } from 'vitest'
import { seenInWords } from './person-facts.tsx'

const now = new Date('2026-11-22T12:00:00Z')

test.each([
  ['2026-11-22T08:00:00Z', 'vandaag', 'today'],
  ['2026-11-21T08:00:00Z', 'gisteren', 'yesterday'],
  ['2026-11-19T08:00:00Z', '3 dagen geleden', '3 days ago'],
  ['2026-11-01T08:00:00Z', '3 weken geleden', '3 weeks ago'],
  ['2025-09-15T08:00:00Z', '14 maanden geleden', '14 months ago'],
  ['2024-01-15T08:00:00Z', '2 jaar geleden', '2 years ago'],
])('somebody seen at %s was here %s', (moment, nl, en) => {
  expect([seenInWords(moment, 'nl', now), seenInWords(moment, 'en', now)]).toEqual([nl, en])
})

test('who never came was seen at no time', () => expect(seenInWords(null, 'nl', now)).toBeNull())
