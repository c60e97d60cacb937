import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import {
  type ActorName,
  actors,
  ladder,
  mailOf,
  type Other,
  others,
  ours,
  places,
  type Rank,
  restore,
  restoreOrganizations,
  type State,
  stateOf,
  theirs,
} from './ranked-people.ts'

const { call, as, db } = await startTestApp()
const headersOf = new Map<ActorName | 'anonymous', Record<string, string>>([['anonymous', {}]])

beforeAll(async () => {
  await restoreOrganizations(db)
  for (const other of others) await restore(db, other)
  for (const actor of actors) headersOf.set(actor, await as(mailOf(actor)))
}, 60_000)

// The rules of domain §3.15 and domain §4, written independently of the product's code.

type Actor = ActorName | 'anonymous'
const staff: Actor[] = ['coordinator', 'center_admin', 'super_admin']
const admins: Actor[] = ['center_admin', 'super_admin']
const gives: Partial<Record<Actor, Rank[]>> = {
  admin: ['member', 'admin'],
  coordinator: ['volunteer', 'member', 'admin'],
  center_admin: ['volunteer', 'member', 'admin', 'editor', 'coordinator'],
  super_admin: [...ladder],
}

const isColleague = ({ place }: Other) => place === 'colleague' || place === 'both'
/** The other person's rank counts at all centers, the actor's rank only at this one. */
const rankOf = (other: Other) => Math.max(ladder.indexOf(other.rank), isColleague(other) ? ladder.indexOf('member') : 0)
const rankHere = (actor: Actor) => (actor === 'center_admin elsewhere' ? 0 : ladder.indexOf(actor as Rank))
const outranks = (other: Other, actor: Actor) => rankOf(other) > rankHere(actor)
/** Staff see everybody with a role at the center, organizations see their own people, others see nobody. */
const sees = (actor: Actor, other: Other) => (staff.includes(actor) ? other.place !== 'elsewhere' : ['member', 'admin'].includes(actor) && isColleague(other))
/** People who run the platform are known at every center, even where no list shows them. */
const knows = (actor: Actor, other: Other) => sees(actor, other) || (staff.includes(actor) && other.rank === 'super_admin')

/** `yes`, or the refusal; `asked`: accepted, but nothing happens before the other person agrees; `part`: only at this center. */
type Expected = 'yes' | 'asked' | 'part' | 401 | 403 | 404 | 'taken'
type Verb = {
  does: (other: Other) => [method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, attributes?: Record<string, unknown>]
  expected: (actor: Actor, other: Other) => Expected
  after?: (before: State, other: Other) => State
}

const only = (may: boolean, else_: Expected, then: Expected = 'yes') => (may ? then : else_)
const at = ({ id: userId }: Other, path = '') => `/api/v1/users/${userId}${path}`
const acted = (actor: Actor, other: Other, mayAct: boolean): Expected => only(sees(actor, other), 404, only(mayAct && !outranks(other, actor), 403))
const here = (role: Rank) => (role === 'super_admin' ? role : `${role} here`)

const verbs: Record<string, Verb> = {
  read: { does: (other) => ['GET', at(other)], expected: (actor, other) => only(sees(actor, other), 404) },
  rename: {
    does: (other) => ['PATCH', at(other), { last_name: 'Anders' }],
    expected: (actor, other) => acted(actor, other, actor !== 'member'),
    after: (before) => ({ ...before, name: 'Anders' }),
  },
  'switch off': {
    does: (other) => ['PATCH', at(other), { status: 'inactive' }],
    // A person has one account: a center may deactivate only those who belong to no other center.
    expected: (actor, other) => acted(actor, other, staff.includes(actor) && (other.place !== 'both' || actor === 'super_admin')),
    after: (before) => ({ ...before, status: 'inactive' }),
  },
  delete: {
    does: (other) => ['DELETE', at(other)],
    expected: (actor, other) => {
      const answer = acted(actor, other, admins.includes(actor))
      return answer === 'yes' && other.place === 'both' && actor !== 'super_admin' ? 'part' : answer
    },
    after: (before) => ({ ...before, status: 'archived' }),
  },
  'sign out everywhere': {
    does: (other) => ['PUT', at(other, '/end_sessions')],
    expected: (actor, other) => acted(actor, other, staff.includes(actor)),
  },
  become: {
    does: (other) => ['POST', '/api/v1/sign_in_as_user', { user_id: other.id }],
    expected: (actor, other) => only(admins.includes(actor), 403, only(knows(actor, other), 404, only(rankOf(other) < rankHere(actor), 403))),
  },
  'mail again': {
    does: (other) => ['POST', at(other, '/resend_confirmation_instructions')],
    // Everybody here has confirmed, and the answer says so to those who may ask.
    expected: (actor, other) => acted(actor, other, actor !== 'member'),
  },
}
const role = (name: Rank) => ({ role_name: name, ...(['member', 'admin'].includes(name) && { organization_id: ours }) })
for (const name of ladder) {
  const expected = (actor: Actor, other: Other) => acted(actor, other, gives[actor]?.includes(name) ?? false)
  verbs[`give ${name}`] = {
    does: (other) => ['PUT', at(other, '/add_role'), role(name)],
    expected,
    after: (before) => ({ ...before, roles: [...before.roles, here(name)] }),
  }
  verbs[`take ${name}`] = {
    does: (other) => ['DELETE', at(other, '/remove_role'), role(name)],
    expected,
    // Only the role granted by this organization is removed: another organization's stays.
    after: (before, { place }) => ({
      ...before,
      roles: before.roles.filter((one) => one !== here(name) || (place === 'here' && ['member', 'admin'].includes(name))),
    }),
  }
}
for (const name of ['member', 'editor', 'center_admin'] as const) {
  verbs[`invite as ${name}`] = {
    does: ({ email }) => ['POST', '/api/v1/users', { email, first_name: 'Iemand', last_name: 'Anders', ...role(name) }],
    expected: (actor, other) => {
      if (!gives[actor]?.includes(name)) return 403
      if (other.place === 'elsewhere' && other.rank !== 'super_admin') return 'taken'
      return only(knows(actor, other) && !outranks(other, actor), 'asked')
    },
    after: (before) => ({ ...before, roles: [...before.roles, here(name)] }),
  }
}

const same = ({ roles, ...rest }: State) => ({ ...rest, roles: [...new Set(roles)].sort() })
/** A center removes only its own roles. */
const withoutUs = (before: State): State => ({ ...before, roles: before.roles.filter((one) => !one.endsWith(' here')) })

function told({ status, body }: Awaited<ReturnType<typeof call>>): string {
  const code: string | undefined = body?.errors?.[0]?.code
  if (status < 300 || code === 'already_confirmed') return 'yes'
  return code === 'taken' ? code : String(status)
}

/** `meta.permissions` of an answer must match what the calls allow. */
function mismatches(actor: Actor, other: Other, permissions: string[]): string[] {
  const said = {
    rename: permissions.includes('update'),
    delete: permissions.includes('remove'),
    become: permissions.includes('sign_in_as_user'),
    'give member': permissions.includes('add_role'),
    'take member': permissions.includes('remove_role'),
    'sign out everywhere': permissions.includes('end_sessions'),
  }
  return (Object.keys(said) as (keyof typeof said)[])
    .filter((name) => said[name] === (verbs[name]!.expected(actor, other) === 403))
    .map((name) => `permission to ${name} ${other.rank}`)
}

describe.each(['anonymous', ...actors] as const)('%s', (actor) => {
  test.each(places)('and who stands %s: every verb is allowed or refused as the rules say, and does no more', { timeout: 120_000 }, async (place) => {
    const wrong: string[] = []
    for (const other of others.filter((one) => one.place === place)) {
      const before = await stateOf(db, other)
      for (const [name, { does, expected, after }] of Object.entries(verbs)) {
        const [method, path, attributes] = does(other)
        if (actor === 'anonymous' && path === '/api/v1/users') continue // this call is a sign-up
        const body = attributes && { data: { type: 'users', ...(path.includes(other.id) && { id: other.id }), attributes } }
        const answer = await call(method, path, { headers: headersOf.get(actor)!, ...(body && { body }) })
        const should = actor === 'anonymous' ? 401 : expected(actor, other)
        const heard = told(answer)
        const done = ['asked', 'part'].includes(String(should)) ? 'yes' : String(should)
        if (heard !== done) wrong.push(`${name} ${other.rank}: ${heard} ${answer.text.slice(0, 120)}, should be ${should}`)

        if (name === 'read' && heard === 'yes') wrong.push(...mismatches(actor, other, answer.body.data.meta.permissions))

        const now = await stateOf(db, other)
        const changed = should === 'part' ? withoutUs(before) : should === 'yes' && after ? after(before, other) : before
        if (JSON.stringify(same(now)) !== JSON.stringify(same(changed)))
          wrong.push(`${name} ${other.rank} left ${JSON.stringify(now)}, should be ${JSON.stringify(changed)}`)
        if (JSON.stringify(now) !== JSON.stringify(before)) await restore(db, other)
      }
    }
    expect(wrong).toEqual([])
  })
})

// Organizations: our own, one that waits for approval, and one in another town.

const organizations = { ours, waiting: id.club('demo'), theirs }
type Whose = keyof typeof organizations
const finds = (actor: Actor, whose: Whose) => whose === 'ours' || (whose === 'waiting' && [...staff, 'editor'].includes(actor))
const deeds: Record<string, { does: [method: 'PUT' | 'PATCH' | 'DELETE', path: string, attributes?: Record<string, unknown>]; may: Actor[]; own?: boolean }> = {
  approve: { does: ['PUT', '/approve', { status: 'approved' }], may: staff },
  describe: { does: ['PATCH', '', { summary: 'Anders' }], may: staff, own: true },
  'make it a center': { does: ['PATCH', '', { organization_type: 'VolunteerCenter' }], may: staff },
  'make it an organization by its other name': { does: ['PATCH', '', { type: 'VolunteerCenter', organizationType: 'VolunteerCenter' }], may: staff },
  archive: { does: ['PATCH', '', { status: 'archived' }], may: staff, own: true },
  remove: { does: ['DELETE', ''], may: admins },
}

test.each(['anonymous', ...actors] as const)('%s does to organizations what the rules say', { timeout: 60_000 }, async (actor) => {
  const wrong: string[] = []
  for (const whose of Object.keys(organizations) as Whose[]) {
    for (const [name, { does, may, own = false }] of Object.entries(deeds)) {
      const [method, path, attributes] = does
      const wanted = organizations[whose]
      const body = attributes && { data: { type: 'organizations', id: wanted, attributes } }
      const heard = told(await call(method, `/api/v1/organizations/${wanted}${path}`, { headers: headersOf.get(actor)!, ...(body && { body }) }))
      const allowed = may.includes(actor) || (own && actor === 'admin' && whose === 'ours')
      const should = actor === 'anonymous' ? 401 : only(finds(actor, whose), 404, only(allowed, 403))
      if (heard !== String(should)) wrong.push(`${name} ${whose}: ${heard}, should be ${should}`)
      if (heard === 'yes') await restoreOrganizations(db)
    }
  }
  expect(wrong).toEqual([])
})
