import type { Person } from '#shell/shell.ts'

export const organizationCookie = 'currentOrganizationId'
/** Kept across sessions (specification §4). */
export const organizationSeconds = 365 * 24 * 3600

/** The chosen one while it is still the person's; else the first school or volunteer center, else the first (specification §4). */
export function selectedOrganization(organizations: Person['organizations'], chosen: string | undefined): string | null {
  if (chosen && organizations.some(({ id }) => id === chosen)) return chosen
  const first = organizations.find(({ kind }) => kind === 'School' || kind === 'VolunteerCenter') ?? organizations[0]
  return first?.id ?? null
}
