import type { Audience, Menu, Target } from './menu-item.ts'
import { isRouteName, routeOf } from './menu-routes.ts'
import type { Both } from './site-menus.ts'

/** A page that a line can lead to. */
export type Choice = { id: string; titleNl: string; titleEn: string | null; isOnline: boolean }
/** Why visitors do not get a line. */
export type Mark = 'offline' | 'gone' | 'off' | 'empty'

/** A line as its editors see it. */
export type ShownLine = {
  id: string
  menu: Menu
  parentId: string | null
  name: Both
  target: Target
  /** The name of what it leads to, or its address. */
  leads: Both
  visibleFor: Audience
  newWindow: boolean
  mark: Mark | null
}

export type KeptLine = {
  id: string
  menu: Menu
  parentId: string | null
  labelNl: string | null
  labelEn: string | null
  target: Target
  targetValue: string | null
  visibleFor: Audience
  featureFlag: string | null
  newWindow: boolean
  isOnline: boolean
}
type Site = { pages: readonly Choice[]; /** Names of the parts that the site has. */ routes: readonly string[]; flags: Readonly<Record<string, boolean>> }

/** The lines of the menus in words, from the first to the last of each, those under a line after it. */
export function shownLines(kept: readonly KeptLine[], site: Site): ShownLine[] {
  const under = (parentId: string | null) => kept.filter((line) => line.parentId === parentId)
  return under(null).flatMap((line) => [line, ...under(line.id)].map((one) => shownLine(one, under(one.id), site)))
}

function shownLine(line: KeptLine, children: readonly KeptLine[], site: Site): ShownLine {
  const { id, menu, parentId, target, visibleFor, newWindow, labelNl, labelEn } = line
  const { leads, mark } = leadOf(line, site)
  const own = labelNl ?? labelEn
  const isOff = line.featureFlag !== null && !site.flags[line.featureFlag]
  const isEmpty = target === 'heading' && children.length === 0
  return {
    id,
    menu,
    parentId,
    name: own === null ? leads : { nl: own, en: labelEn },
    target,
    leads,
    visibleFor,
    newWindow,
    mark: mark ?? (isOff ? 'off' : isEmpty ? 'empty' : null),
  }
}

function leadOf({ target, targetValue, isOnline }: KeptLine, { pages, routes }: Site): { leads: Both; mark: Mark | null } {
  const plain = (words: string): Both => ({ nl: words, en: words })
  if (target === 'page') {
    const page = pages.find(({ id }) => id === targetValue)
    if (!page) return { leads: plain('…'), mark: 'gone' }
    return { leads: { nl: page.titleNl, en: page.titleEn || null }, mark: isOnline ? null : 'offline' }
  }
  if (target !== 'route') return { leads: plain(targetValue?.replace(/^(?:https?:\/\/|mailto:|tel:)/, '').replace(/\/$/, '') ?? ''), mark: null }
  if (!isRouteName(targetValue)) return { leads: plain(targetValue ?? ''), mark: 'off' }
  return { leads: routeOf(targetValue).name, mark: routes.includes(targetValue) ? null : 'off' }
}
