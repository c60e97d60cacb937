import { CompiledQuery } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { id } from '#src/testing/two-towns.ts'

/** From lowest to highest. */
export const ladder = ['volunteer', 'member', 'admin', 'editor', 'coordinator', 'center_admin', 'super_admin'] as const
export type Rank = (typeof ladder)[number]

/**
 * Where the other person belongs, as seen by an actor of the demo town: here, without a role in the same organization; here, as
 * a colleague in it; only in the other town; or here as a colleague whose rank is in the other town.
 */
export const places = ['here', 'colleague', 'elsewhere', 'both'] as const
export type Place = (typeof places)[number]
export type Other = { id: string; email: string; rank: Rank; place: Place }

const [here, there] = [id.center('demo'), id.center('oldebroek')]
/** The actors' organization. Nothing refers to it, so it can be removed. */
export const ours = '0193000a-0000-7000-8000-000000000001'
/** An organization of another town. */
export const theirs = '0193000a-0000-7000-8000-000000000002'

type Role = [center: string | null, name: Rank, organization: string | null]

/** A role at a center; a super admin is also a volunteer there. */
function roleAt(center: string, rank: Rank, organization: string): Role {
  if (rank === 'super_admin') return [null, rank, null]
  return [center, rank, rank === 'member' || rank === 'admin' ? organization : null]
}

const rolesOf: Record<Place, (rank: Rank) => Role[]> = {
  here: (rank) => [roleAt(here, 'volunteer', ''), roleAt(here, rank, id.club('demo'))],
  colleague: (rank) => [roleAt(here, 'member', ours), roleAt(here, rank, ours)],
  elsewhere: (rank) => [roleAt(there, 'volunteer', ''), roleAt(there, rank, theirs)],
  both: (rank) => [roleAt(here, 'member', ours), roleAt(there, 'volunteer', ''), roleAt(there, rank, theirs)],
}

/** One actor of every rank at the demo town, and one who is a volunteer there and runs the other town. */
export const actors = [...ladder, 'center_admin elsewhere'] as const
export type ActorName = (typeof actors)[number]
export const mailOf = (actor: ActorName) => `acting-${actor.replace(' ', '-')}@demo.example`
const rolesOfActor = (actor: ActorName): Role[] =>
  actor === 'center_admin elsewhere'
    ? [
        [here, 'volunteer', null],
        [there, 'center_admin', null],
      ]
    : [roleAt(here, 'volunteer', ''), roleAt(here, actor, ours)]

export const others: Other[] = places.flatMap((place) =>
  ladder
    .filter((rank) => !(place === 'colleague' && rank === 'volunteer')) // a colleague is at least a member
    .map((rank) => ({ id: made(100 + places.indexOf(place) * 10 + ladder.indexOf(rank)), email: `${rank}.${place}@demo.example`, rank, place })),
)

function made(number: number): string {
  return `0193000b-0000-7000-8000-${String(number).padStart(12, '0')}`
}

const run = async (tx: Tx, text: string, values: unknown[]) => (await tx.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values))).rows

/** Restores the organizations, the actors' roles in ours, and somebody who stays admin of the pending one. */
export async function restoreOrganizations(db: Database): Promise<void> {
  for (const [center, organization, name, type, status] of [
    [here, ours, 'De Trein', 'School', 'approved'],
    [there, theirs, 'De Trein', 'School', 'approved'],
    [here, id.club('demo'), 'Tuinclub', 'Organization', 'pending'],
  ] as const) {
    await db.inCenter(center, async (tx) => {
      await run(
        tx,
        `insert into organizations (volunteer_center_id, id, name, slug, organization_type, status, summary) values ($1, $2, $3, $3, $4, $5, 'Wij')
        on conflict (volunteer_center_id, id) do update set organization_type = $4, status = $5, summary = 'Wij'`,
        [center, organization, name, type, status],
      )
    })
  }
  await db.onPlatform(async (tx) => {
    for (const [index, actor] of actors.entries()) await addPerson(tx, made(index), mailOf(actor), rolesOfActor(actor))
    await addRole(tx, id.person('demo', 'tweede'), [here, 'admin', id.club('demo')])
  })
}

/** Restores the other person's account and roles. */
export async function restore(db: Database, { id: userId, email, rank, place }: Other): Promise<void> {
  await db.onPlatform(async (tx) => {
    await run(tx, 'delete from user_tokens where user_id = $1', [userId])
    await run(tx, 'delete from user_roles where user_id = $1', [userId])
    await addPerson(tx, userId, email, rolesOf[place](rank))
  })
}

async function addPerson(tx: Tx, userId: string, email: string, roles: Role[]): Promise<void> {
  await run(
    tx,
    `insert into users (id, email, first_name, last_name, status, password_hash, confirmed_at, home_center_id)
      select $1, $2, 'Iemand', 'Zo', 'active', password_hash, now(), $3 from users where email = 'lid@demo.example'
      on conflict (id) do update set status = 'active', archived_at = null, last_name = 'Zo', home_center_id = $3`,
    [userId, email, roles.some(([center]) => center === here) ? here : there],
  )
  for (const role of roles) await addRole(tx, userId, role)
}

async function addRole(tx: Tx, userId: string, [center, name, organization]: Role): Promise<void> {
  const values = [center, userId, name, organization]
  await run(tx, 'insert into user_roles (volunteer_center_id, user_id, name, organization_id) values ($1, $2, $3, $4) on conflict do nothing', values)
}

export type State = { status: string; name: string; roles: string[] }

/** A person's state, for comparison: `editor here`, `admin there` … */
export async function stateOf(db: Database, { id: userId }: Pick<Other, 'id'>): Promise<State> {
  const rows = db.onPlatform(
    async (tx) =>
      await run(
        tx,
        `select u.status, u.last_name as name, array(select r.name || case r.volunteer_center_id when $2 then ' here' when $3 then ' there' else '' end
          from user_roles r where r.user_id = u.id order by 1) as roles from users u where u.id = $1`,
        [userId, here, there],
      ),
  )
  return (await rows)[0] as State
}
