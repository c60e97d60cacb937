import type { ReactNode, Ref } from 'react'
import { LinkButton } from '#design/button/link-button.tsx'
import type { PanelPlace } from './missing-row-panel.tsx'
import { ListPanel } from './list-panel.tsx'

type Props = {
  place: PanelPlace
  /** Its name, also at the head of its facts, where the focus goes after an act. */
  title: string
  heading: Ref<HTMLHeadingElement>
  badge: ReactNode
  /** Acts within reach of the thumb. */
  foot: ReactNode
  picture: ReactNode
  summary: string
  /** Why it stopped, what was noted: above the facts. */
  above?: ReactNode
  facts: ReactNode
  ways: readonly Way[]
  /** Below the ways out. */
  children?: ReactNode
}
/** Where one goes on from here. */
export type Way = { href: string; label: string }

/** One thing beside its list: picture, facts, acts and ways out, in one order for every list. */
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
