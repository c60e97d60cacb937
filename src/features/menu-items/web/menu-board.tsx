import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { useDrag } from '#design/drag/use-drag.ts'
import type { Spot } from '#design/drag/watch-drag.ts'
import { Alert } from '#design/feedback/alert.tsx'
import { showToast } from '#design/feedback/show-toast.ts'
import { Link } from '#design/link/link.tsx'
import { PageHead } from '#design/page/page-head.tsx'
import { type UndoOffer, offerUndo } from '#features/lists/web/undo-bar.tsx'
import { useApiAction } from '#features/lists/web/use-api-action.ts'
import { type Menu, menus } from '#features/menu-items/menu-item.ts'
import type { ShownLine } from '#features/menu-items/menu-lines.ts'
import { menuNames, menuWords as words } from '#features/menu-items/messages.ts'
import { type Placed, asText, dropAt, dropIn, moveLine, placeOf } from '#features/menu-items/tree.ts'
import { callApi } from '#kernel/http/pages/web/call-api.ts'
import { callWithRetry } from '#kernel/http/pages/web/call-with-retry.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { MenuDrawing } from './menu-drawing.tsx'
import './menu-items.css'
import { MenuSection } from './menu-section.tsx'
import { RoutedForm } from '#design/form/plain-form.tsx'

/** An order that is being sent: the order it is based on, and its idempotency key. */
type OnItsWay = { drawn: readonly Placed[]; order: readonly Placed[]; key: string }

/** Has the prefix of everything that is cleared when somebody signs out (`forget-drafts.ts`). */
const draftName = 'draft /content/menu-items order'

/** Keeps an unsent order in the browser until the server has it. */
const keptOrder = {
  keep(one: OnItsWay): void {
    try {
      sessionStorage.setItem(draftName, JSON.stringify(one))
    } catch {
      // Storage is full or not allowed: the order is kept as long as the page.
    }
  },
  read: (): OnItsWay | null => JSON.parse(sessionStorage.getItem(draftName) ?? 'null') as OnItsWay | null,
  forget: (): void => sessionStorage.removeItem(draftName),
}

/** `upon`: the order on the server when it was sent. */
type Wanted = { order: readonly Placed[]; upon: string | null; isSent: boolean }
/** Why a move has not reached the server. */
type Hindrance = 'lost' | 'signed-out'

/**
 * The order of the menus while somebody moves lines: shown at once, sent one change after another, each based on the server's order. If
 * somebody else moved lines meanwhile, their order is shown with a message. An unsent order is kept in the browser and sent again until the
 * server can be reached, also after a reload or signing in again.
 */
function useOrder(kept: readonly Placed[]): { order: readonly Placed[]; put: (order: readonly Placed[]) => void; hindrance: Hindrance | null } {
  const t = useT()
  const { revalidate } = useRevalidator()
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const [hindrance, setHindrance] = useState<Hindrance | null>(null)
  const latest = useRef<readonly Placed[] | null>(null)
  const isSending = useRef(false)
  /** The last order that the server accepted. */
  const taken = useRef<readonly Placed[] | null>(null)
  const keptText = asText(kept)
  // Shows a sent order until the reloaded data is rendered: a line that jumped back and forth would lose the focus.
  if (wanted?.isSent) {
    if (keptText === asText(wanted.order) || (wanted.upon !== null && wanted.upon !== keptText)) setWanted(null)
    else if (wanted.upon === null) setWanted({ ...wanted, upon: keptText })
  }

  const send = async (known?: string) => {
    if (isSending.current) return
    isSending.current = true
    // Until an accepted order is rendered, the server is ahead of what was rendered.
    let drawn = (wanted && taken.current) ?? kept
    let key = known ?? crypto.randomUUID()
    while (latest.current && latest.current !== drawn) {
      const order: readonly Placed[] = latest.current
      keptOrder.keep({ drawn, order, key })
      const body = { drawn, order }
      const answer = await callWithRetry(
        async () => await callApi('PUT', 'menu_items/reorder', body, { 'idempotency-key': key }),
        () => setHindrance('lost'),
      )
      // It is kept in the browser until somebody has signed in again and reloads the page.
      if (!answer.ok && answer.status === 401) return setHindrance('signed-out')
      setHindrance(null)
      keptOrder.forget()
      key = crypto.randomUUID()
      if (!answer.ok) {
        showToast(answer.fault ?? t(words.notKept), 'danger')
        latest.current = null
        break
      }
      drawn = taken.current = order
      const undo = answer.document.meta?.['undo'] as Omit<UndoOffer, 'text'> | undefined
      if (undo) offerUndo({ ...undo, text: t(words.moved) })
      // After a further move the loop sends that order first.
      if (latest.current === order) await revalidate()
    }
    isSending.current = false
    if (latest.current) setWanted((one) => one && { ...one, isSent: true })
    else {
      setWanted(null)
      await revalidate()
    }
  }

  const put = (order: readonly Placed[], key?: string) => {
    latest.current = order
    // Moves the line in the document before the focus returns to it.
    flushSync(() => setWanted({ order, upon: null, isSent: false }))
    void send(key)
  }

  // Restores a move from before a reload or the end of a session.
  useEffect(() => {
    const left = keptOrder.read()
    if (!left || isSending.current) return
    // After React has rendered, since `put` renders synchronously.
    if (asText(left.drawn) === keptText) queueMicrotask(() => put(left.order, left.key))
    else {
      keptOrder.forget()
      if (asText(left.order) !== keptText) showToast(t(words.notKept), 'danger')
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, with what the page was opened with
  }, [])
  return { order: wanted?.order ?? kept, put, hindrance }
}

type Props = {
  lines: readonly ShownLine[]
  site: string
  mayWrite: boolean
  /** The menus are still the starter menus. */ mayBegin: boolean
  isBilingual: boolean
  /** A line was just changed, and that can be undone. */ undo: { id: string; until: string } | null
}

/** The menus of the site, beside a preview of them. */
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
    // Removes the undo from the address, so that returning to it later offers none.
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
                <RoutedForm method="post" className="mt-3">
                  <Button name="do" value="begin">
                    {t(words.begin)}
                  </Button>
                </RoutedForm>
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

/** The lines of all menus in order, sublines after their line. */
function ordered(lines: readonly ShownLine[]): Placed[] {
  const under = (parentId: string | null) => lines.filter((line) => line.parentId === parentId)
  return menus.flatMap((menu) =>
    under(null)
      .filter((line) => line.menu === menu)
      .flatMap((top) => [top, ...under(top.id)])
      .map(({ id, parentId }) => ({ id, parentId, menu })),
  )
}
