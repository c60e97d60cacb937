import { DefinitionList } from '#design/facts/definition-list.tsx'
import { type SpokenLanguage, languageName } from '#kernel/i18n/spoken-languages.ts'
import { monthOf } from '#kernel/i18n/dates.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { useLocale } from '#kernel/i18n/web/provider.tsx'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { commitmentWords } from '#features/vacancies/model/choice-words.ts'
import { skillWords } from '#features/vacancies/model/work-words.ts'
import { whenInWords } from '#features/vacancies/presentation/when-in-words.ts'
import { cardWords as words, transportWords } from '#features/pool/card/card-words.ts'
import type { OwnCard } from '#features/pool/card/fetch-card.ts'
import { goalWords } from '#features/pool/matching/reason-words.ts'

export type ShownCard = Pick<
  OwnCard,
  'vogSeenOn' | 'themes' | 'skills' | 'dayparts' | 'commitment' | 'languages' | 'hoursPerWeek' | 'maxDistanceKm' | 'transport' | 'goal' | 'confirmedAt'
>

const named = <C extends string>(table: Record<C, { nl: string; en: string }>, codes: readonly C[] | null, locale: Locale) =>
  (codes ?? []).map((code) => table[code][locale].toLowerCase()).join(', ')

/** What a card says beside the words of its owner, as everybody who may see it reads it. */
export function CardFacts({ card }: { card: ShownCard }) {
  const locale = useLocale()
  const { themes, skills, dayparts, commitment, languages, hoursPerWeek, maxDistanceKm, transport, goal, vogSeenOn, confirmedAt } = card
  const far = [maxDistanceKm && say(locale, words.upTo, { km: maxDistanceKm }), transport && transportWords[transport][locale].toLowerCase()]
    .filter(Boolean)
    .join(', ')
  const often = [named(commitmentWords, commitment, locale), hoursPerWeek && say(locale, words.hours, { n: hoursPerWeek }).toLowerCase()]
    .filter(Boolean)
    .join(', ')
  const items = [
    { term: say(locale, words.likes), value: named(themeWords, themes, locale) },
    { term: say(locale, words.good), value: named(skillWords, skills, locale) },
    { term: say(locale, words.when), value: dayparts && dayparts.length > 0 ? whenInWords(dayparts, locale) : '' },
    { term: say(locale, words.howOften), value: often },
    { term: say(locale, words.howFar), value: far },
    { term: say(locale, words.speaks), value: (languages ?? []).map((code) => languageName(code as SpokenLanguage, locale)).join(', ') },
    { term: say(locale, words.vog), value: vogSeenOn ? say(locale, words.vogSeen, { month: monthOf(locale, vogSeenOn) }) : '' },
    { term: say(locale, words.hopes), value: goal ? goalWords[goal][locale].toLowerCase() : '' },
  ].filter(({ value }) => value !== '')
  return (
    <>
      {items.length > 0 && <DefinitionList items={items} />}
      <p className="mt-2 text-text-soft">{say(locale, words.confirmedIn, { month: monthOf(locale, confirmedAt) })}</p>
    </>
  )
}
