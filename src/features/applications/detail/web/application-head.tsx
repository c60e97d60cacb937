import { useT } from '#kernel/i18n/web/provider.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { Breadcrumbs } from '#design/nav/breadcrumbs.tsx'
import type { ApplicationView } from '#features/applications/detail/application-view.ts'
import { messages } from '#features/applications/model/messages.ts'
import { VerbBars } from '#features/applications/model/web/verb-bars.tsx'
import './case.css'

/** Whom or what it is about, and how far it is. */
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
      <div>
        <VerbBars status={one.status} word={one.statusWord} />
      </div>
    </div>
  )
}

/** Silence of two weeks, said to both who could end it. */
export function Silence({ one }: { one: ApplicationView }) {
  const t = useT()
  if (!one.isEscalated || one.isOwn) return null
  const days = one.waits ?? 14
  return (
    <Alert tone="warn" title={t(messages.silenceTitle)}>
      <p>{one.isTeam ? t(messages.silenceTeam, { name: one.firstName, days }) : t(messages.silenceText, { organization: one.organization, days })}</p>
    </Alert>
  )
}
