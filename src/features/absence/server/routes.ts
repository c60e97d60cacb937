import { Forbidden, NotFound } from '#kernel/http/errors.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { CallerStatement } from '#kernel/jsonapi/read/server/node.ts'
import { idOf } from '#kernel/jsonapi/server/related.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { requireSignedIn } from '#kernel/jsonapi/write/server/write.ts'
import { sql } from 'kysely'
import { caseStaff, inRoles } from '#kernel/access/role-sets.ts'
import { rowsOf } from '#kernel/db/server/rows-of.ts'
import { assigneeSql } from '#features/applications/model/contact-person-sql.ts'
import { isAwaySql } from '#features/users/model/is-away-sql.ts'
import type { Away } from '#features/absence/away.ts'
import { namedColumns } from '#features/users/model/server/person-columns.ts'
import { substitutes } from './absences.ts'

/** GET /absences/substitutes: who can be a substitute of the actor. */
export const substitutesRoute: ApiRoute = {
  method: 'GET',
  path: '/absences/substitutes',
  run: async (call) => {
    requireSignedIn(call)
    if (call.registry.scopeNames(call.roles, 'absences', 'create').length === 0) throw new Forbidden()
    const { actor, centerId } = call.asked
    const people = await call.db.inCenter(
      centerId,
      async (tx) =>
        await rowsOf(
          tx,
          namedColumns,
          (columns) => sql`select ${columns} from users u where ${substitutes(actor, centerId)} order by u.sorted_name collate nl, u.id limit 200`,
        ),
    )
    return { document: { meta: { people } } }
  },
}

/**
 * GET /conversations/{id}/absences: who is away of those that answer in a conversation, with their substitutes: who took the
 * application up, else the contact person of its vacancy, and whoever answered last. Leaves out the actor, and people who have left.
 */
export const awayRoute: ApiRoute = {
  method: 'GET',
  path: '/conversations/:id/absences',
  run: async (call) => {
    requireSignedIn(call)
    const id = idOf(call)
    if (!isUuid(id)) throw new NotFound('conversations', id)
    const statement = new CallerStatement(call)
    const [conversation, user] = [statement.param(id), statement.param(call.asked.actor.userId)]
    const text = `select w.first_name, to_char(a.back_on, 'YYYY-MM-DD'), s.first_name
      from conversations c
      left join applications p on p.volunteer_center_id = c.volunteer_center_id and p.id = c.application_id
      left join vacancies v on v.volunteer_center_id = c.volunteer_center_id and v.id = coalesce(p.vacancy_id, c.vacancy_id)
      cross join lateral (select coalesce(${assigneeSql('p')}, v.contact_user_id) as id union (select m.author_id from messages m where m.volunteer_center_id = c.volunteer_center_id
        and m.conversation_id = c.id and m.kind = 'text' and m.side in ('organization', 'center') order by m.created_at desc, m.id desc limit 1)) who
      left join absences a on a.volunteer_center_id = c.volunteer_center_id and a.user_id = who.id and a.user_id <> ${user}::uuid and ${isAwaySql('a')}
        and exists (select from user_roles r join users u on u.id = r.user_id where r.volunteer_center_id = c.volunteer_center_id and r.user_id = a.substitute_id
          and u.status = 'active' and (r.organization_id = c.organization_id or c.subject_type in ('support', 'workshop', 'organization') and ${inRoles('r.name', caseStaff)}))
      left join users w on w.id = a.user_id left join users s on s.id = a.substitute_id
      where c.volunteer_center_id = ${statement.center} and c.id = ${conversation}::uuid and ${statement.may('read', 'conversations', 'c')}
      order by a.back_on, a.id`
    const [rows] = await call.db.read(call.asked.centerId, [{ text, values: statement.values }])
    // A conversation that the actor can see yields a row for each person who answers, even if none is away.
    if (rows!.length === 0) throw new NotFound('conversations', id)
    const absences = rows!.flatMap(([name, backOn, substitute]): Away[] => (name && backOn && substitute ? [{ name, backOn, substitute }] : []))
    return { document: { meta: { absences } } }
  },
}
