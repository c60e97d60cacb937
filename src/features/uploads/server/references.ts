import { sql } from 'kysely'
import type { Scopes } from '#kernel/access/server/scope.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { inEveryCenter } from '#kernel/jobs/server/in-every-center.ts'

/** Where a picture is shown. */
type UploadReference = {
  table: string
  /** The key that points at the upload; a test holds this list against the foreign keys of the database. */
  column: string
  /** When everybody may see it there: SQL on a row of the table, `u`. */
  shown: string
  /** Whose it is: the organization that shows it; of none where the center does. */
  organization: string
}

export const uploadReferences: readonly UploadReference[] = [
  { table: 'organizations', column: 'logo_id', shown: `u.status = 'approved'`, organization: 'u.id' },
  { table: 'organizations', column: 'cover_id', shown: `u.status = 'approved'`, organization: 'u.id' },
  { table: 'volunteer_center_profiles', column: 'logo_id', shown: 'true', organization: 'null::uuid' },
  { table: 'volunteer_center_profiles', column: 'icon_id', shown: 'true', organization: 'null::uuid' },
  { table: 'volunteer_center_profiles', column: 'contact_photo_id', shown: 'true', organization: 'null::uuid' },
  { table: 'vacancies', column: 'image_id', shown: `u.status in ('published', 'paused', 'filled', 'closed')`, organization: 'u.organization_id' },
]

/** SQL: whether an upload, a row of the table named `of`, is shown anywhere, under a condition on the place. */
export function isReferenced(of: string, condition: (use: UploadReference) => string = () => 'true'): string {
  const places = uploadReferences.map(
    (use) => `exists (select from ${use.table} u where u.volunteer_center_id = ${of}.volunteer_center_id and u.${use.column} = ${of}.id and ${condition(use)})`,
  )
  return `(${places.join(' or ')})`
}

export const uploadScopes = {
  own: '@.user_id = :user',
  /** Where everybody sees it. */
  shown: isReferenced('@', ({ shown }) => shown),
  ownOrganization: isReferenced('@', ({ organization }) => `${organization} = any(:organizations)`),
  ownOrganizationAsAdmin: isReferenced('@', ({ organization }) => `${organization} = any(:adminOrganizations)`),
} satisfies Scopes

/** Forgets pictures that are shown nowhere a day after they came: forms that were never sent, and logos that were replaced. */
export async function sweepUploads(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 24 * 3600_000)
  await inEveryCenter(db, async (id) => {
    await db.inCenter(id, (tx) =>
      sql`delete from uploads where volunteer_center_id = ${id} and created_at < ${before} and not ${sql.raw(isReferenced('uploads'))}`.execute(tx),
    )
  })
}
