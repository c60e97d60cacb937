import type { KeyboardEvent, ReactNode } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { IconButton, LinkButton } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import type { Menu } from '#features/menu-items/menu-item.ts'
import type { ShownLine } from '#features/menu-items/menu-lines.ts'
import { audienceNames, menuNames, menuTexts, menuWords as words } from '#features/menu-items/messages.ts'
import { type MoveDirection, type Placed, moveLine } from '#features/menu-items/tree.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'

type LineProps = {
  line: ShownLine
  name: string
  mayWrite: boolean
  isBilingual: boolean
  /** Whether it can move in a direction. */
  can: (way: MoveDirection) => boolean
  /** `focus`: the button that was pressed, which keeps the focus. */
  onStep: (way: MoveDirection, focus: string) => void
  onRemove: () => void
  /** Its sublines. */
  children: ReactNode
}

const ways: Readonly<Record<string, MoveDirection>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' }
const marks = { offline: words.isOffline, gone: words.isGone, off: words.isOff, empty: words.isEmpty }

function LineRow({ line, name, mayWrite, isBilingual, can, onStep, onRemove, children }: LineProps) {
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

type Props = {
  menu: Menu
  /** The order of all menus. */
  order: readonly Placed[]
  byId: ReadonlyMap<string, ShownLine>
  nameOf: (id: string) => string
  mayWrite: boolean
  isBilingual: boolean
  /** `focus`: the button that was pressed, which keeps the focus. */
  onStep: (id: string, way: MoveDirection, focus: string) => void
  onRemove: (id: string) => void
}

/** One menu: its lines, each to be moved, opened or removed, and a button for a new one. */
export function MenuSection({ menu, order, byId, nameOf, mayWrite, isBilingual, onStep, onRemove }: Props) {
  const t = useT()
  const own = order.filter((one) => one.menu === menu)
  const drawn = (parentId: string | null) =>
    own
      .filter((one) => one.parentId === parentId)
      .map(({ id }) => {
        const line = byId.get(id)
        if (!line) return null
        const can = (way: MoveDirection) => moveLine(order, id, way, line.target === 'heading') !== null
        return (
          <LineRow
            key={id}
            line={{ ...line, parentId }}
            name={nameOf(id)}
            mayWrite={mayWrite}
            isBilingual={isBilingual}
            can={can}
            onStep={(way, focus) => onStep(id, way, focus)}
            onRemove={() => onRemove(id)}
          >
            {own.some((one) => one.parentId === id) && <ol className="menu-lines">{drawn(id)}</ol>}
          </LineRow>
        )
      })

  return (
    <section id={menu} aria-labelledby={`${menu}-title`} className="menu-section">
      <h2 id={`${menu}-title`} tabIndex={-1}>
        {t(menuNames[menu])}
      </h2>
      <p className="text-text-soft mt-1 mb-3">{t(menuTexts[menu])}</p>
      {own.length === 0 ? <p className="menu-none">{t(words.empty)}</p> : <ol className="menu-lines">{drawn(null)}</ol>}
      {mayWrite && (
        <LinkButton href={`/content/menu-items?add=${menu}`} variant="second" size="small" icon="plus" className="mt-3">
          {t(words.add)} <span className="sr-only">: {t(menuNames[menu])}</span>
        </LinkButton>
      )}
    </section>
  )
}
