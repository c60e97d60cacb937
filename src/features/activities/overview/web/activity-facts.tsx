import { fullDay, longDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { hostOf } from '#kernel/fields/web-address.ts'
import { DefinitionList } from '#design/facts/definition-list.tsx'
import { Link } from '#design/link/link.tsx'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { targetGroupNames } from '#features/vacancies/model/target-group-words.ts'
import { costWords, kindWords, modeWords } from '#features/activities/model/code-words.ts'
import type { ActivityFacts as Facts } from '#features/activities/overview/fetch-activity.ts'
import { listWords as words } from '#features/activities/overview/list-words.ts'
import { timeInWords, whenInWords } from '#features/activities/series/when-words.ts'
import { statusWords } from '#features/activities/model/code-words.ts'
import { Clash } from './list-columns.tsx'

/** The facts of an activity, for those who keep it. */
export function ActivityFacts({ activity, now }: { activity: Facts; now: string }) {
  const t = useT()
  const locale = useLocale()
  const today = new Date(now)
  const { organization, kind, categories, targetGroups, attendanceMode, location, costKind, costText, registrationNeeded, registrationUrl, registrationWords } =
    activity
  const address = location && [location.name, `${location.street} ${location.houseNumber}`.trim(), [location.postcode, location.city].filter(Boolean).join(' ')]
  const items = [
    ...(organization ? [{ term: t(words.organization), value: <Link href={`/organizations/${organization.id}`}>{organization.name}</Link> }] : []),
    {
      term: t(words.when),
      value: (
        <>
          {whenInWords(activity, locale, today) ?? t(words.noDate)}
          {activity.clash && <Clash clash={activity.clash} now={today} />}
        </>
      ),
    },
    ...(activity.dates.length > 1 ? [{ term: t(words.dates), value: <NextDates activity={activity} now={today} /> }] : []),
    { term: t(words.place), value: [attendanceMode === 'offline' ? null : t(modeWords[attendanceMode]), ...(address ?? [])].filter(Boolean).join(', ') || '–' },
    { term: t(words.kind), value: t(kindWords[kind]) },
    { term: t(words.theme), value: categories.map((theme) => t(themeWords[theme])).join(', ') || '–' },
    ...(targetGroups?.length ? [{ term: t(words.targetGroups), value: targetGroups.map((code) => t(targetGroupNames[code])).join(', ') }] : []),
    { term: t(words.cost), value: [t(costWords[costKind]), costText].filter(Boolean).join(', ') },
    {
      term: t(words.registration),
      value: registrationNeeded ? (
        <>
          {registrationWords ?? t(words.needed)}
          {registrationUrl && (
            <>
              {' '}
              <Link href={registrationUrl}>{hostOf(registrationUrl)}</Link>
            </>
          )}
        </>
      ) : (
        t(words.noRegistration)
      ),
    },
    { term: t(words.followers), value: activity.followers ?? 0 },
    { term: t(words.handedIn), value: fullDay(locale, activity.statusSince) },
  ]
  return <DefinitionList items={items} />
}

/** The next dates, and how many more there are. */
function NextDates({ activity: { dates, moreDates }, now }: { activity: Facts; now: Date }) {
  const t = useT()
  const locale = useLocale()
  return (
    <ul>
      {dates.map(({ id, localStart, status }) => {
        const [day = '', time = ''] = localStart.split('T')
        return (
          <li key={id}>
            <time dateTime={localStart}>{`${longDay(locale, day, now)}, ${timeInWords(time, locale)}`}</time>
            {status === 'cancelled' && <span className="text-warn font-semibold">{`, ${t(statusWords.cancelled).toLowerCase()}`}</span>}
          </li>
        )
      })}
      {moreDates > 0 && <li className="text-text-soft">{t(words.moreDates, { n: moreDates })}</li>}
    </ul>
  )
}
