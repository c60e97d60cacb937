import { type RoleName, roleNames } from '#kernel/access/actor.ts'
import { caseStaff, centerColleagues, initialRoles, organizationStaff, platformAdmins } from '#kernel/access/role-sets.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { Flag } from '#features/tenancy/tenant.ts'

type Both = Readonly<Record<Locale, string>>

export const kinds = ['new', 'better', 'fixed', 'security'] as const
export type Kind = (typeof kinds)[number]

/** Whom a change is for, and which roles they have. */
export const audiences = {
  everybody: roleNames,
  volunteers: [initialRoles.account],
  organizations: organizationStaff,
  centers: centerColleagues,
  coordinators: caseStaff,
  platform: platformAdmins,
} as const satisfies Record<string, readonly RoleName[]>
export type Audience = keyof typeof audiences

/** What somebody can now do, in the reader's words (docs/words.md); CHANGELOG.md is written from these (`npm run changelog`). */
export type ChangelogEntry = {
  /** Names it in its address, `#{key}`, and in the feed; it never changes. */
  key: string
  /** The day from which people have it. */
  date: string
  kind: Kind
  for: readonly Audience[]
  title: Both
  /** At most 400 characters, at reading level B1. */
  words: Both
  /** The page where one sees it, which everybody whom it is for may open; null for what is everywhere. */
  link: string | null
  /** Sites without it are not told. */
  flag?: Flag
}
