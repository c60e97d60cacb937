import { type ReactNode, useRef } from 'react'
import { MissingRowPanel, type PanelPlace } from '#features/lists/web/missing-row-panel.tsx'
import { ThingPanel, type Way } from '#features/lists/web/thing-panel.tsx'
import { RichText } from '#design/rich-text/rich-text.tsx'
import { plainText } from '#kernel/rich-text/plain-text.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import type { ActivityFacts as Facts } from '#features/activities/overview/fetch-activity.ts'
import { listWords as words } from '#features/activities/overview/list-words.ts'
import { ActivityActions, activityVerbs } from '#features/activities/transitions/web/activity-actions.tsx'
import { ActivityFacts } from './activity-facts.tsx'
import { ActivityStanding, ActivityTile } from './list-columns.tsx'
import { ProposedWords } from './proposed-words.tsx'

type Props = PanelPlace & {
  activity: Facts | null
  now: string
  ways: readonly Way[]
  /** Shown below the facts. */
  children?: ReactNode
}

/** How many actions fit at the bottom of a phone; the others come below the facts. */
const atHand = 3
const shortLength = 160

/** An activity beside its list: facts, steps, and history. */
export function ActivityPanel({ activity, now, ways, children, ...place }: Props) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  if (!activity) return <MissingRowPanel {...place} />
  const { id, title, status, proposedSince, deniedReason, cancelledReason, categories, description, meta } = activity
  const verbs = activityVerbs.filter((verb) => meta.permissions.includes(verb))
  const acts = { activity, onDone: () => heading.current?.focus(), isSmall: true }
  const state = [id, status, proposedSince].join(' ')
  return (
    <ThingPanel
      place={place}
      title={title}
      heading={heading}
      badge={<ActivityStanding activity={activity} />}
      foot={verbs.length > 0 && <ActivityActions key={state} {...acts} verbs={verbs.slice(0, atHand)} />}
      picture={<ActivityTile categories={categories} className="!w-20 shrink-0" />}
      summary={shortened(plainText(description))}
      above={
        <>
          {(status === 'cancelled' ? cancelledReason : deniedReason) && (
            <p className="mt-4 border-l-4 border-line-strong pl-4">{status === 'cancelled' ? cancelledReason : deniedReason}</p>
          )}
          <ProposedWords activity={activity} />
        </>
      }
      facts={<ActivityFacts activity={activity} now={now} />}
      ways={ways}
    >
      {verbs.length > atHand && (
        <div className="mt-5">
          <ActivityActions key={state} {...acts} verbs={verbs.slice(atHand)} />
        </div>
      )}
      <details className="mt-6">
        <summary className="link inline-block py-2 cursor-pointer">{t(words.wholeText)}</summary>
        <RichText text={description} />
      </details>
      {children}
    </ThingPanel>
  )
}

const shortened = (text: string) => (text.length > shortLength ? `${cutText(text, shortLength).trimEnd()}…` : text)
