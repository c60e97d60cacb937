import type { Audience, Menu } from './menu-item.ts'
import type { RouteName } from './menu-routes.ts'

type Words = { nl: string; en: string }
export type StarterLine = { route: RouteName; visibleFor?: Audience } | { heading: Words; lines: readonly { route: RouteName; visibleFor?: Audience }[] }

/** The menus that every site has until its editors change them, and goes on from when they do. */
export const starterMenus: Readonly<Record<Menu, readonly StarterLine[]>> = {
  top: [],
  header: [{ route: 'search' }, { route: 'news' }],
  footer: [
    {
      heading: { nl: 'Meedoen', en: 'Take part' },
      // Who is signed in has signed up.
      lines: [{ route: 'search' }, { route: 'signup', visibleFor: 'anonymous' }, { route: 'organization_signup' }],
    },
    {
      heading: { nl: 'Over ons', en: 'About us' },
      lines: [{ route: 'news' }, { route: 'partners' }, { route: 'contact', visibleFor: 'signed_in' }, { route: 'forms' }],
    },
  ],
}
