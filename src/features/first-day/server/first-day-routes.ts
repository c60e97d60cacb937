import { type FirstDay, type FirstDayStep, firstDaySteps } from '#features/first-day/first-day.ts'
import { centerColleagues, inRoles, organizationStaff } from '#kernel/access/role-sets.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { CallerStatement } from '#kernel/jsonapi/read/server/node.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { requireRight } from '#kernel/jsonapi/write/server/write.ts'

const type = 'first_day'

/** SQL: from which rows of the center each step is read. `x` is a row of the table. */
const facts: Readonly<Record<FirstDayStep, readonly { table: string; only: string }[]>> = {
  look: [{ table: 'volunteer_center_profiles', only: 'coalesce(x.logo_id::text, x.primary_color_preset, x.primary_color_shades::text) is not null' }],
  contact: [
    { table: 'volunteer_center_profiles', only: 'coalesce(x.contact_phone, x.contact_email) is not null' },
    { table: 'volunteer_centers', only: 'coalesce(x.phone, x.email) is not null' },
  ],
  menu: [{ table: 'menu_beginnings', only: 'true' }],
  // The first version is the starter page, put online when somebody opens it: only a later one is the center's own.
  home: [{ table: 'content_items', only: 'x.is_home and x.live_version > 1' }],
  organization: [{ table: 'organizations', only: `x.organization_type <> 'VolunteerCenter' and x.status = 'approved'` }],
  vacancy: [{ table: 'vacancies', only: 'x.published_at is not null' }],
  people: [
    {
      table: 'user_roles',
      only: `${inRoles('x.name', [...centerColleagues, ...organizationStaff])} group by x.volunteer_center_id having count(distinct x.user_id) > 1`,
    },
    { table: 'imports', only: `x.kind = 'users' and x.status = 'done'` },
  ],
}

/** GET /first_day: what of a new site is done, in one query, and whether the center has put the list away. */
const readRoute: ApiRoute = {
  method: 'GET',
  path: '/first_day',
  run: async (call) => {
    requireRight(call, type, 'read')
    call.refuseOtherParameters()
    return { document: { meta: await readFirstDay(call) } }
  },
}

async function readFirstDay(call: ApiRequest): Promise<FirstDay> {
  const statement = new CallerStatement(call)
  const exists = firstDaySteps.map((key) =>
    facts[key]
      .map(
        ({ table, only }) =>
          `exists (select from ${table} x where x.${table === 'volunteer_centers' ? 'id' : 'volunteer_center_id'} = ${statement.center} and ${only})`,
      )
      .join(' or '),
  )
  const putAway = `(select to_char(f.put_away_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from first_days f where f.volunteer_center_id = ${statement.center})`
  const [[row]] = (await call.db.read(call.asked.centerId, [
    { name: 'first_day', text: `select ${[putAway, ...exists].join(', ')}`, values: statement.values },
  ])) as [(string | null)[][]]
  const [away, ...done] = row!
  return { away: away ?? null, done: Object.fromEntries(firstDaySteps.map((key, at) => [key, done[at] === 't'])) as FirstDay['done'] }
}

/** Both may be said again without effect, so that a second press or a repeated call changes and records nothing. */
const changes = {
  put_away: async (tx: Tx, centerId: string) =>
    await tx
      .insertInto('first_days')
      .values({ volunteer_center_id: centerId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('volunteer_center_id')
      .executeTakeFirst(),
  bring_back: async (tx: Tx, centerId: string) =>
    await tx.deleteFrom('first_days').where('volunteer_center_id', '=', centerId).returning('volunteer_center_id').executeTakeFirst(),
} as const
const actions = { put_away: 'first_day.put_away', bring_back: 'first_day.brought_back' } as const

/** PUT /first_day/put_away and /first_day/bring_back: for everybody of the center. */
const changeRoute = (verb: keyof typeof changes): ApiRoute => ({
  method: 'PUT',
  path: `/first_day/${verb}`,
  counts: { key: 'around' },
  run: async (call) => {
    requireRight(call, type, 'update')
    const { centerId, actor } = call.asked
    await call.inHeldTransaction(type, async (tx) => {
      if (!(await changes[verb](tx, centerId))) return
      writeAuditEvent(tx, { centerId, actor }, { action: actions[verb], subjectType: 'volunteer_centers', subjectId: centerId })
    })
    return { document: { meta: await readFirstDay(call) } }
  },
})

export const firstDayRoutes = [readRoute, changeRoute('put_away'), changeRoute('bring_back')]
