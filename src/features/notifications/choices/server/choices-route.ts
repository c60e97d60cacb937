import { sql } from 'kysely'
import { type Actor, hasRole } from '#kernel/access/actor.ts'
import { caseStaff, organizationStaff } from '#kernel/access/role-sets.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { say } from '#kernel/i18n/messages.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { requireSignedIn } from '#kernel/jsonapi/write/server/write.ts'
import type { MailEvent } from '#kernel/mail/server/mail-event.ts'
import { allEvents } from '#kernel/mail/server/templates.ts'
import { choices, type ChosenEvent } from '#features/notifications/choices/choices.ts'

/** GET /mail_choices: the events of which this person can choose mails, and what they chose; those that the center does not mail are none. Chosen by notification_prefs of current_user. */
export const choicesRoute: ApiRoute = {
  method: 'GET',
  path: '/mail_choices',
  run: async (call) => {
    requireSignedIn(call)
    call.refuseOtherParameters()
    const { centerId, actor, locale } = call.asked
    const { prefs, off } = await call.db.inCenter(centerId, async (tx) => {
      const rows = await rowsOf(
        tx,
        {
          prefs: shown.json<Record<string, unknown>>()('notification_prefs'),
          off: shown.texts(
            sql`array(select kind from (select distinct on (kind) kind, active from notification_templates where volunteer_center_id = ${centerId} order by kind, version desc) t where not active)`,
          ),
        },
        (columns) => sql`select ${columns} from users where id = ${actor.userId}`,
      )
      return rows[0] ?? { prefs: {}, off: [] }
    })
    const events = [...allEvents()].flatMap(([key, { name, to, roles, group, isAlways }]): ChosenEvent[] =>
      isAlways || !canGet(actor, { to, roles }) || off.includes(key)
        ? []
        : [{ key, side: to, name: say(locale, name), choice: choices.find((one) => one === (prefs[key] ?? prefs[group])) ?? 'realtime' }],
    )
    return { document: { meta: { events } }, headers: { 'cache-control': 'no-store' } }
  },
}

/** Whether mails of a kind can come to somebody here: those of a center come by the roles that people hold at it. */
function canGet(actor: Actor, { to, roles = caseStaff }: Pick<MailEvent, 'to' | 'roles'>): boolean {
  if (to === 'team') return hasRole(actor, organizationStaff)
  return to !== 'center' || hasRole(actor, roles)
}
