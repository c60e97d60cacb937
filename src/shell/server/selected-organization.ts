import { parseCookies, writeCookie } from '#kernel/http/cookie.ts'
import type { Person } from '#shell/shell.ts'

export const organizationCookie = 'currentOrganizationId'
export const recentCookie = 'recentOrganizations'
/** Kept across sessions (specification §4). */
export const organizationSeconds = 365 * 24 * 3600
/** Before an id that nobody chose: calls of scripts carry it all the same, but it gives way to a better default. */
const byDefault = '~'
const recentMost = 5
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The chosen one while it is still the person's; else the first school or volunteer center, else the first (specification §4). */
export function selectedOrganization(organizations: Person['organizations'], cookie: string | undefined): string | null {
  if (cookie && organizations.some(({ id }) => id === cookie)) return cookie
  const first = organizations.find(({ kind }) => kind === 'School' || kind === 'VolunteerCenter') ?? organizations[0]
  return first?.id ?? null
}

/** The cookie as it should stand after this page: a choice that left the person's list is cleared. Null where it stands so already. */
export function organizationToKeep({ organizations, organizationsFailed }: Person, cookie: string | undefined): string | null {
  if (organizationsFailed) return null
  const selected = selectedOrganization(organizations, cookie)
  const value = selected === null || selected === cookie ? (selected ?? '') : `${byDefault}${selected}`
  if (value === (cookie ?? '')) return null
  return writeCookie(organizationCookie, value, { maxAge: value === '' ? 0 : organizationSeconds })
}

/** What every call of a page's own script says (specification §7). */
export function organizationOf(cookies: string | undefined): string | undefined {
  return parseCookies(cookies)[organizationCookie]?.replace(byDefault, '') || undefined
}

/** The lines that keep a choice: the organization, and those that were chosen before it. */
export function chooseOrganization(id: string, cookies: string | null): string[] {
  const before = organizationOf(cookies ?? undefined)
  const recent = [id, ...(before ? [before] : []), ...recentOrganizations(parseCookies(cookies)[recentCookie])]
  const known = [...new Set(recent)].filter((one) => uuid.test(one)).slice(0, recentMost)
  return [
    writeCookie(organizationCookie, uuid.test(id) ? id : '', { maxAge: organizationSeconds }),
    writeCookie(recentCookie, known.join('.'), { maxAge: organizationSeconds }),
  ]
}

export function recentOrganizations(cookie: string | undefined): string[] {
  return (cookie ?? '')
    .slice(0, 400)
    .split('.')
    .filter((one) => uuid.test(one))
    .slice(0, recentMost)
}
