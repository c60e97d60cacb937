import { sql } from 'kysely'
import { absenceWords as words } from '#features/absence/messages.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { type Actor, hasRole } from '#kernel/access/actor.ts'
import { caseStaff, inRoles } from '#kernel/access/role-sets.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { Invalid } from '#kernel/http/errors.ts'
import { addDays, today } from '#kernel/i18n/dates.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import { inEveryCenter } from '#kernel/jobs/server/job.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'

/** SQL: the active people `u` who can be a substitute: members of the actor's organizations, or staff of the center. */
export function substitutes(actor: Actor, centerId: string) {
  const ofCenter = hasRole(actor, caseStaff)
  return sql`u.status = 'active' and u.id <> ${actor.userId} and exists (select from user_roles r where r.volunteer_center_id = ${centerId} and r.user_id = u.id
    and (r.organization_id = any(${actor.organizationIds}::uuid[]) or (${ofCenter} and ${sql.raw(inRoles('r.name', caseStaff))})))`
}

/** The longest absence, in days: somebody who is away for more than a year no longer works here. */
const longest = 366

/** POST /absences: from when until when, and who is the substitute. Replaces an earlier absence. */
export const startAbsence: Verb<{ startsOn: string; backOn: string }> = async ({ tx, centerId, actor, related, now, input: { startsOn, backOn } }) => {
  refuseWhileImpersonating(actor)
  const day = today(now)
  if (backOn <= startsOn) throw new Invalid([{ code: 'invalid', attribute: 'backOn', words: sayInAll(words.backBefore) }])
  if (backOn <= day) throw new Invalid([{ code: 'in_the_past', attribute: 'backOn', words: sayInAll(words.backPast) }])
  if (startsOn > addDays(day, longest)) throw new Invalid([{ code: 'too_far_ahead', attribute: 'startsOn', words: sayInAll(words.tooLong) }])
  if (backOn > addDays(startsOn > day ? startsOn : day, longest))
    throw new Invalid([{ code: 'too_far_ahead', attribute: 'backOn', words: sayInAll(words.tooLong) }])
  const substituteId = related['substitute']
  const pointer = '/data/relationships/substitute'
  if (!substituteId) throw new Invalid([{ code: 'blank', attribute: 'substitute', pointer, words: sayInAll(words.whoMissing) }])
  const rows = await rowsOf(
    tx,
    {
      firstName: shown.text('u.first_name'),
      isAway: shown.flag(
        sql`exists (select from absences a where a.volunteer_center_id = ${centerId} and a.user_id = u.id and a.starts_on < ${backOn}::date and a.back_on > ${startsOn}::date)`,
      ),
    },
    (columns) => sql`select ${columns} from users u where u.id = ${substituteId} and ${substitutes(actor, centerId)}`,
  )
  const [substitute] = rows
  if (!substitute) throw new Invalid([{ code: 'inclusion', attribute: 'substitute', pointer, words: sayInAll(words.whoMissing) }])
  if (substitute.isAway)
    throw new Invalid([{ code: 'also_away', attribute: 'substitute', pointer, words: sayInAll(words.alsoAway, { name: substitute.firstName }) }])
  const { id } = await tx
    .insertInto('absences')
    .values({ volunteer_center_id: centerId, user_id: actor.userId!, substitute_id: substituteId, starts_on: startsOn, back_on: backOn })
    .onConflict((conflict) =>
      conflict.columns(['volunteer_center_id', 'user_id']).doUpdateSet({ substitute_id: substituteId, starts_on: startsOn, back_on: backOn }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** DELETE /absences/{id}: the person is back earlier, or is not away after all. */
export const endAbsence: Verb = async ({ tx, actor, centerId, id }) => {
  refuseWhileImpersonating(actor)
  await tx.deleteFrom('absences').where('volunteer_center_id', '=', centerId).where('id', '=', id).execute()
  return id
}

/** Deletes absences the day after the person came back. */
export async function sweepAbsences(db: Database, now: Date): Promise<void> {
  await inEveryCenter(db, async (id) => {
    await db.inCenter(id, (tx) => sql`delete from absences where volunteer_center_id = ${id} and back_on < ${today(now)}::date`.execute(tx))
  })
}
