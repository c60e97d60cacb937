import type { RoleName } from '#kernel/access/actor.ts'
import { initialRoles, isIn } from '#kernel/access/role-sets.ts'
import { addDays, dayOf } from '#kernel/i18n/dates.ts'
import { changelogEntries } from './entries.ts'
import { audiences, type ChangelogEntry } from './entry.ts'

/** What a site can do; newest first. */
export const entriesOfSite = (flags: Readonly<Record<string, boolean>>): ChangelogEntry[] => changelogEntries.filter(({ flag }) => !flag || flags[flag])

/** Whether an entry is for somebody with these roles; who has none is a volunteer. */
export function isFor({ for: of }: ChangelogEntry, roles: readonly { name: RoleName }[]): boolean {
  const held = roles.length > 0 ? roles.map(({ name }) => name) : [initialRoles.account]
  return of.some((audience) => held.some((role) => isIn(audiences[audience], role)))
}

/** When somebody last left the page, else when their account began: a new account has missed nothing. */
export const sinceOf = ({ changelogSeenAt, createdAt }: { changelogSeenAt: string | null; createdAt: string }): string => dayOf(changelogSeenAt ?? createdAt)

/** Whether an entry came after that day. Those of the day of a visit count as seen, for they have a day and no hour. */
export const isUnseen = ({ date }: ChangelogEntry, since: string): boolean => date > since

/** For how many days the menu says that there is something new. */
const daysShown = 14

/** Whether the menu says so to this person. */
export const hasUnseen = (
  entries: readonly ChangelogEntry[],
  { roles, since, day }: { roles: readonly { name: RoleName }[]; since: string; day: string },
): boolean => entries.some((entry) => entry.date > addDays(day, -daysShown) && isUnseen(entry, since) && isFor(entry, roles))
