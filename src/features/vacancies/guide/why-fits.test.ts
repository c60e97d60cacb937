import { expect, test } from 'vitest'
import { emptySearch } from '#features/vacancies/search/search-address.ts'
import { type Fitted, becauseInWords, reasonsFor } from './suggestions.ts'

const choir: Fitted = { themes: ['arts', 'elderly'], commitment: 'recurring', dayparts: ['sat_morning'], suitableFor: ['small_group'] }
const answers = { ...emptySearch, theme: ['arts'], daypart: ['sat', 'evening'], suitable: ['small_group'] } as typeof emptySearch

test('a suggestion says what fits, in words, and no more than the vacancy says itself', () => {
  expect(becauseInWords(reasonsFor(answers, choir), 'nl')).toBe('Omdat je op zaterdag kunt, van kunst en muziek houdt en graag in een groepje werkt.')
  expect(becauseInWords(reasonsFor({ ...answers, suitable: [] }, choir), 'en')).toBe('Because you can on Saturday and love art and music.')
})

test('without the field there is no reason', () => {
  expect(reasonsFor(answers, { ...choir, themes: ['sport'], dayparts: null, suitableFor: null })).toEqual([])
  expect(reasonsFor(answers, { ...choir, dayparts: ['mon_morning'] })).toEqual(['arts', 'on_small_group'])
  expect(becauseInWords([], 'nl')).toBeNull()
})
