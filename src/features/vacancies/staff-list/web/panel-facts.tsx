import { MailAddress } from '#design/link/mail-address.tsx'
import { hostOf } from '#kernel/fields/web-address.ts'
import { DefinitionList } from '#design/facts/definition-list.tsx'
import { Link } from '#design/link/link.tsx'
import { TelLink } from '#design/link/tel-link.tsx'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { capitalize } from '#features/vacancies/model/capitalize.ts'
import { isFirst } from '#features/vacancies/model/put-first-days.ts'
import { targetGroupWords } from '#features/vacancies/model/target-group-words.ts'
import { templateNames } from '#features/vacancies/model/template-names.ts'
import { activityWords, skillWords } from '#features/vacancies/model/work-words.ts'
import { timeInWords } from '#features/vacancies/presentation/time-in-words.ts'
import { placeName } from '#features/vacancies/presentation/vacancy-facts.ts'
import { vacancyInWords } from '#features/vacancies/presentation/vacancy-in-words.ts'
import { VacancyText } from '#features/vacancies/presentation/web/vacancy-text.tsx'
import { whenInWords } from '#features/vacancies/presentation/when-in-words.ts'
import type { VacancyFacts } from '#features/vacancies/staff-list/fetch-vacancy.ts'
import { listWords as words } from '#features/vacancies/staff-list/list-messages.ts'
import { closeReasonWords } from '#features/vacancies/transitions/action-words.ts'
import { longDay, today } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Expires, Places, Reactions } from './list-columns.tsx'

type Props = { vacancy: VacancyFacts; now: string; /** One half of the facts, if they are shown in two columns. */ half?: 'first' | 'second' }

/** The facts of a vacancy for staff. */
export function PanelFacts({ vacancy, now, half }: Props) {
  const t = useT()
  const locale = useLocale()
  const { organization, contactUser, themes, activities, skills, targetGroups, templateId, externalApplyUrl, dayparts, createdAt, publishedAt, validThrough } =
    vacancy
  const items = [
    ...(organization ? [{ term: t(words.organization), value: <Link href={`/organizations/${organization.id}`}>{organization.name}</Link> }] : []),
    ...(contactUser ? [{ term: t(words.contact), value: <Contact contact={contactUser} /> }] : []),
    { term: t(words.themes), value: themes.map((theme) => t(themeWords[theme])).join(', ') || '–' },
    ...(targetGroups?.length ? [{ term: t(words.targetGroups), value: capitalize(targetGroups.map((code) => t(targetGroupWords[code])).join(', ')) }] : []),
    ...(activities?.length ? [{ term: t(words.activities), value: activities.map((code) => t(activityWords[code])).join('; ') }] : []),
    ...(skills?.length ? [{ term: t(words.skills), value: capitalize(skills.map((code) => t(skillWords[code])).join(', ')) }] : []),
    { term: t(words.when), value: capitalize(whenInWords(dayparts ?? [], locale)) },
    { term: t(words.time), value: capitalize(timeInWords(vacancy, locale)) },
    { term: t(words.where), value: placeName(vacancy) ?? (vacancy.locationMode === 'remote' ? t(words.fromHome) : '–') },
    ...(externalApplyUrl ? [{ term: t(words.elsewhere), value: <Elsewhere url={externalApplyUrl} /> }] : []),
    { term: t(words.reactions), value: <Reactions vacancy={vacancy} /> },
    { term: t(words.places), value: <Places vacancy={vacancy} /> },
    ...(validThrough ? [{ term: t(words.expires), value: <Expires vacancy={vacancy} now={now} /> }] : []),
    ...(isFirst(vacancy, today(new Date(now))) ? [{ term: t(words.firstUntil), value: longDay(locale, vacancy.priorityUntil!) }] : []),
    ...(vacancy.sharedWith?.length ? [{ term: t(words.sharedWith), value: namesOf(vacancy) }] : []),
    ...(templateId ? [{ term: t(words.begunWith), value: t(templateNames[templateId]) }] : []),
    { term: t(words.age), value: longDay(locale, createdAt) },
    ...(publishedAt ? [{ term: t(words.online), value: longDay(locale, publishedAt) }] : []),
  ]
  const middle = Math.ceil(items.length / 2)
  return <DefinitionList items={half === 'first' ? items.slice(0, middle) : half === 'second' ? items.slice(middle) : items} />
}

const namesOf = ({ sharedWith, centers }: VacancyFacts) =>
  centers
    .filter(({ id }) => sharedWith?.includes(id))
    .map(({ name }) => name)
    .join(', ')

function Contact({ contact: { name, email, phone } }: { contact: NonNullable<VacancyFacts['contactUser']> }) {
  return (
    <>
      <strong className="font-semibold">{name}</strong>
      {email && (
        <>
          <br />
          <Link href={`mailto:${email}`}>
            <MailAddress>{email}</MailAddress>
          </Link>
        </>
      )}
      {phone && (
        <>
          <br />
          <TelLink phone={phone} />
        </>
      )}
    </>
  )
}

/** The host name only; the whole address would not fit. */
function Elsewhere({ url }: { url: string }) {
  return (
    <Link href={url} rel="noreferrer noopener">
      {URL.canParse(url) ? hostOf(url) : url}
    </Link>
  )
}

/** The text of a vacancy for staff. */
export function VacancyReading({ vacancy }: { vacancy: VacancyFacts }) {
  return <VacancyText {...vacancyInWords(vacancy, useLocale(), { away: null, isOpen: false })} />
}

/** Why it was denied or closed, or what the center asks to change. */
export function WhyStopped({ vacancy: { status, deniedReason, closedReason, requestedChanges } }: { vacancy: VacancyFacts }) {
  const t = useT()
  const why = requestedChanges
    ? `${t(words.changesAsked)}: ${requestedChanges}`
    : status === 'denied'
      ? deniedReason
      : status === 'closed' && closedReason
        ? t(closeReasonWords[closedReason])
        : null
  return why ? <p className="mt-4 border-l-4 border-line-strong pl-4">{why}</p> : null
}
