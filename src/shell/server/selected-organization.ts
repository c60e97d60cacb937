import { cookieValues, readCookie, writeCookie } from '#kernel/http/cookie.ts'
import type { Person } from '#shell/shell.ts'

export const organizationCookie = 'currentOrganizationId'
export const recentCookie = 'recentOrganizations'
/** Kept across sessions (specification §4). */
export const organizationSeconds = 365 * 24 * 3600
/** Prefix of an id that was selected by default: script calls send it like any other, but a better default replaces it. */
const byDefault = '~'
const recentMost = 5
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The choice in a Cookie header: of several the one that names an organization of the person's, else the first. */
export function organizationChoice(cookies: string | null, organizations: Person['organizations']): string | undefined {
  const values = cookieValues(cookies, organizationCookie)
  return values.find((value) => organizations.some(({ id }) => id === value.replace(byDefault, ''))) ?? values[0]
}

/** The id in the cookie while it is one of the person's; else the first school or volunteer center, else the first (specification §4). */
export function selectedOrganization(organizations: Person['organizations'], cookie: string | undefined): string | null {
  if (cookie && organizations.some(({ id }) => id === cookie)) return cookie
  const first = organizations.find(({ kind }) => kind === 'School' || kind === 'VolunteerCenter') ?? organizations[0]
  return first?.id ?? null
}

/** The Set-Cookie line after this page: clears a choice that is no longer among the person's organizations. Null where the cookie is right already. */
export function organizationToKeep({ organizations, organizationsFailed }: Person, cookie: string | undefined): string | null {
  if (organizationsFailed) return null
  const selected = selectedOrganization(organizations, cookie)
  const value = selected === null || selected === cookie ? (selected ?? '') : `${byDefault}${selected}`
  if (value === (cookie ?? '')) return null
  return writeCookie(organizationCookie, value, { maxAge: value === '' ? 0 : organizationSeconds })
}

/** The organization that every call of a page's own script names (specification §7). */
export function organizationOf(cookies: string | undefined): string | undefined {
  return readCookie(cookies, organizationCookie, (value) => value.replace(byDefault, '')) ?? undefined
}

/** The Set-Cookie lines that store a choice: the organization, and those chosen before it. */
export function chooseOrganization(id: string, cookies: string | null): string[] {
  const before = organizationOf(cookies ?? undefined)
  const recent = [id, ...(before ? [before] : []), ...recentOrganizations(cookies)]
  const known = [...new Set(recent)].filter((one) => uuid.test(one)).slice(0, recentMost)
  return [
    writeCookie(organizationCookie, uuid.test(id) ? id : '', { maxAge: organizationSeconds }),
    writeCookie(recentCookie, known.join('.'), { maxAge: organizationSeconds }),
  ]
}

/** The organizations chosen lately in a Cookie header, the latest first. */
export function recentOrganizations(cookies: string | null | undefined): string[] {
  return readCookie(cookies, recentCookie, recentIn) ?? []
}

function recentIn(value: string): string[] | null {
  const ids = value
    .slice(0, 400)
    .split('.')
    .filter((one) => uuid.test(one))
    .slice(0, recentMost)
  return ids.length > 0 ? ids : null
}
