import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { IconButton } from '#design/button/button.tsx'
import { ToastRegion } from '#design/feedback/toast-region.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Panel } from '#design/overlay/panel.tsx'
import { messages } from '#features/lists/messages.ts'
import { UndoBar } from './undo-bar.tsx'

type Props = {
  title: string
  /** The open row: it gets the focus when the panel closes. */
  openId: string
  /** The address of the list without the panel, and of the previous and next rows with it. */
  closed: string
  previous: string | null
  next: string | null
  head?: ReactNode
  foot?: ReactNode
  children: ReactNode
}

/** The open row in a panel beside its list, with links to the previous and next rows. */
export function ListPanel({ title, openId, closed, previous, next, head, foot, children }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const content = useFocusOnContent()
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
      // Content outside an open modal dialog cannot be clicked, so notices are shown in it.
      news={
        <div className="panel-news">
          <UndoBar />
          <ToastRegion toast={null} closeLabel={t(messages.close)} />
        </div>
      }
    >
      <div ref={content} className="contents">
        {children}
      </div>
    </Panel>
  )
}

const fields = 'input:not([type=hidden], [hidden]), select, textarea'

/**
 * When the panel opens, the focus goes to the first field of the act that is asked in it, else to its heading: the first button of a panel
 * leads to another row.
 */
function useFocusOnContent() {
  const content = useRef<HTMLDivElement>(null)
  // Runs after the dialog has opened and taken the focus.
  useEffect(() => {
    const find = (selector: string) => content.current?.querySelector<HTMLElement>(selector)
    const target = find(`details[open] form :is(${fields})`) ?? find('h3[tabindex]')
    target?.focus()
  }, [])
  return content
}

/** Other rows may have been opened since: the last one gets the focus, not the first. */
function useFocusOnRow(id: string): void {
  const last = useRef(id)
  useLayoutEffect(() => {
    last.current = id
  }, [id])
  useLayoutEffect(
    () => () => {
      const row = last.current
      // Runs after the dialog has restored the focus.
      requestAnimationFrame(() => {
        if (!document.querySelector('dialog[open]')) document.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"] a`)?.focus()
      })
    },
    [],
  )
}

type StepProps = { href: string | null; icon: 'caret-left-bold' | 'caret-right-bold'; label: string }

/** At the end of the list the link stays in place without a target, and keeps the focus. */
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
