import { type ReactNode, useRef } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { MissingRowPanel, type PanelPlace } from '#features/lists/web/missing-row-panel.tsx'
import { ThingPanel, type Way } from '#features/lists/web/thing-panel.tsx'
import type { VacancyFacts } from '#features/vacancies/staff-list/fetch-vacancy.ts'
import { listWords as words } from '#features/vacancies/staff-list/list-messages.ts'
import { VacancyStatusBadge } from './status-badge.tsx'
import { PanelFacts, VacancyReading, WhyStopped } from './panel-facts.tsx'
import { VacancyActions, type VacancyVerb, vacancyVerbs } from '#features/vacancies/transitions/web/vacancy-actions.tsx'
import { VacancyPicture } from '#features/vacancies/presentation/web/vacancy-picture.tsx'

type Props = PanelPlace & {
  vacancy: VacancyFacts | null
  ways: readonly Way[]
  /** What changed without review. */
  changes: ReactNode
  /** The audit events, if the reader may see them. */
  history: ReactNode
  now: string
}

/** How many actions fit at the bottom of a phone; the others come below the facts. */
const atHand = 3

/** A vacancy beside its list: facts, actions, text and history. */
export function VacancyPanel({ vacancy, ways, changes, history, now, ...place }: Props) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  if (!vacancy) return <MissingRowPanel {...place} />
  const { id, title, summary, status, meta } = vacancy
  const may = (verb: VacancyVerb) => meta.permissions.includes(verb)
  // A key that mounts the actions again after each change, which closes their open forms.
  const state = [id, status, vacancy.priorityUntil, vacancy.sharedWith].join(' ')
  // Unticking all centers in the share form unshares too, so `unshare` has a button only if the form is not available.
  const verbs = vacancyVerbs.filter((verb) => may(verb) && (verb !== 'unshare' || !may('share')))
  const acts = { vacancy, now, onDone: () => heading.current?.focus(), gone: place.closed, isSmall: true }
  return (
    <ThingPanel
      place={place}
      title={title}
      heading={heading}
      badge={<VacancyStatusBadge status={status} />}
      foot={verbs.length > 0 && <VacancyActions key={state} {...acts} verbs={verbs.slice(0, atHand)} />}
      picture={<VacancyPicture vacancy={vacancy} className="!w-20 shrink-0" />}
      summary={summary}
      above={
        <>
          <WhyStopped vacancy={vacancy} />
          {changes}
        </>
      }
      facts={<PanelFacts vacancy={vacancy} now={now} />}
      ways={ways}
    >
      {verbs.length > atHand && (
        <div className="mt-5">
          <VacancyActions key={state} {...acts} verbs={verbs.slice(atHand)} />
        </div>
      )}
      <details className="mt-6">
        <summary className="link inline-block py-2 cursor-pointer">{t(words.wholeText)}</summary>
        <VacancyReading vacancy={vacancy} />
      </details>
      {history}
    </ThingPanel>
  )
}
