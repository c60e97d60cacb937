import { useState } from 'react'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { LinkButton } from '#design/button/link-button.tsx'
import { useAct } from '#features/lists/web/use-act.ts'
import { dropAt, placeOf, type Placed, step, type Way } from '#features/menu-items/tree.ts'
import type { Menu } from '#features/menu-items/menu-item.ts'
import { menuNames, menuTexts, menuWords as words } from '#features/menu-items/messages.ts'
import type { ShownLine } from '#features/menu-items/shown-lines.ts'
import { LineRow } from './line-row.tsx'
import { useOrder } from './use-order.ts'

type Props = { menu: Menu; lines: readonly ShownLine[]; mayWrite: boolean; isBilingual: boolean }

/** One menu: its lines, each to be moved, opened and removed, and the way to one more. */
export function MenuSection({ menu, lines, mayWrite, isBilingual }: Props) {
  const t = useT()
  const locale = useLocale()
  const { act } = useAct()
  const [said, say] = useState('')
  const [order, put] = useOrder(
    menu,
    lines.map(({ id, parentId }) => ({ id, parentId })),
  )
  const byId = new Map(lines.map((line) => [line.id, line]))
  const nameOf = (id: string) => {
    const name = byId.get(id)?.name
    return (name && ((locale === 'en' && name.en) || name.nl)) ?? ''
  }

  const move = (id: string, to: Placed[] | null, focus?: string) => {
    const name = nameOf(id)
    if (!to) {
      say(t(words.cannotMove, { name }))
      return
    }
    put(to)
    const { parentId, place, of } = placeOf(to, id)
    say(parentId === null ? t(words.movedTo, { name, place, of }) : t(words.movedUnder, { name, parent: nameOf(parentId), place, of }))
    if (focus) document.getElementById(`${focus}-${id}`)?.focus()
  }
  const drawn = (parentId: string | null) =>
    order
      .filter((one) => one.parentId === parentId)
      .map(({ id }, at, beside) => {
        const line = byId.get(id)
        if (!line) return null
        const can = (way: Way) => step(order, id, way, line.target === 'heading') !== null
        return (
          <LineRow
            key={id}
            line={line}
            name={nameOf(id)}
            mayWrite={mayWrite}
            isBilingual={isBilingual}
            isFirst={at === 0}
            isLast={at === beside.length - 1}
            canGoIn={can('in')}
            onStep={(way, focus) => move(id, step(order, id, way, line.target === 'heading'), focus)}
            onDrop={(other) => move(other, dropAt(order, other, id, byId.get(other)?.target === 'heading'))}
            onRemove={() =>
              void act({ method: 'PUT', path: `menu_items/${id}/take_out`, body: {}, done: t(words.removed, { name: nameOf(id) }) }).then(() =>
                document.getElementById(`${menu}-title`)?.focus(),
              )
            }
          >
            {order.some((one) => one.parentId === id) && <ol className="menu-lines">{drawn(id)}</ol>}
          </LineRow>
        )
      })

  return (
    <section id={menu} aria-labelledby={`${menu}-title`} className="menu-section">
      <h2 id={`${menu}-title`} tabIndex={-1}>
        {t(menuNames[menu])}
      </h2>
      <p className="text-text-soft mt-1 mb-3">{t(menuTexts[menu])}</p>
      {lines.length === 0 ? <p className="menu-none">{t(words.empty)}</p> : <ol className="menu-lines">{drawn(null)}</ol>}
      {mayWrite && (
        <LinkButton href={`/content/menu-items?add=${menu}`} variant="second" size="small" icon="plus" className="mt-3">
          {t(words.add)} <span className="sr-only">: {t(menuNames[menu])}</span>
        </LinkButton>
      )}
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
    </section>
  )
}
