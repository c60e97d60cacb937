import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { cutText } from '#kernel/fields/cut-text.ts'
import { typedOf } from '#kernel/fields/read-form.ts'
import { say } from '#kernel/i18n/messages.ts'
import { changeByForm } from '#kernel/jsonapi/client/change-form.ts'
import { submitForm } from '#kernel/jsonapi/client/submit-form.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { useLocale } from '#kernel/i18n/web/provider.tsx'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import type { FormAnswer } from '#design/form/declared-form.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { shownLines, starterLines } from '#features/menu-items/menu-lines.ts'
import { lineIn, menuFormFor } from '#features/menu-items/menu-form.ts'
import { type Menu, menus } from '#features/menu-items/menu-item.ts'
import { addressOfRoute, routeNames, routeOf } from '#features/menu-items/menu-routes.ts'
import { menuWords as words } from '#features/menu-items/messages.ts'
import { LineEditor } from '#features/menu-items/web/line-editor.tsx'
import { MenuBoard } from '#features/menu-items/web/menu-board.tsx'
import type { Flag } from '#features/tenancy/tenant.ts'
import { visitContext } from '#shell/context.ts'
import { ContentFrame } from './content-frame.tsx'

const here = '/content/menu-items'
const maxShown = 200

/** A changed line can be undone on the page that its editor returns to. */
type Undo = { id: string; until: string }

/** What the address asks for: the menus, one line of them, or a new line. */
function askedIn(request: Request): { edit: string | null; add: Menu | null; undo: Undo | null } {
  const { searchParams } = new URL(request.url)
  const [id, until] = [cutText(searchParams.get('undo'), 40), cutText(searchParams.get('until'), 40)]
  const undo = id && until ? { id, until } : null
  return { undo, edit: cutText(searchParams.get('edit'), 40) ?? null, add: menus.find((menu) => menu === searchParams.get('add')) ?? null }
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { may, flags, hasPage, shell } = context.get(visitContext)
  const isEditor = may('menu_items.update')
  const all = { page: { size: maxShown } }
  const [begun, lines, pages] = await Promise.all([
    api.request('GET', 'menu_items/begun').then(({ meta }) => (meta as unknown as { begun: Menu[] }).begun),
    api.menuItems.list(all),
    api.contentItems.list({ ...all, sort: 'titleNl', fields: { content_items: ['titleNl', 'titleEn', 'status', 'isHome'] } }),
  ])
  const isBegun = begun.length === menus.length
  const mayWrite = isEditor && isBegun
  const { edit, add, undo } = askedIn(request)
  const kept = edit === null ? null : lines.items.find(({ id }) => id === edit)
  if ((edit !== null && !kept) || ((edit !== null || add !== null) && !mayWrite)) throw redirect(here)
  const choices = pages.items
    .filter(({ isHome }) => !isHome)
    .map(({ id, titleNl, titleEn, status }) => ({ id, titleNl, titleEn, isOnline: status === 'published' }))
  const isOn = (flag: Flag | undefined) => flag === undefined || flags[flag]
  const routes = routeNames.filter((name) => hasPage(addressOfRoute(name)) && isOn(routeOf(name).flag))
  const isBilingual = flags.internationalisation
  return {
    lines: shownLines(
      [
        ...starterLines(
          menus.filter((menu) => !begun.includes(menu)),
          flags,
        ),
        ...lines.items,
      ],
      { pages: choices, routes, flags },
    ),
    edited: kept ? { id: kept.id, menu: kept.menu, values: typedOf(menuFormFor(isBilingual), kept), version: kept.meta.version } : null,
    add,
    undo,
    pages: choices,
    routes,
    isBilingual,
    mayWrite,
    mayBegin: isEditor && !isBegun,
    site: shell.brand.name,
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const api = context.get(apiContext)
  const { flags, shell } = context.get(visitContext)
  const { locale } = shell
  const { edit, add } = askedIn(request)
  const form = menuFormFor(flags.internationalisation)
  const typed = await request.formData()
  if (typed.get('do') === 'begin') {
    await api.request('POST', 'menu_items/begin', {})
    return redirect(here, 303)
  }
  const sent = lineIn(typed)
  const done = (menu: Menu, said: 'added' | 'saved') =>
    redirect(`${here}#${menu}`, { status: 303, headers: { 'set-cookie': toastCookieHeader(say(locale, words[said])) } })
  if (edit === null) {
    const menu = add ?? 'header'
    const { refused } = await submitForm({ form, data: sent, locale, send: async (body) => await api.menuItems.create({ ...body, menu }) })
    return refused ? data<FormAnswer>(refused, refused.status) : done(menu, 'added')
  }
  const read = async () => await api.menuItems.get(edit)
  const outcome = await changeByForm({ form, data: sent, locale, read, write: async (body, upon) => await api.menuItems.update(edit, body, upon) })
  if ('refused' in outcome) return data<FormAnswer>(outcome.refused, outcome.refused.status)
  const { menu } = await read()
  const { undo } = (outcome.saved?.meta ?? {}) as { undo?: Undo }
  return undo ? redirect(`${here}?${new URLSearchParams(undo)}#${menu}`.replace('?id=', '?undo='), 303) : done(menu, 'saved')
}

/** The menus of the site (domain §3.9). */
export default function MenuItems() {
  const locale = useLocale()
  const { lines, edited, add, undo, pages, routes, isBilingual, mayWrite, mayBegin, site } = useLoaderData<typeof loader>()
  const answer = useAnswer() as FormAnswer | undefined
  if (!edited && !add)
    return <ContentFrame current="menu" work={<MenuBoard key={String(mayBegin)} {...{ lines, site, isBilingual, mayWrite, mayBegin, undo }} />} />
  const name = edited && lines.find(({ id }) => id === edited.id)?.name
  return (
    <LineEditor
      key={edited?.id ?? add}
      line={edited && { ...edited, name: (name && ((locale === 'en' && name.en) || name.nl)) ?? '' }}
      menu={edited?.menu ?? add!}
      {...{ pages, routes, isBilingual, answer }}
    />
  )
}
