import { amount, choice, codes, either, pageNumber, point, freeText } from '#kernel/search/parameter.ts'
import { type AskedOf, defineSearch, type FacetsOf } from '#kernel/search/search.ts'
import { say } from '#kernel/i18n/messages.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { themes } from '#features/organizations/model/themes.ts'
import { commitmentWords, suitableWords } from '#features/vacancies/model/choice-words.ts'
import { enoughDutchWords, searchWords } from './search-messages.ts'
import { commitments, suitableCodes, targetGroups } from '#features/vacancies/model/states.ts'
import { targetGroupNames } from '#features/vacancies/model/target-group-words.ts'
import { momentInWords, moments } from '#features/vacancies/model/whole-dayparts.ts'

/** The parameters of the search (decisions 17). A new filter is an entry here and one in `web/filters.tsx`. */
const searchParameters = {
  q: freeText({ filter: 'search', max: 100, maxInApi: 256 }),
  theme: codes(themes, {
    filter: 'with_theme',
    column: 'themes',
    facet: true,
    title: searchWords.kindOfWork,
    say: (theme, locale) => say(locale, themeWords[theme]),
  }),
  whom: codes(targetGroups, {
    filter: 'with_target_group',
    column: 'target_groups',
    facet: true,
    title: searchWords.whom,
    say: (group, locale) => say(locale, targetGroupNames[group]),
  }),
  daypart: codes(moments, {
    filter: 'with_daypart',
    column: 'dayparts',
    facet: true,
    title: searchWords.when,
    say: momentInWords,
  }),
  commitment: codes(commitments, {
    filter: 'commitment',
    column: 'commitment',
    facet: true,
    title: searchWords.howMuchTime,
    say: (commitment, locale) => say(locale, commitmentWords[commitment]),
  }),
  // Requirements of the visitor. Each is a group of its own, because all that are ticked must hold.
  experience: codes(['none'], {
    filter: 'with_experience',
    column: 'experience',
    facet: true,
    title: searchWords.helpsMe,
    say: (_none, locale) => say(locale, searchWords.noExperience),
  }),
  /** The visitor's level of Dutch: finds vacancies that need no more. */
  dutch: codes(['A1', 'A2', 'B1'], {
    filter: 'with_dutch',
    column: 'dutch',
    facet: true,
    title: searchWords.helpsMe,
    say: (level, locale) => say(locale, enoughDutchWords[level]),
  }),
  suitable: codes(suitableCodes, {
    filter: 'with_suitable_for',
    column: 'suitable_for',
    facet: true,
    title: searchWords.helpsMe,
    say: (code, locale) => say(locale, suitableWords[code]!),
  }),
  expenses: codes(['paid'], {
    filter: 'with_expenses',
    column: 'expenses',
    facet: true,
    title: searchWords.helpsMe,
    say: (_paid, locale) => say(locale, searchWords.expensesPaid),
  }),
  /** A town or a postcode. */
  place: freeText({ filter: 'place', max: 80 }),
  point: point(),
  km: amount({ filter: 'km', max: 300, with: 'place' }),
  /** By default, the order that fits the search. */
  sort: choice(['relevance', 'distance', '-published_at', 'title']),
  /** `favourites` and `alert` are personal pages, which are never cached. */
  view: either(['list', 'map', 'favourites', 'alert', 'guide']),
  /** Of the guide: the question, or the results. */
  step: either(['1', '2', '3', '4', '5', 'done']),
  page: pageNumber(),
}

export const vacancySearch = defineSearch({
  page: '/vacancies/search',
  api: 'vacancies/search',
  parameters: searchParameters,
  also: {
    /** A postcode and, after a comma, the radius. */
    near_postcode: (asked, sent) => {
      const [place = '', km, ...rest] = sent.join(',').split(',')
      return rest.length === 0 && put(asked, 'place', [place]) && (!km || put(asked, 'km', [km]))
    },
    /** Latitude, longitude and, after another comma, the radius. */
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
  const value = searchParameters[name].parse(sent)
  if (value !== undefined) asked[name] = value
  return value !== undefined
}
