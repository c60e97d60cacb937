import type { ReactNode, Ref } from 'react'
import { LinkButton } from '#design/button/button.tsx'
import type { PanelPlace } from './missing-row-panel.tsx'
import { ListPanel } from './list-panel.tsx'

type Props = {
  place: PanelPlace
  /** Its name, also the heading of its facts, which gets the focus after an action. */
  title: string
  heading: Ref<HTMLHeadingElement>
  badge: ReactNode
  /** Actions within reach of the thumb. */
  foot: ReactNode
  picture: ReactNode
  summary: string
  /** Above the facts: why it stopped, internal notes. */
  above?: ReactNode
  facts: ReactNode
  ways: readonly Way[]
  /** Below the links. */
  children?: ReactNode
}
/** A link to a related page. */
export type Way = { href: string; label: string }

/** One row beside its list: picture, facts, actions and links, in the same order for every list. */
export function ThingPanel({ place, title, heading, badge, foot, picture, summary, above, facts, ways, children }: Props) {
  return (
    <ListPanel {...place} title={title} head={badge} foot={foot}>
      <h3 ref={heading} tabIndex={-1} className="text-2xl">
        {title}
      </h3>
      <div className="flex gap-4 items-center mt-3">
        {picture}
        <p className="min-w-0">{summary}</p>
      </div>
      {above}
      <div className="mt-4">{facts}</div>
      <p className="flex flex-wrap gap-x-4 gap-y-2 mt-5">
        {ways.map(({ href, label }) => (
          <LinkButton key={href} href={href} variant="second" size="small">
            {label}
          </LinkButton>
        ))}
      </p>
      {children}
    </ListPanel>
  )
}
