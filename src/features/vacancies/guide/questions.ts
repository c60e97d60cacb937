import type { IconName } from '#design/icon/icon-names.ts'
import type { TileName } from '#design/tile/tile-names.ts'
import { themes } from '#features/organizations/model/themes.ts'
import type { VacancySearch } from '#features/vacancies/search/search.ts'
import { commitments } from '#features/vacancies/model/states.ts'
import { guideWords as words } from './messages.ts'

/** The answers are search parameters in the address, so that the browser's back button works on every page of the guide. */
export type AnswerName = 'theme' | 'suitable' | 'daypart' | 'commitment' | 'experience' | 'dutch' | 'expenses'
export type Option = { name: AnswerName; code: string; tile?: TileName; icon?: IconName }
export type Question = { title: { nl: string; en: string }; options: readonly Option[] }

const of = (name: AnswerName, codes: readonly string[]): Option[] => codes.map((code) => ({ name, code }))

/** Five at most, the first two with pictures (domain §5.2). */
export const questions: readonly Question[] = [
  { title: words.whatYouLike, options: of('theme', themes) },
  {
    title: words.withWhom,
    options: [
      { ...of('suitable', ['alone'])[0]!, tile: 'schrijven' },
      { ...of('suitable', ['one_on_one'])[0]!, tile: 'koffie' },
      { ...of('suitable', ['small_group'])[0]!, tile: 'vergadering' },
      { ...of('suitable', ['family'])[0]!, tile: 'vlieger' },
    ],
  },
  { title: words.whenYouCan, options: of('daypart', ['morning', 'afternoon', 'evening', 'sat', 'sun']) },
  { title: words.howMuchTime, options: of('commitment', commitments) },
  {
    title: words.whatHelps,
    options: [...of('experience', ['none']), ...of('dutch', ['A2']), ...of('suitable', ['wheelchair']), ...of('expenses', ['paid'])],
  },
]

const names: readonly AnswerName[] = ['theme', 'suitable', 'daypart', 'commitment', 'experience', 'dutch', 'expenses']
const chosenOf = (search: VacancySearch, name: AnswerName): readonly string[] => search[name]

/** The answers to the other questions, which the form of this one carries along as hidden fields. */
export function otherAnswers(search: VacancySearch, { options }: Question): { name: AnswerName; code: string }[] {
  return names.flatMap((name) =>
    chosenOf(search, name)
      .filter((code) => !options.some((option) => option.name === name && option.code === code))
      .map((code) => ({ name, code })),
  )
}

export const isAnswer = (search: VacancySearch, { name, code }: Option): boolean => chosenOf(search, name).includes(code)

/** Answers that are requirements rather than preferences: every suggestion must meet them. */
export function needsOf({ suitable, experience, dutch, expenses }: VacancySearch): Partial<VacancySearch> {
  return { experience, dutch, expenses, suitable: suitable.filter((code) => code === 'wheelchair') }
}
