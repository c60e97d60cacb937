import { MailAddress } from '#design/link/mail-address.tsx'
import { DefinitionList } from '#design/facts/definition-list.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { Link } from '#design/link/link.tsx'
import { TelLink } from '#design/link/tel-link.tsx'
import { daysToRestore } from '#features/users/model/user-states.ts'
import type { PersonView } from '#features/users/person/fetch-person.ts'
import { staffWords as words } from '#features/users/person/staff-messages.ts'
import { ago, dayOf, daysBetween, fullDay } from '#kernel/i18n/dates.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'

const inNumbers = (locale: Locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'always' })
/** Created once, since creating a formatter takes longer than using it a hundred times. */
const always = { nl: inNumbers('nl'), en: inNumbers('en') } as const

/** When somebody was last here: "gisteren", "3 dagen geleden", "14 maanden geleden"; null for somebody who never signed in. */
export function seenInWords(moment: string | null, locale: Locale, now: Date = new Date()): string | null {
  if (moment === null) return null
  const days = daysBetween(moment, now)
  if (days <= 14) return ago(locale, moment, now)
  const relative = always[locale]
  if (days < 60) return relative.format(-Math.floor(days / 7), 'week')
  return days < 730 ? relative.format(-Math.floor(days / 30.44), 'month') : relative.format(-Math.floor(days / 365.25), 'year')
}

/** The details of a person, with links to call and mail them. */
export function PersonFacts({ person }: { person: PersonView }) {
  const t = useT()
  const locale = useLocale()
  const { firstName, email, phone, locale: language, status, createdAt, lastSeenAt, isStaffs, archivedAt, registeredElsewhere, isRestorable } = person
  const rows = [
    ...(email
      ? [
          {
            term: t(words.email),
            value: (
              <Link href={`mailto:${email}`}>
                <MailAddress>{email}</MailAddress>
              </Link>
            ),
          },
        ]
      : []),
    ...(phone ? [{ term: t(words.phone), value: <TelLink phone={phone} /> }] : []),
    ...(language ? [{ term: t(words.language), value: t(language === 'nl' ? words.dutch : words.english) }] : []),
    { term: t(status === 'invited' ? words.invitedOn : words.since), value: fullDay(locale, createdAt) },
    ...(isStaffs ? [{ term: t(words.lastSeen), value: seenInWords(lastSeenAt, locale) ?? t(words.never) }] : []),
  ]
  return (
    <>
      <DefinitionList items={rows} />
      {status === 'archived' && archivedAt && isRestorable && (
        <div className="mt-5">
          <Alert tone="warn">
            <p>{t(words.goneOn, { day: fullDay(locale, lastDayToRestore(archivedAt)) })}</p>
          </Alert>
        </div>
      )}
      {registeredElsewhere && status !== 'archived' && (
        <div className="mt-5">
          <Alert>
            <p>{t(words.elsewhere, { name: firstName })}</p>
          </Alert>
        </div>
      )}
    </>
  )
}

const lastDayToRestore = (archivedAt: string) => dayOf(new Date(Date.parse(archivedAt) + daysToRestore * 86_400_000))
