import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { frameWords as messages } from '#shell/words.ts'

/** The declaration of a panel (specification §3): by default it opens from the left, over a dimmed page. */
type PanelDefinition = { name: string; position?: 'left' | 'right'; overlay?: boolean; props?: Readonly<Record<string, unknown>> }

type PanelState = { name: null } | { name: string; position: 'left' | 'right'; overlay: boolean; props: Readonly<Record<string, unknown>> }

export const closed: PanelState = { name: null }

/** Position and overlay come from the definition; the given props override the declared ones (specification §4). */
export function openPanel(definitions: readonly PanelDefinition[], name: string, props: Readonly<Record<string, unknown>> = {}): PanelState {
  const definition = definitions.find((one) => one.name === name)
  if (!definition) return closed
  const { position = 'left', overlay = true } = definition
  return { name, position, overlay, props: { ...definition.props, ...props } }
}

/** The side panels of the frame (specification §2). */
const panels = [
  { name: 'menu' },
  { name: 'language', position: 'right' },
  { name: 'notifications', position: 'right' },
  { name: 'activity', position: 'right' },
  { name: 'customize', position: 'right' },
] as const satisfies readonly PanelDefinition[]

type PanelName = (typeof panels)[number]['name']

/**
 * A side panel of the frame: the browser's own dialog, opened and closed by attributes of its buttons, so that it needs no
 * script. A click outside and Escape close it; it traps the focus and restores it. `start-frame.ts` supports older browsers.
 */
export function Panel({
  name,
  title,
  head,
  foot,
  className,
  children,
}: {
  name: PanelName
  title: string
  head?: ReactNode
  foot?: ReactNode
  className?: string
  children: ReactNode
}) {
  const t = useT()
  const state = openPanel(panels, name)
  if (state.name === null) return null
  return (
    <dialog
      id={`panel-${name}`}
      aria-labelledby={`panel-${name}-title`}
      {...{ closedby: 'any' }}
      className={clsx('panel', state.position === 'right' && 'panel-right', !state.overlay && 'panel-undimmed', className)}
    >
      <div className="panel-frame">
        <div className="panel-head">
          <h2 id={`panel-${name}-title`} className={head ? 'sr-only' : undefined}>
            {title}
          </h2>
          {head && <div className="flex-1">{head}</div>}
          <button
            type="button"
            className={head ? 'btn btn-quiet btn-sm !min-h-11' : 'icon-btn'}
            aria-label={head ? undefined : t(messages.close)}
            {...{ command: 'close', commandfor: `panel-${name}` }}
          >
            <Icon name="x" size={22} />
            {head && t(messages.close)}
          </button>
        </div>
        <div className="panel-body">{children}</div>
        {foot}
      </div>
    </dialog>
  )
}

export function PanelButton({ panel, label, className = 'icon-btn', children }: { panel: PanelName; label?: string; className?: string; children: ReactNode }) {
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      {...(label && { 'aria-label': label, title: label })}
      {...{ command: 'show-modal', commandfor: `panel-${panel}` }}
    >
      {children}
    </button>
  )
}
