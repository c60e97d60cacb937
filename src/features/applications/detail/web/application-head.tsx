import { Alert } from '#design/feedback/alert.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { TelLink } from '#design/link/tel-link.tsx'
import { Breadcrumbs } from '#design/nav/breadcrumbs.tsx'
import type { ApplicationView } from '#features/applications/detail/application-view.ts'
import { expectedWords as words } from '#features/applications/detail/expected-words.ts'
import type { Expected } from '#features/applications/detail/expected.ts'
import { messages } from '#features/applications/model/messages.ts'
import { snoozeWords } from '#features/applications/model/snooze-words.ts'
import { VerbBars } from '#features/applications/model/web/verb-bars.tsx'
import { useCenterName } from '#kernel/i18n/web/center-name.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import './case.css'

/** The other side and the status. */
export function ApplicationHead({ one }: { one: ApplicationView }) {
  const t = useT()
  const title = one.isOwn ? one.about.vacancy.title : one.person
  return (
    <div className="case-head">
      <Breadcrumbs
        label={t(messages.applications)}
        crumbs={[{ href: '/applications', label: t(one.isOwn ? messages.yourApplications : messages.applications) }]}
        current={title}
      />
      <div className="min-w-0">
        <h1 className="text-2xl md:text-4xl break-words">{title}</h1>
        <p className="text-text-soft leading-snug lg:mt-1">{one.isOwn ? one.by : one.about.vacancy.title}</p>
      </div>
      <div className="case-bars">
        <VerbBars status={one.status} word={one.statusWord} />
      </div>
      {/* On a phone, while the conversation about an appointment takes the screen. */}
      <p className="case-ways">
        {one.call && (
          <TelLink phone={one.call.phone} className="icon-btn" label={t(words.call, one.call)}>
            <Icon name="phone" size={22} />
          </TelLink>
        )}
        <a href="#over" className="icon-btn" aria-label={t(words.more)} title={t(words.more)}>
          <Icon name="info" size={22} />
        </a>
      </p>
    </div>
  )
}

/** Two weeks without an answer, shown to organization and center; or until when the center has put it away. */
export function Silence({ one }: { one: ApplicationView }) {
  const t = useT()
  const center = useCenterName()
  if (one.snoozedUntil)
    return (
      <Alert tone="info">
        <p>{t(snoozeWords.isSnoozed, { day: one.snoozedUntil })}</p>
      </Alert>
    )
  if (!one.isEscalated || one.isOwn) return null
  const days = one.waits ?? 14
  return (
    <Alert tone="warn" title={t(messages.silenceTitle)}>
      <p>{one.isTeam ? t(messages.silenceTeam, { name: one.firstName, days, center }) : t(messages.silenceText, { organization: one.organization, days })}</p>
    </Alert>
  )
}

type Props = { expected: Expected; /** The place where the volunteer is expected; for the organization, the volunteer. */ with: string; isOwn: boolean }

/** When and where the volunteer is expected, by whom, how to reach them, and the calendar file. */
export function ExpectedCard({ expected: { title, when, where, who, email, phone, calendarUrl }, with: other, isOwn }: Props) {
  const t = useT()
  const name = who ?? other
  return (
    <section className="expected" aria-label={title}>
      <Icon name={when ? 'calendar-blank-duotone' : 'user-circle-duotone'} size={32} />
      <div className="min-w-0">
        <p className="text-text-soft leading-snug">{title}</p>
        {when && <p className="expected-when font-semibold leading-snug">{when}</p>}
        {where && <p className="leading-snug break-words">{where}</p>}
        <p className="leading-snug break-words">
          {!isOwn ? t(words.youMeet, { name: other }) : who ? t(words.who, { name: who, organization: other }) : other}
        </p>
      </div>
      <p className="expected-ways">
        {calendarUrl && (
          <a href={calendarUrl} className="btn btn-second btn-sm">
            <Icon name="calendar-plus" size={18} />
            {t(words.calendar)}
          </a>
        )}
        {isOwn && phone && (
          <TelLink phone={phone} className="btn btn-quiet btn-sm">
            <Icon name="phone" size={18} />
            {t(words.call, { name: name.split(' ')[0]! })}
          </TelLink>
        )}
        {isOwn && email && (
          <a href={`mailto:${email}`} className="btn btn-quiet btn-sm">
            <Icon name="envelope-simple" size={18} />
            {t(words.mail, { name: name.split(' ')[0]! })}
          </a>
        )}
      </p>
    </section>
  )
}
