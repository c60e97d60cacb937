import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { IconButton } from '#design/button/icon-button.tsx'
import { ToastRegion } from '#design/feedback/toast-region.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Panel } from '#design/overlay/panel.tsx'
import { messages } from '#features/lists/messages.ts'
import { UndoBar } from './undo-bar.tsx'

type Props = {
  title: string
  /** The row that is open: there the focus goes when the panel closes. */
  openId: string
  /** Addresses of the list alone, and of the rows before and after with the panel still open. */
  closed: string
  previous: string | null
  next: string | null
  head?: ReactNode
  foot?: ReactNode
  children: ReactNode
}

/** The open row, beside its list: an address of its own, and the way to the rows before and after it. */
export function ListPanel({ title, openId, closed, previous, next, head, foot, children }: Props) {
  const t = useT()
  const navigate = useNavigate()
  useFocusOnRow(openId)
  return (
    <Panel
      open
      byAddress={useLocation().key}
      position="right"
      title={title}
      closeLabel={t(messages.close)}
      onClose={() => void navigate(closed, { preventScrollReset: true })}
      head={
        <div className="flex flex-wrap items-center gap-1">
          <span className="flex-1">{head}</span>
          <Anchor href={closed} className="icon-btn panel-way" aria-label={t(messages.close)}>
            <Icon name="x" />
          </Anchor>
          <Step href={previous} icon="caret-left-bold" label={t(messages.previousRow)} />
          <Step href={next} icon="caret-right-bold" label={t(messages.nextRow)} />
          <span role="status" className="sr-only">
            {title}
          </span>
        </div>
      }
      foot={foot}
    >
      {children}
      {/* What stands outside a dialog cannot be pressed while it is open. */}
      <div className="panel-news">
        <UndoBar />
        <ToastRegion toast={null} closeLabel={t(messages.close)} />
      </div>
    </Panel>
  )
}

/** One after another may have been open since: not the first of them, the last. */
function useFocusOnRow(id: string): void {
  const last = useRef(id)
  useLayoutEffect(() => {
    last.current = id
  }, [id])
  useLayoutEffect(
    () => () => {
      const row = last.current
      // After the dialog has given the focus back.
      requestAnimationFrame(() => {
        if (!document.querySelector('dialog[open]')) document.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"] a`)?.focus()
      })
    },
    [],
  )
}

type StepProps = { href: string | null; icon: 'caret-left-bold' | 'caret-right-bold'; label: string }

/** At the end of the list it stays where it is, and keeps the focus. */
function Step({ href, icon, label }: StepProps) {
  const navigate = useNavigate()
  return (
    <IconButton
      icon={icon}
      label={label}
      aria-disabled={href === null || undefined}
      onClick={() => href !== null && void navigate(href, { preventScrollReset: true })}
    />
  )
}
