import { type ReactNode, useRef } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Avatar } from '#design/avatar/avatar.tsx'
import { LinkButton } from '#design/button/button.tsx'
import { MissingRowPanel, type PanelPlace } from '#features/lists/web/missing-row-panel.tsx'
import { ListPanel } from '#features/lists/web/list-panel.tsx'
import { boardWords as words } from '#features/applications/board/words.ts'
import type { fetchApplicationView } from '#features/applications/detail/application-view.ts'
import type { OfferedVerb } from '#features/applications/model/offered-verbs.ts'
import { ApplicationBadge } from '#features/applications/model/web/application-badge.tsx'
import { ApplicationFacts } from '#features/applications/detail/web/application-facts.tsx'
import { ExpectedCard, Silence } from '#features/applications/detail/web/application-head.tsx'
import { ParentCard } from '#features/applications/detail/web/parent-card.tsx'
import { ScoreCard } from '#features/applications/notes/web/score-card.tsx'
import { VerbChoices } from '#features/applications/transitions/web/verb-choices.tsx'
import { TeamNotes } from '#features/applications/notes/web/team-notes.tsx'

type Props = PanelPlace & {
  one: Awaited<ReturnType<typeof fetchApplicationView>> | null
  /** The verb whose form the address opens. */
  unfolded: OfferedVerb | null
  /** The audit events, if the reader may see them. */
  history: ReactNode
}

/** An application beside the list or the board: the letter, the actions, the facts. */
export function ApplicationPanel({ one, unfolded, history, ...panel }: Props) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  if (!one) return <MissingRowPanel {...panel} />
  return (
    <ListPanel
      {...panel}
      title={one.person}
      head={<ApplicationBadge status={one.status} word={one.statusWord} />}
      foot={
        <LinkButton href={`/applications/${one.id}`} variant="second" icon="chats">
          {t(words.openWhole)}
        </LinkButton>
      }
    >
      <div className="grid gap-4">
        <div className="flex items-center gap-4">
          <Avatar name={one.person} large />
          <div className="min-w-0">
            <h3 ref={heading} tabIndex={-1} className="text-2xl break-words">
              {one.person}
            </h3>
            <p className="text-text-soft leading-snug">{one.about.vacancy.title}</p>
          </div>
        </div>
        <Silence one={one} />
        <p>{one.next}</p>
        {one.expected && <ExpectedCard expected={one.expected} isOwn={false} with={one.person} />}
        {one.parent && <ParentCard parent={one.parent} />}
        {one.motivation && <blockquote className="panel-letter">{one.motivation}</blockquote>}
        <VerbChoices key={one.id} about={one.steppable} open={unfolded} onDone={() => heading.current?.focus()} />
        {one.notes.score && <ScoreCard score={one.notes.score} />}
        <ApplicationFacts {...one.about} motivation={null} />
        <TeamNotes notes={one.notes} colleagues={one.colleagues} />
        {history && (
          <section>
            <h4 className="text-xl mb-2">{t(words.happened)}</h4>
            {history}
          </section>
        )}
      </div>
    </ListPanel>
  )
}
