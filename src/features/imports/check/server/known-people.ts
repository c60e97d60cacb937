import { inRoles, platformAdmins } from '#kernel/access/role-sets.ts'
import type { Database } from '#kernel/db/server/database.ts'

/** `here`: registered at this center. `open`: what is empty may be filled in: whoever runs the platform changes their own. */
export type KnownPerson = { id: string; email: string; name: string; status: string; here: boolean; hasPhone: boolean; open: boolean }

/** Whose addresses these are, anywhere on the platform: an address has one owner (domain §3.14). */
export async function knownPeople(db: Database, centerId: string, emails: readonly string[]): Promise<Map<string, KnownPerson>> {
  if (emails.length === 0) return new Map()
  const [rows] = await db.readOnPlatform([
    {
      name: 'people_to_recognise',
      text: `select u.id, u.email, trim(u.first_name || ' ' || u.last_name), u.status,
          u.home_center_id = $2 or exists (select from user_roles r where r.user_id = u.id and (r.volunteer_center_id = $2 or ${inRoles('r.name', platformAdmins)})),
          u.phone is not null, not exists (select from user_roles r where r.user_id = u.id and ${inRoles('r.name', platformAdmins)})
        from users u where u.email = any($1::text[])`,
      values: [[...emails], centerId],
    },
  ])
  return new Map(
    rows!.map(([id, email, name, status, here, hasPhone, open]) => [
      email!,
      { id: id!, email: email!, name: name!, status: status!, here: here === 't', hasPhone: hasPhone === 't', open: open === 't' },
    ]),
  )
}
