import { useEffect, useRef, useState } from 'react'
import { Form, useLocation, useNavigate } from 'react-router'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { useDrag } from '#design/drag/use-drag.ts'
import type { Spot } from '#design/drag/watch-drag.ts'
import { Alert } from '#design/feedback/alert.tsx'
import { Link } from '#design/link/link.tsx'
import { PageHead } from '#design/page/page-head.tsx'
import { useApiAction } from '#features/lists/web/use-api-action.ts'
import { offerUndo } from '#features/lists/web/undo-offer.ts'
import { type Menu, menus } from '#features/menu-items/menu-item.ts'
import { menuNames, menuWords as words } from '#features/menu-items/messages.ts'
import type { ShownLine } from '#features/menu-items/shown-lines.ts'
import { dropAt, dropIn, placeOf, type Placed, moveLine } from '#features/menu-items/tree.ts'
import { MenuDrawing } from './menu-drawing.tsx'
import { MenuSection } from './menu-section.tsx'
import { useOrder } from './use-order.ts'
import './menu-items.css'

type Props = {
  lines: readonly ShownLine[]
  site: string
  mayWrite: boolean
  /** They are still what every site begins with. */ mayBegin: boolean
  isBilingual: boolean
  /** A line was changed just now, and that can be taken back. */ undo: { id: string; until: string } | null
}

/** The menus of the site, and beside them what they come to. */
export function MenuBoard({ lines, site, mayWrite, mayBegin, isBilingual, undo }: Props) {
  const t = useT()
  const locale = useLocale()
  const { act } = useApiAction()
  const [said, say] = useState('')
  const { order, put, hindrance } = useOrder(ordered(lines))
  const navigate = useNavigate()
  const { hash } = useLocation()
  useEffect(() => {
    if (!undo) return
    offerUndo({ ...undo, text: t(words.saved) })
    // Who comes back to this address later takes nothing back.
    void navigate({ pathname: '/content/menu-items', hash }, { replace: true, preventScrollReset: true })
  }, [undo, hash, navigate, t])
  const byId = new Map(lines.map((line) => [line.id, line]))
  const nameOf = (id: string) => {
    const name = byId.get(id)?.name
    return (name && ((locale === 'en' && name.en) || name.nl)) ?? ''
  }
  const isHeading = (id: string) => byId.get(id)?.target === 'heading'
  const move = (id: string, to: Placed[] | null, focus?: string) => {
    const name = nameOf(id)
    if (!to) return say(t(words.cannotMove, { name }))
    const menuOf = (all: readonly Placed[]) => all.find((one) => one.id === id)?.menu
    const menu = menuOf(to)
    const isOther = menu !== menuOf(order)
    put(to)
    const { parentId, place, of } = placeOf(to, id)
    if (parentId !== null) say(t(words.movedUnder, { name, parent: nameOf(parentId), place, of }))
    else if (isOther && menu) say(t(words.movedInto, { name, menu: t(menuNames[menu]), place, of }))
    else say(t(words.movedTo, { name, place, of }))
    if (focus) document.getElementById(`${focus}-${id}`)?.focus()
  }
  const dropped = (line: HTMLElement, { over, side }: Spot) => {
    const id = line.dataset['line']!
    return side === 'last' ? dropIn(order, id, over.id as Menu) : dropAt(order, id, over.dataset['line']!, side, isHeading(id))
  }
  const sections = useRef<HTMLDivElement>(null)
  useDrag(
    sections,
    mayWrite
      ? {
          thing: '[data-line]',
          face: '.menu-line',
          grip: '.menu-grip',
          place: '.menu-section',
          isTree: true,
          mayDrop: (line, spot) => dropped(line, spot) !== null,
          drop: (line, spot) => move(line.dataset['line']!, dropped(line, spot), 'grip'),
        }
      : null,
  )
  const remove = async (id: string) => {
    const menu = order.find((one) => one.id === id)?.menu
    await act({ method: 'PUT', path: `menu_items/${id}/take_out`, body: {}, done: t(words.removed, { name: nameOf(id) }) })
    document.getElementById(`${menu}-title`)?.focus()
  }
  return (
    <>
      <PageHead title={t(words.title)} text={t(mayWrite || mayBegin ? words.text : words.readOnly)} />
      <div className="menu-board">
        <div className="min-w-0" ref={sections}>
          {mayBegin && (
            <div className="mb-6">
              <Alert>
                <p>{t(words.beginText)}</p>
                <Form method="post" className="mt-3">
                  <Button name="do" value="begin">
                    {t(words.begin)}
                  </Button>
                </Form>
              </Alert>
            </div>
          )}
          {mayWrite && <p className="text-text-soft mb-6 max-w-[44rem]">{t(words.howToMove)}</p>}
          {hindrance && (
            <div className="mb-6">
              <Alert tone="warn" live>
                {t(hindrance === 'lost' ? words.lost : words.signedOut)}{' '}
                {hindrance === 'signed-out' && <Link href="/auth/login-1?redirect=/content/menu-items">{t(words.signIn)}</Link>}
              </Alert>
            </div>
          )}
          {menus.map((menu) => (
            <MenuSection
              key={menu}
              {...{ menu, order, byId, nameOf, mayWrite, isBilingual }}
              onStep={(id, way, focus) => move(id, moveLine(order, id, way, isHeading(id)), focus)}
              onRemove={(id) => void remove(id)}
            />
          ))}
          <p className="sr-only" aria-live="polite">
            {said}
          </p>
        </div>
        <MenuDrawing lines={lines} site={site} isBilingual={isBilingual} />
      </div>
    </>
  )
}

/** The lines of all menus from the first to the last, each with those under it. */
function ordered(lines: readonly ShownLine[]): Placed[] {
  const under = (parentId: string | null) => lines.filter((line) => line.parentId === parentId)
  return menus.flatMap((menu) =>
    under(null)
      .filter((line) => line.menu === menu)
      .flatMap((top) => [top, ...under(top.id)])
      .map(({ id, parentId }) => ({ id, parentId, menu })),
  )
}
