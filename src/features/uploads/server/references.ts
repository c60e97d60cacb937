import { sql } from 'kysely'
import type { Scopes } from '#kernel/access/server/scope.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { inEveryCenter } from '#kernel/jobs/server/job.ts'

/** A place where pictures are shown. */
type UploadReference = {
  table: string
  /** The foreign key to the upload; a test compares this list with the foreign keys of the database. */
  column: string
  /** SQL on a row `u` of the table: when everybody may see it there. */
  shown: string
  /** SQL: the organization that shows it; null where the center does. */
  organization: string
}

export const uploadReferences: readonly UploadReference[] = [
  { table: 'organizations', column: 'logo_id', shown: `u.status = 'approved'`, organization: 'u.id' },
  { table: 'organizations', column: 'cover_id', shown: `u.status = 'approved'`, organization: 'u.id' },
  { table: 'volunteer_center_profiles', column: 'logo_id', shown: 'true', organization: 'null::uuid' },
  { table: 'volunteer_center_profiles', column: 'icon_id', shown: 'true', organization: 'null::uuid' },
  { table: 'volunteer_center_profiles', column: 'contact_photo_id', shown: 'true', organization: 'null::uuid' },
  { table: 'vacancies', column: 'image_id', shown: `u.status in ('published', 'paused', 'filled', 'closed')`, organization: 'u.organization_id' },
  { table: 'activities', column: 'image_id', shown: `u.status in ('published', 'cancelled', 'ended')`, organization: 'u.organization_id' },
]

/** SQL: whether an upload, a row of the table named `of`, is shown anywhere, with a condition on the place. */
export function isReferenced(of: string, condition: (use: UploadReference) => string = () => 'true'): string {
  const places = uploadReferences.map(
    (use) => `exists (select from ${use.table} u where u.volunteer_center_id = ${of}.volunteer_center_id and u.${use.column} = ${of}.id and ${condition(use)})`,
  )
  return `(${places.join(' or ')})`
}

export const uploadScopes = {
  own: '@.user_id = :user',
  /** Shown publicly. */
  shown: isReferenced('@', ({ shown }) => shown),
  ownOrganization: isReferenced('@', ({ organization }) => `${organization} = any(:organizations)`),
  ownOrganizationAsAdmin: isReferenced('@', ({ organization }) => `${organization} = any(:adminOrganizations)`),
} satisfies Scopes

/** Deletes pictures that nothing shows a day after they were uploaded: forms that were never sent, and logos that were replaced. */
export async function sweepUploads(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 24 * 3600_000)
  await inEveryCenter(db, async (id) => {
    await db.inCenter(id, (tx) =>
      sql`delete from uploads where volunteer_center_id = ${id} and created_at < ${before} and not ${sql.raw(isReferenced('uploads'))}`.execute(tx),
    )
  })
}
