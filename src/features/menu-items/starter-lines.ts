import { starterMenus } from './starter-menus.ts'
import type { Audience, Menu } from './menu-item.ts'
import type { RouteName } from './menu-routes.ts'
import type { KeptLine } from './shown-lines.ts'

const plain = { labelNl: null, labelEn: null, featureFlag: null, newWindow: false, isOnline: true } as const

/** What a site begins with in these menus, as lines: those under a line after it. */
export function starterLines(menus: readonly Menu[]): KeptLine[] {
  return menus.flatMap((menu) => {
    const leading = ({ route, visibleFor = 'all' }: { route: RouteName; visibleFor?: Audience }, parentId: string | null, id: string): KeptLine => ({
      ...plain,
      id,
      menu,
      parentId,
      target: 'route',
      targetValue: route,
      visibleFor,
    })
    return starterMenus[menu].flatMap((line, at) => {
      const id = `${menu} ${at}`
      if ('route' in line) return [leading(line, null, id)]
      const heading: KeptLine = {
        ...plain,
        id,
        menu,
        parentId: null,
        labelNl: line.heading.nl,
        labelEn: line.heading.en,
        target: 'heading',
        targetValue: null,
        visibleFor: 'all',
      }
      return [heading, ...line.lines.map((one, place) => leading(one, id, `${id} ${place}`))]
    })
  })
}
