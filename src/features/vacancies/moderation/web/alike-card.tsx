import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { alikeWords as words } from '#features/vacancies/moderation/alike-words.ts'
import type { Alike } from '#features/vacancies/moderation/fetch-alike.ts'
import { whenInWords } from '#features/vacancies/presentation/when-in-words.ts'
import type { VacancyFacts } from '#features/vacancies/staff-list/fetch-vacancy.ts'
import { VacancyStatusBadge } from '#features/vacancies/staff-list/web/status-badge.tsx'
import { fullDay } from '#kernel/i18n/dates.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'

/** Beside the vacancy under review: what looks like it, with what is the same and what is not. */
export function AlikeCard({ vacancy, alike }: { vacancy: VacancyFacts; alike: readonly Alike[] }) {
  const t = useT()
  const locale = useLocale()
  if (alike.length === 0) return null
  return (
    <section className="likeness" aria-labelledby="alike">
      <h3 id="alike" className="h-row">
        <Icon name="warning-fill" size={22} />
        {t(words.title, { n: alike.length })}
      </h3>
      <ul>
        {alike.map((one) => (
          <li key={one.id}>
            <div className="likeness-line">
              <span>
                <Anchor href={`/vacancies?open=${one.id}`} className="link font-semibold">
                  {one.title}
                </Anchor>
                <small>{sentenceOf(one, vacancy, locale)}</small>
              </span>
              <VacancyStatusBadge status={one.status} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Timed = Pick<Alike, 'dayparts' | 'slots'>
const timesOf = ({ dayparts, slots }: Timed) => JSON.stringify([(dayparts ?? []).toSorted(), slots.map(({ startsAt, endsAt }) => [startsAt, endsAt])])

function sentenceOf(one: Alike, own: Timed & { city: string | null }, locale: Locale): string {
  const isSameTime = timesOf(one) === timesOf(own)
  const isSamePlace = one.city === own.city
  return [
    say(locale, one.isSameTitle ? words.sameTitle : words.likeTitle),
    ...(one.isSameSummary ? [say(locale, words.sameSummary)] : []),
    ...(isSameTime && isSamePlace ? [say(locale, words.sameTime)] : []),
    ...(isSameTime ? [] : [say(locale, words.otherTime, { when: whenInWords(one.dayparts ?? [], locale) })]),
    ...(isSamePlace || !one.city ? [] : [say(locale, words.otherPlace, { city: one.city })]),
    say(locale, words.made, { day: fullDay(locale, one.createdAt) }),
  ].join(', ')
}
