import type { IconName } from '#design/icon/icon-names.ts'
import type { Flag } from '#features/tenancy/tenant.ts'

type Words = { nl: string; en: string }
export type MenuRoute = {
  /** Its row in `src/app/pages.ts`; a law compares. */
  page: string
  flag?: Flag
  icon: IconName
  name: Words
}

/** Parts of the site that a line can lead to, by the name that is stored. */
export const menuRoutes = {
  home: { page: ':slug?', icon: 'house', name: { nl: 'Startpagina', en: 'Home page' } },
  search: { page: 'vacancies/search', icon: 'magnifying-glass-duotone', name: { nl: 'Vacaturebank', en: 'Find volunteer work' } },
  activities: { page: 'activiteitenkalender', flag: 'activities', icon: 'calendar-blank-duotone', name: { nl: 'Activiteiten', en: 'Activities' } },
  one_on_one: { page: 'een-op-een-hulp', flag: 'peerToPeer', icon: 'hand-heart-duotone', name: { nl: 'Een-op-een hulp', en: 'One-to-one help' } },
  news: { page: 'nieuws/:slug?', icon: 'newspaper-duotone', name: { nl: 'Nieuws', en: 'News' } },
  social_map: { page: 'sociale-kaart', icon: 'map-trifold-duotone', name: { nl: 'Sociale kaart', en: 'Social map' } },
  partners: { page: 'partners', icon: 'users', name: { nl: 'Partners', en: 'Partners' } },
  forms: { page: 'forms/:token?', icon: 'file-text', name: { nl: 'Formulieren', en: 'Forms' } },
  signup: { page: 'signup', icon: 'user', name: { nl: 'Aanmelden', en: 'Sign up' } },
  organization_signup: { page: 'organizations/signup', icon: 'buildings', name: { nl: 'Organisatie aanmelden', en: 'Sign up an organization' } },
  contact: { page: 'contactformulier', icon: 'envelope-simple', name: { nl: 'Contactformulier', en: 'Contact form' } },
  towns: { page: 'switch', icon: 'map-pin', name: { nl: 'Andere plaats kiezen', en: 'Choose another town' } },
} as const satisfies Record<string, MenuRoute>
export type RouteName = keyof typeof menuRoutes

export const routeNames = Object.keys(menuRoutes) as RouteName[]
export const isRouteName = (name: unknown): name is RouteName => typeof name === 'string' && Object.hasOwn(menuRoutes, name)
export const routeOf = (name: RouteName): MenuRoute => menuRoutes[name]

/** The address of a part of the site: the path of its row without optional segments. */
export const addressOfRoute = (name: RouteName): string => `/${menuRoutes[name].page.replace(/\/?:\w+\?$/, '')}`
