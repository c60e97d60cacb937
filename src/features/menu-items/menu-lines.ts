import type { Audience, Menu, Target } from './menu-item.ts'
import { type RouteName, isRouteName, routeOf } from './menu-routes.ts'
import type { Both } from './site-menus.ts'

/** A page that a line can lead to. */
export type Choice = { id: string; titleNl: string; titleEn: string | null; isOnline: boolean }
/** Why visitors do not see a line. */
type Mark = 'offline' | 'gone' | 'off' | 'empty'

/** A line as its editors see it. */
export type ShownLine = {
  id: string
  menu: Menu
  parentId: string | null
  name: Both
  target: Target
  /** The title of its target, or its address. */
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

/** The lines of the menus in words, in order, sublines after their line. */
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

type Words = { nl: string; en: string }
type StarterLine = { route: RouteName; visibleFor?: Audience } | { heading: Words; lines: readonly { route: RouteName; visibleFor?: Audience }[] }

/** The starter menus of every site; they become lines of the center's own when its editors change them. */
const starterMenus: Readonly<Record<Menu, readonly StarterLine[]>> = {
  top: [],
  header: [{ route: 'search' }, { route: 'activities' }, { route: 'social_map' }, { route: 'news' }],
  footer: [
    {
      heading: { nl: 'Meedoen', en: 'Take part' },
      // Hidden from people who are signed in.
      lines: [{ route: 'search' }, { route: 'activities' }, { route: 'signup', visibleFor: 'anonymous' }, { route: 'organization_signup' }],
    },
    {
      heading: { nl: 'Over ons', en: 'About us' },
      lines: [{ route: 'social_map' }, { route: 'news' }, { route: 'partners' }, { route: 'contact', visibleFor: 'signed_in' }, { route: 'forms' }],
    },
  ],
}

const plainLine = { labelNl: null, labelEn: null, featureFlag: null, newWindow: false, isOnline: true } as const

/**
 * The starter lines of these menus, sublines after their line.
 * @param flags of the site, whose editors see only what it has; visitors' menus leave out the rest of themselves
 */
export function starterLines(menus: readonly Menu[], flags?: Readonly<Record<string, boolean>>): KeptLine[] {
  const isThere = ({ route }: { route: RouteName }) => {
    const { flag } = routeOf(route)
    return !flags || !flag || flags[flag] === true
  }
  return menus.flatMap((menu) => {
    const leading = ({ route, visibleFor = 'all' }: { route: RouteName; visibleFor?: Audience }, parentId: string | null, id: string): KeptLine => ({
      ...plainLine,
      id,
      menu,
      parentId,
      target: 'route',
      targetValue: route,
      visibleFor,
    })
    return starterMenus[menu].flatMap((line, at) => {
      const id = `${menu} ${at}`
      if ('route' in line) return isThere(line) ? [leading(line, null, id)] : []
      const heading: KeptLine = {
        ...plainLine,
        id,
        menu,
        parentId: null,
        labelNl: line.heading.nl,
        labelEn: line.heading.en,
        target: 'heading',
        targetValue: null,
        visibleFor: 'all',
      }
      return [heading, ...line.lines.filter(isThere).map((one, place) => leading(one, id, `${id} ${place}`))]
    })
  })
}
