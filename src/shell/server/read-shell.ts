import { toastIn } from '#design/feedback/toast-cookie.ts'
import type { SiteMenus } from '#features/menu-items/site-menus.ts'
import { viewOf } from '#features/organizations/model/view-of.ts'
import { type CenterCard, reachedBy } from '#features/settings/model/center-card.ts'
import { type Center, type Flags, type Tenant, appName } from '#features/tenancy/tenant.ts'
import { readCookie } from '#kernel/http/cookie.ts'
import { languageParameter } from '#kernel/i18n/address-language.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { consentIn, isUndecided, measures } from '#shell/consent.ts'
import type { Visit } from '#shell/context.ts'
import { hasRight } from '#shell/decide-access.ts'
import { helpNavigation, menuEntries, personNavigation, roleInWords, townNavigation } from '#shell/frame/menus/menu-entries.ts'
import type { CenterLook, Person, Shell, ShownPage, ThemeChoice } from '#shell/shell.ts'
import type { Page } from '#src/app/pages.ts'
import { pagePath } from './page-path.ts'
import { recentOrganizations } from './selected-organization.ts'

export type ShellContext = {
  tenant: Tenant
  center: Center
  flags: Flags
  locale: Locale
  look: CenterLook & { card: CenterCard }
  menus: SiteMenus
  pages: Visit['pages']
  production: boolean
  mapCredit: string | null
  /** Scheme, host and port of the demo site. */
  demoOrigin: string | null
  /** Preview of a look that is not saved, in light or dark. */
  preview: { isNight: boolean } | null
}

export const themeCookie = 'theme'

export function themeChoice(value: string | undefined): ThemeChoice {
  return value === 'light' || value === 'dark' ? value : null
}

/** The theme in a Cookie header. */
export const themeIn = (cookies: string | null | undefined): ThemeChoice => readCookie(cookies, themeCookie, themeChoice)

/** The frame's data for one page, from the site, the visitor's cookies and the person. Makes no calls itself. */
export function readShell(context: ShellContext, request: Request, person: Person | null, organizationId: string | null): Shell {
  const { tenant, center, flags, locale, preview } = context
  const { card, ...look } = context.look
  const cookies = request.headers.get('cookie')
  const url = new URL(request.url)
  const visitor = { flags, production: context.production, wrongCenter: false, shell: { person, organizationId }, pages: context.pages }
  const consent = consentIn(cookies)
  return {
    appName: appName(tenant, center),
    tenant: { key: tenant.key, context: tenant.context, header: tenant.header },
    locale,
    languages: flags.internationalisation,
    theme: preview ? (preview.isNight ? 'dark' : 'light') : themeIn(cookies),
    look,
    brand: brandOf(center, appName(tenant, center)),
    center: centerOf(center, card, locale),
    consent,
    measures: measures(look.gtagId, consent),
    mapCredit: context.mapCredit,
    // A prefetched page may never be seen.
    toast: request.headers.has('sec-purpose') ? null : toastIn(cookies),
    cookiesOpen: !preview && (url.searchParams.has('cookies') || isUndecided(consent)),
    person,
    role: person && roleInWords(person.roles, locale),
    mayDesign: person !== null && hasRight(person, 'volunteer_center_profiles.update'),
    organizationId,
    recentOrganizations: recentOrganizations(cookies),
    view: viewOf(person?.roles ?? [], person?.organizations.find(({ id }) => id === organizationId) ?? null),
    menus: menuEntries(context.menus, visitor, locale),
    navigation: personNavigation(visitor, locale),
    town: townNavigation(visitor, locale),
    help: helpNavigation(visitor, locale),
    page: { title: null, layout: null, background: null, isAuthPage: false },
    path: ownAddress(url),
    isPreview: preview !== null,
  }
}

/** The contact person represents the center; what they do not have comes from the center itself. */
function centerOf(center: Center, { title, text, person }: CenterCard, locale: Locale): Shell['center'] {
  const said = (words: { nl?: string | null; en?: string | null }) => words[locale] ?? words.nl ?? null
  return {
    id: center.id,
    name: center.name,
    town: center.town,
    latitude: center.latitude,
    longitude: center.longitude,
    ...reachedBy(person, center),
    openingHours: said(person.hours) ?? said(center.openingHours),
    person: person.name ? { name: person.name, role: said(person.role), photo: person.photo } : null,
    closing: { title: said(title), text: said(text) },
  }
}

/** "Vrijwilligersbank Zutphen" becomes a kind above a town. */
export function brandOf({ name, town }: Pick<Center, 'name' | 'town'>, app: string): { kind: string; name: string } {
  if (name.endsWith(` ${town}`)) return { kind: name.slice(0, -town.length - 1), name: town }
  return app === name ? { kind: town, name } : { kind: app, name }
}

function ownAddress(url: URL): string {
  const search = new URLSearchParams(url.search)
  search.delete('cookies')
  search.delete('_routes')
  // The language in the address would override a choice made here.
  search.delete(languageParameter)
  return `${pagePath(url.pathname)}${search.size ? `?${search}` : ''}`
}

const doors = /^(auth\/(login-1|recover|reset)|confirm|signup|signup\/success|uitloggen)$/

/** What the frame needs from a row of the page table. */
export function shownPage(page: Page | undefined, locale: Locale): ShownPage {
  return {
    title: page?.title?.[locale] ?? null,
    layout: page?.layout ?? null,
    background: page?.background ?? null,
    isAuthPage: doors.test(page?.path ?? ''),
  }
}
