import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Panel } from '#design/overlay/panel.tsx'
import { messages } from '#features/lists/messages.ts'

type Props = {
  title: string
  /** Addresses of the list alone, and of the rows before and after with the panel still open. */
  closed: string
  previous: string | null
  next: string | null
  head?: ReactNode
  foot?: ReactNode
  children: ReactNode
}

/** The open row, beside its list: an address of its own, and the way to the rows before and after it. */
export function ListPanel({ title, closed, previous, next, head, foot, children }: Props) {
  const t = useT()
  const navigate = useNavigate()
  return (
    <Panel
      open
      byAddress
      position="right"
      title={title}
      closeLabel={t(messages.close)}
      onClose={() => void navigate(closed, { preventScrollReset: true })}
      head={
        <div className="flex flex-wrap items-center gap-1">
          <span className="flex-1">{head}</span>
          <Step href={previous} icon="caret-left-bold" label={t(messages.previousRow)} />
          <Step href={next} icon="caret-right-bold" label={t(messages.nextRow)} />
        </div>
      }
      foot={foot}
    >
      {children}
    </Panel>
  )
}

function Step({ href, icon, label }: { href: string | null; icon: 'caret-left-bold' | 'caret-right-bold'; label: string }) {
  if (href === null) return null
  return (
    <Anchor href={href} className="icon-btn" aria-label={label} title={label}>
      <Icon name={icon} size={20} />
    </Anchor>
  )
}
