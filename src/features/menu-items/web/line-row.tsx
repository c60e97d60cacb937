import type { KeyboardEvent, ReactNode } from 'react'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { IconButton } from '#design/button/icon-button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { audienceNames, menuWords as words } from '#features/menu-items/messages.ts'
import type { ShownLine } from '#features/menu-items/shown-lines.ts'
import type { MoveDirection } from '#features/menu-items/tree.ts'

type Props = {
  line: ShownLine
  name: string
  mayWrite: boolean
  isBilingual: boolean
  /** Where it can go from here. */
  can: (way: MoveDirection) => boolean
  /** `focus`: what was pressed, so that the focus stays with it. */
  onStep: (way: MoveDirection, focus: string) => void
  onRemove: () => void
  /** The lines under it. */
  children: ReactNode
}

const ways: Readonly<Record<string, MoveDirection>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' }
const marks = { offline: words.isOffline, gone: words.isGone, off: words.isOff, empty: words.isEmpty }

/** A line among the others. */
export function LineRow({ line, name, mayWrite, isBilingual, can, onStep, onRemove, children }: Props) {
  const t = useT()
  const locale = useLocale()
  const { id, mark, visibleFor, target, leads, newWindow } = line
  const kind = { page: words.page, route: words.part, heading: words.heading, url: words.address }[target]
  const byKeys = (event: KeyboardEvent) => {
    const way = ways[event.key]
    if (!way) return
    event.preventDefault()
    onStep(way, 'grip')
  }
  return (
    <li data-line={id}>
      <div className="menu-line" data-mark={mark ?? undefined}>
        {mayWrite && (
          <button
            type="button"
            id={`grip-${id}`}
            className="icon-btn menu-grip"
            aria-label={t(words.move, { name })}
            title={t(words.move, { name })}
            onKeyDown={byKeys}
          >
            <Icon name="list" size={22} />
          </button>
        )}
        <div className="menu-said">
          {mayWrite ? (
            <Anchor href={`/content/menu-items?edit=${id}`} className="tlink font-semibold">
              {name}
            </Anchor>
          ) : (
            <span className="font-semibold">{name}</span>
          )}
          <span className="menu-leads">
            {t(kind)}
            {target !== 'heading' && `: ${(locale === 'en' && leads.en) || leads.nl}`}
          </span>
          <span className="menu-badges">
            {visibleFor !== 'all' && <Badge icon="eye">{t(audienceNames[visibleFor])}</Badge>}
            {newWindow && <Badge icon="arrow-square-out">{t(words.newWindow)}</Badge>}
            {isBilingual && line.name.en === null && <Badge icon="translate">{t(words.untranslated)}</Badge>}
          </span>
          {mark && (
            <p className="menu-mark">
              <Icon name="warning-fill" size={18} />
              {t(marks[mark])}
            </p>
          )}
        </div>
        {mayWrite && (
          <div className="menu-acts">
            <IconButton id={`up-${id}`} icon="arrow-up-bold" label={t(words.up, { name })} aria-disabled={!can('up')} onClick={() => onStep('up', 'up')} />
            <IconButton
              id={`down-${id}`}
              icon="arrow-down-bold"
              label={t(words.down, { name })}
              aria-disabled={!can('down')}
              onClick={() => onStep('down', 'down')}
            />
            {line.parentId !== null || !can('in') ? (
              <IconButton
                id={`side-${id}`}
                icon="arrow-left-bold"
                label={t(words.out, { name })}
                aria-disabled={line.parentId === null}
                onClick={() => onStep('out', 'side')}
              />
            ) : (
              <IconButton id={`side-${id}`} icon="arrow-right-bold" label={t(words.in, { name })} onClick={() => onStep('in', 'side')} />
            )}
            <IconButton icon="trash" label={t(words.remove, { name })} onClick={onRemove} />
          </div>
        )}
      </div>
      {children}
    </li>
  )
}
