import { isDate } from '#kernel/fields/date-text.ts'
import { say } from '#kernel/i18n/messages.ts'
import { languageName, spokenLanguages } from '#kernel/i18n/spoken-languages.ts'
import { amount, codes, either, freeText, pageNumber, type Parameter } from '#kernel/search/parameter.ts'
import { type AskedOf, defineSearch, type FacetsOf } from '#kernel/search/search.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { themes } from '#features/organizations/model/themes.ts'
import { targetGroups } from '#features/vacancies/model/states.ts'
import { targetGroupNames } from '#features/vacancies/model/target-group-words.ts'
import { kindWords, partWords, weekdayName } from '#features/activities/model/code-words.ts'
import { activityKinds, partsOfDay } from '#features/activities/model/codes.ts'
import { searchWords } from './search-words.ts'

/** A date or a month as text, null for none. A page ignores one that does not exist, and says so (`wrongMonth`). */
function when(filter: string, isRight: (value: string) => boolean): Parameter<string | null> {
  const read = (sent: string | undefined) => (sent !== undefined && isRight(sent) ? sent : null)
  return {
    filter,
    empty: null,
    read: ([sent]) => read(sent),
    parse: (sent) => read(sent.at(-1)) ?? undefined,
    write: (value) => (value === null ? [] : [value]),
  }
}

/** Whether `2026-12` is a month. */
export const isMonth = (value: string): boolean => /^\d{4}-\d{2}$/.test(value) && isDate(`${value}-01`)

/** The calendar of visitors: its address, its filters in the API, and their numbers. */
export const calendarSearch = defineSearch({
  page: '/activiteitenkalender',
  api: 'activities/calendar',
  parameters: {
    month: when('month', isMonth),
    from: when('from', isDate),
    day: when('day', isDate),
    view: { ...either(['list', 'week', 'month', 'day']), filter: 'view' },
    category: codes(themes, {
      filter: 'with_category',
      column: 'categories',
      facet: true,
      title: searchWords.category,
      say: (theme, locale) => say(locale, themeWords[theme]),
    }),
    kind: codes(activityKinds, {
      filter: 'with_kind',
      column: 'kind',
      facet: true,
      title: searchWords.kind,
      say: (kind, locale) => say(locale, kindWords[kind]),
    }),
    audience: codes(targetGroups, {
      filter: 'with_target_group',
      column: 'target_groups',
      facet: true,
      title: searchWords.audience,
      say: (group, locale) => say(locale, targetGroupNames[group]),
    }),
    free: codes(['yes'], { filter: 'free', column: 'free', facet: true, title: searchWords.costs, say: (_yes, locale) => say(locale, searchWords.free) }),
    part: codes(partsOfDay, {
      filter: 'part_of_day',
      column: 'part',
      facet: true,
      title: searchWords.part,
      say: (part, locale) => say(locale, partWords[part]),
    }),
    weekday: codes(['1', '2', '3', '4', '5', '6', '7'], {
      filter: 'weekday',
      column: 'weekday',
      facet: true,
      title: searchWords.weekday,
      say: (day, locale) => weekdayName(Number(day), locale),
    }),
    online: codes(['yes'], {
      filter: 'online',
      column: 'online',
      facet: true,
      title: searchWords.where,
      say: (_yes, locale) => say(locale, searchWords.online),
    }),
    language: codes(spokenLanguages, { filter: 'with_language', column: 'languages', facet: true, title: searchWords.language, say: languageName }),
    access: codes(['step_free'], {
      filter: 'access',
      column: 'accessibility',
      facet: true,
      title: searchWords.access,
      say: (_free, locale) => say(locale, searchWords.stepFree),
    }),
    place: freeText({ filter: 'place', max: 80 }),
    km: amount({ filter: 'km', max: 300, with: 'place' }),
    page: pageNumber(),
  },
})

export type CalendarSearch = AskedOf<typeof calendarSearch>
export type CalendarFacets = FacetsOf<typeof calendarSearch>
