import { sql } from 'kysely'
import type { Limits } from '#features/auth/limits/server/limits.ts'
import { type ChosenEvent, choices } from '#features/notifications/choices/choices.ts'
import { changePrefs } from '#features/users/account/server/update-user.ts'
import { type Actor, hasRole } from '#kernel/access/actor.ts'
import { caseStaff, organizationStaff } from '#kernel/access/role-sets.ts'
import { type RowOf, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { NotFound } from '#kernel/http/errors.ts'
import { clientAddress } from '#kernel/http/server/context.ts'
import { say } from '#kernel/i18n/messages.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { Answer, ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { requireSignedIn } from '#kernel/jsonapi/write/server/write.ts'
import type { MailEvent } from '#kernel/mail/server/mail-event.ts'
import { allEvents, eventsOf } from '#kernel/mail/server/templates.ts'

/**
 * GET /mail_choices: the events whose mails this person can choose, with their choices; leaves out mails that the center turned off.
 * Choices are saved as notification_prefs of current_user.
 */
export const choicesRoute: ApiRoute = {
  method: 'GET',
  path: '/mail_choices',
  run: async (call) => {
    requireSignedIn(call)
    call.refuseOtherParameters()
    const { centerId, actor, locale, siteFlags } = call.asked
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
    const events = eventsOf(siteFlags).flatMap(([key, { name, to, roles, group, isAlways }]): ChosenEvent[] =>
      isAlways || !canGet(actor, { to, roles }) || off.includes(key)
        ? []
        : [{ key, side: to, name: say(locale, name), choice: choices.find((one) => one === (prefs[key] ?? prefs[group])) ?? 'realtime' }],
    )
    return { document: { meta: { events } }, headers: { 'cache-control': 'no-store' } }
  },
}

/** Whether somebody can get mails of a kind: those to center staff depend on the roles held there. */
function canGet(actor: Actor, { to, roles = caseStaff }: Pick<MailEvent, 'to' | 'roles'>): boolean {
  if (to === 'team') return hasRole(actor, organizationStaff)
  return to !== 'center' || hasRole(actor, roles)
}

const digestColumns = {
  userId: shown.text('user_id'),
  frequency: shown.text('digest'),
}
type Digest = RowOf<typeof digestColumns>

const path = '/mail_stops/:key'
const config = { credentials: 'ignored' } as const

/**
 * The page behind the link of a digest, signed in or not: GET changes nothing, since mail scanners follow links; POST stops digests of that
 * frequency.
 */
export function stopRoutes({ limits }: { limits: Limits }): ApiRoute[] {
  return [
    { method: 'GET', path, config, run: async (call) => await answer(call, await digestOf(call, limits), false) },
    { method: 'POST', path, config, run: async (call) => await answer(call, await digestOf(call, limits), true) },
  ]
}

async function digestOf(call: ApiRequest, limits: Limits): Promise<Digest> {
  const { key } = call.request.params as { key: string }
  const { centerId } = call.asked
  const found = /^[\w-]{43}$/.test(key)
    ? await call.db.inCenter(
        centerId,
        async (tx) =>
          await rowsOf(
            tx,
            digestColumns,
            (columns) => sql`select ${columns} from notifications
            where volunteer_center_id = ${centerId} and digest_key = ${key} and digest is not null limit 1`,
          ),
      )
    : null
  const digest = found?.[0]
  if (digest) return digest
  await limits.take('badTokensByAddress', clientAddress(call.request))
  throw new NotFound('mail_stops', cutText(key, 50))
}

async function answer(call: ApiRequest, { userId, frequency }: Digest, isPressed: boolean): Promise<Answer> {
  if (isPressed)
    await changePrefs(call.db, userId, (prefs) => {
      const stopped = [...allEvents()].filter(([key, { group }]) => (prefs[key] ?? prefs[group]) === frequency)
      return { ...prefs, ...Object.fromEntries(stopped.map(([key]) => [key, 'off'])) }
    })
  return { document: { meta: { form: { purpose: 'mails.stop', isStopped: isPressed, frequency } } }, headers: { 'cache-control': 'no-store' } }
}
