import { amount, choice, codes, either, pageNumber, point, freeText } from '#kernel/search/parameter.ts'
import { type AskedOf, defineSearch, type FacetsOf } from '#kernel/search/search.ts'
import { say } from '#kernel/i18n/messages.ts'
import { themeWords } from '#features/organizations/messages.ts'
import { themes } from '#features/organizations/themes.ts'
import { commitmentWords } from './messages.ts'
import { capital } from './row-facts.ts'
import { searchWords } from './search-messages.ts'
import { commitments, dayparts, suitableCodes } from './states.ts'
import { daypartInWords } from './when-in-words.ts'

/** What can be looked for (decisions 17). A new filter is an entry here, and what is chosen with in `web/filters.tsx`. */
const parameters = {
  q: freeText({ filter: 'search', max: 100, maxInApi: 256 }),
  theme: codes(themes, {
    filter: 'with_theme',
    column: 'themes',
    facet: true,
    title: searchWords.kindOfWork,
    say: (theme, locale) => say(locale, themeWords[theme]),
  }),
  daypart: codes(dayparts, {
    filter: 'with_daypart',
    column: 'dayparts',
    facet: true,
    title: searchWords.when,
    say: (daypart, locale) => capital(daypartInWords(daypart, locale)),
  }),
  commitment: codes(commitments, {
    filter: 'commitment',
    column: 'commitment',
    facet: true,
    title: searchWords.howMuchTime,
    say: (commitment, locale) => say(locale, commitmentWords[commitment]),
  }),
  suitable: codes(suitableCodes, { filter: 'with_suitable_for', column: 'suitable_for', apiOnly: true }),
  /** A town or a postcode. */
  place: freeText({ filter: 'place', max: 80 }),
  point: point(),
  km: amount({ filter: 'km', max: 300, with: 'place' }),
  /** Without one: the order that fits what is asked. */
  sort: choice(['relevance', 'distance', '-published_at', 'title']),
  view: either(['list', 'map']),
  page: pageNumber(),
}

export const vacancySearch = defineSearch({
  page: '/vacancies/search',
  api: 'vacancies/search',
  parameters,
  also: {
    /** A postcode and, after a comma, how far from it. */
    near_postcode: (asked, sent) => {
      const [place = '', km, ...rest] = sent.join(',').split(',')
      return rest.length === 0 && put(asked, 'place', [place]) && (!km || put(asked, 'km', [km]))
    },
    /** Latitude, longitude and, after another comma, how far from there. */
    near: (asked, sent) => {
      const [lat = '', lng = '', km, ...rest] = sent.join(',').split(',')
      return rest.length === 0 && put(asked, 'point', [lat, lng]) && (km === undefined || put(asked, 'km', [km]))
    },
  },
})

export type VacancySearch = AskedOf<typeof vacancySearch>
export type SearchFacets = FacetsOf<typeof vacancySearch>
export type SearchSort = NonNullable<VacancySearch['sort']>

function put(asked: Partial<Record<'place' | 'point' | 'km', unknown>>, name: 'place' | 'point' | 'km', sent: readonly string[]): boolean {
  const value = parameters[name].parse(sent)
  if (value !== undefined) asked[name] = value
  return value !== undefined
}
