import { type ReactNode, useRef } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { LinkButton } from '#design/button/link-button.tsx'
import { messages as listMessages } from '#features/lists/messages.ts'
import { ListPanel } from '#features/lists/web/list-panel.tsx'
import type { VacancyFacts } from '#features/vacancies/fetch-vacancy.ts'
import { listWords as words } from '#features/vacancies/list-messages.ts'
import { VacancyStatusBadge } from './status-badge.tsx'
import { PanelFacts } from './panel-facts.tsx'
import { VacancyActs, type VacancyVerb, vacancyVerbs } from './vacancy-acts.tsx'
import { VacancyPicture } from './vacancy-picture.tsx'
import { VacancyReading } from './vacancy-reading.tsx'
import { WhyStopped } from './why-stopped.tsx'

type Props = {
  vacancy: VacancyFacts | null
  openId: string
  closed: string
  previous: string | null
  next: string | null
  ways: readonly { href: string; label: string }[]
  /** What happened to it, where whoever looks may know. */
  history: ReactNode
  now: string
}

/** As many acts as stand under the thumb; the others below the facts. */
const atHand = 3

/** A vacancy beside its list: its facts, its acts, its text, and what happened. */
export function VacancyPanel({ vacancy, ways, history, now, ...panel }: Props) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  if (!vacancy)
    return (
      <ListPanel {...panel} title={t(listMessages.gone)}>
        <p>{t(listMessages.gone)}</p>
      </ListPanel>
    )
  const { id, title, summary, status, meta } = vacancy
  const may = (verb: VacancyVerb) => meta.permissions.includes(verb)
  // What was asked for is not asked again once it is so.
  const state = [id, status, vacancy.priorityUntil, vacancy.sharedWith].join(' ')
  // What is unticked is shared no more: that takes a button of its own only where nothing can be ticked.
  const verbs = vacancyVerbs.filter((verb) => may(verb) && (verb !== 'unshare' || !may('share')))
  const acts = { vacancy, now, onDone: () => heading.current?.focus(), gone: panel.closed, isSmall: true }
  return (
    <ListPanel
      {...panel}
      title={title}
      head={<VacancyStatusBadge status={status} />}
      foot={verbs.length > 0 && <VacancyActs key={state} {...acts} verbs={verbs.slice(0, atHand)} />}
    >
      <h3 ref={heading} tabIndex={-1} className="text-2xl">
        {title}
      </h3>
      <div className="flex gap-4 items-center mt-3">
        <VacancyPicture vacancy={vacancy} className="!w-20 shrink-0" />
        <p className="min-w-0">{summary}</p>
      </div>
      <WhyStopped vacancy={vacancy} />
      <div className="mt-4">
        <PanelFacts vacancy={vacancy} now={now} />
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-2 mt-5">
        {ways.map(({ href, label }) => (
          <LinkButton key={href} href={href} variant="second" size="small">
            {label}
          </LinkButton>
        ))}
      </p>
      {verbs.length > atHand && (
        <div className="mt-5">
          <VacancyActs key={state} {...acts} verbs={verbs.slice(atHand)} />
        </div>
      )}
      <details className="mt-6">
        <summary className="link inline-block py-2 cursor-pointer">{t(words.wholeText)}</summary>
        <VacancyReading vacancy={vacancy} />
      </details>
      {history}
    </ListPanel>
  )
}
