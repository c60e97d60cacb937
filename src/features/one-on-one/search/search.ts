import { languageName, spokenLanguages } from '#kernel/i18n/spoken-languages.ts'
import { say } from '#kernel/i18n/messages.ts'
import { codes, freeText, pageNumber, point } from '#kernel/search/parameter.ts'
import { type AskedOf, defineSearch, emptyOf } from '#kernel/search/search.ts'
import { readAddress, writeAddress } from '#kernel/search/address.ts'
import { dayparts } from '#features/vacancies/model/states.ts'
import { helpCategories, helpFrequencies, helpKinds } from '#features/one-on-one/model/codes.ts'
import { categoryWords, daypartName, frequencyWords, kindWords } from '#features/one-on-one/model/code-words.ts'
import { searchWords as words } from './search-words.ts'

/** The filters of the public list (domain §3.11). What is looked for stands in titles and approved words: what people wrote is encrypted. */
export const helpSearch = defineSearch({
  page: '/een-op-een-hulp',
  api: 'help_requests/search',
  parameters: {
    q: freeText({ filter: 'search', max: 100 }),
    kind: codes(helpKinds, { filter: 'kind', column: 'kind', title: words.what, say: (kind, locale) => say(locale, kindWords[kind]) }),
    category: codes(helpCategories, { filter: 'category', column: 'category', title: words.about, say: (code, locale) => say(locale, categoryWords[code]) }),
    frequency: codes(helpFrequencies, {
      filter: 'frequency',
      column: 'frequency',
      title: words.often,
      say: (code, locale) => say(locale, frequencyWords[code]),
    }),
    daypart: codes(dayparts, { filter: 'daypart', column: 'dayparts', title: words.when, say: daypartName }),
    language: codes(spokenLanguages, { filter: 'with_language', column: 'preferred_language', title: words.language, say: languageName }),
    /** A town or a postcode. */
    place: freeText({ filter: 'place', max: 80 }),
    point: point(),
    page: pageNumber(),
  },
  also: {
    near_postcode: (asked, sent) => {
      const [place = '', ...rest] = sent
      if (place.trim() === '' || place.length > 80 || rest.length > 0) return false
      asked.place = place.trim()
      return true
    },
  },
})

export type HelpSearch = AskedOf<typeof helpSearch>
export const emptyHelpSearch: HelpSearch = emptyOf(helpSearch)
export const readHelpSearch = (parameters: URLSearchParams): HelpSearch => readAddress(helpSearch, parameters)
export const helpAddress = (search: Partial<HelpSearch>, change: Partial<HelpSearch> = {}): string => writeAddress(helpSearch, search, change)
