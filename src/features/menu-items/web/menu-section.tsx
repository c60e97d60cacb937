import { useT } from '#kernel/i18n/web/provider.tsx'
import { LinkButton } from '#design/button/link-button.tsx'
import type { Menu } from '#features/menu-items/menu-item.ts'
import { menuNames, menuTexts, menuWords as words } from '#features/menu-items/messages.ts'
import type { ShownLine } from '#features/menu-items/shown-lines.ts'
import { type Placed, moveLine, type MoveDirection } from '#features/menu-items/tree.ts'
import { LineRow } from './line-row.tsx'

type Props = {
  menu: Menu
  /** Of all menus. */
  order: readonly Placed[]
  byId: ReadonlyMap<string, ShownLine>
  nameOf: (id: string) => string
  mayWrite: boolean
  isBilingual: boolean
  /** `focus`: what was pressed, so that the focus stays with it. */
  onStep: (id: string, way: MoveDirection, focus: string) => void
  onRemove: (id: string) => void
}

/** One menu: its lines, each to be moved, opened and removed, and the way to one more. */
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
