import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '#kernel/access/actor.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { type RowOf, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { dayOf } from '#kernel/db/server/database-clock.ts'
import { Unauthenticated } from '#kernel/http/errors.ts'

type Sight = { centerId: string; userId: string; now: Date }

/**
 * Records that somebody viewed a person's details; once per viewer, person and day (decisions 14). Call it in the center's transaction that
 * reads them. Views of oneself are not recorded; an impersonator is named.
 */
export async function recordProfileView(tx: Tx, actor: Actor, { centerId, userId, now }: Sight): Promise<void> {
  await recordProfileViews(tx, actor, { centerId, now }, sql`select ${userId}::uuid as user_id`)
}

/** The same for several people. @param people SQL that selects their `user_id` */
export async function recordProfileViews(tx: Tx, actor: Actor, { centerId, now }: Omit<Sight, 'userId'>, people: RawBuilder<unknown>): Promise<void> {
  if (!actor.userId) return
  await sql`
    insert into audit_events (volunteer_center_id, actor_id, impersonator_id, action, subject_type, subject_id, at)
    select ${centerId}, ${actor.userId}, ${actor.session?.impersonator?.id ?? null}::uuid, 'user.viewed', 'users', seen.user_id, ${now}::timestamptz
    from (${people}) seen where seen.user_id <> ${actor.userId}
    on conflict do nothing`.execute(tx)
}

const seenByColumns = {
  viewerId: shown.text('coalesce(e.impersonator_id, e.actor_id)'),
  name: shown.text(`coalesce(full_name(u.first_name, u.last_name), '')`),
  roles: shown.texts('array(select distinct r.name from user_roles r where r.user_id = u.id)'),
  /** The organizations of this center that they work for. */
  organizations: shown.texts(`array(select distinct o.name from user_roles r join organizations o on o.volunteer_center_id = r.volunteer_center_id
    and o.id = r.organization_id where r.user_id = u.id and r.volunteer_center_id = e.volunteer_center_id)`),
  day: shown.text(dayOf('e.at')),
}
export type SeenBy = RowOf<typeof seenByColumns>

/** Who viewed the actor's details here, latest first; two years at most, which is how long audit events are kept. */
export async function profileViews(db: Database, { centerId, now }: { centerId: string; now: Date }, actor: Actor): Promise<SeenBy[]> {
  if (!actor.userId) throw new Unauthenticated()
  const { userId } = actor
  const since = new Date(now.getTime() - 730 * 86_400_000)
  return await db.inCenter(centerId, async (tx) => {
    const rows = await rowsOf(
      tx,
      seenByColumns,
      (columns) => sql`
      select ${columns} from audit_events e left join users u on u.id = coalesce(e.impersonator_id, e.actor_id)
      where e.subject_type = 'users' and e.subject_id = ${userId} and e.action = 'user.viewed' and e.at > ${since}
      order by e.at desc limit 500`,
    )
    return rows
  })
}
