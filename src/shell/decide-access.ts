import type { Page } from '#src/app/pages.ts'
import type { Abilities } from '#kernel/access/abilities.ts'
import type { Actor } from '#kernel/access/actor.ts'
import { abilities } from '#src/app/abilities.ts'
import type { Visit } from './context.ts'
import type { Person } from './shell.ts'

const rights: Abilities = abilities

export type Refusal = {
  status: 403 | 404 | 429 | 503
  code: 'unavailable' | 'rate_limited' | 'not_found' | 'forbidden' | 'no_organization' | 'organizations_failed' | 'wrong_center'
}
export type AccessDecision = { signIn: true } | { refuse: Refusal } | null

/** Pages that must work at the wrong center, so that a person can leave it. */
const always = new Set(['uitloggen', 'switch'])
/** Signing out never fails, whether or not the server can tell who it is (decisions 71). */
const signOut = 'uitloggen'

/**
 * The guards of specification §2, for one row of the table. They only improve the experience: the API checks every row of data
 * again. A page of another kind of tenant answers 404, so that its existence is not revealed.
 */
export function decideAccess(
  page: Page | undefined,
  visit: Pick<Visit, 'flags' | 'production' | 'wrongCenter' | 'isAway'> & { shell: Pick<Visit['shell'], 'person' | 'organizationId'> },
): AccessDecision {
  const {
    shell: { person, organizationId },
    flags,
    production,
    wrongCenter,
    isAway,
  } = visit
  // The session could not be checked: that does not make them a visitor, and they could not sign in now either (decisions 46).
  if (isAway && page?.path === signOut) return null
  if (isAway) return { refuse: isAway === 'too-many' ? { status: 429, code: 'rate_limited' } : { status: 503, code: 'unavailable' } }
  const notFound: AccessDecision = { refuse: { status: 404, code: 'not_found' } }
  if (!page || (page.developer && production) || (page.flag && !flags[page.flag])) return notFound
  if (wrongCenter && !always.has(page.path)) return { refuse: { status: 403, code: 'wrong_center' } }
  if (page.public || page.ownGuard || (wrongCenter && always.has(page.path))) return null
  if (!person) return { signIn: true }
  // Before the right: most people without an organization lack the right too, and this message says what to do (specification §2).
  if (page.organization && !organizationId) return { refuse: { status: 403, code: person.organizationsFailed ? 'organizations_failed' : 'no_organization' } }
  if (page.needs && !hasRight(person, page.needs)) return { refuse: { status: 403, code: 'forbidden' } }
  return null
}

/** Whether one of a person's own roles gives a right; rights that every signed-in person has do not open staff pages. */
export function hasRight({ roles }: Pick<Actor, 'roles'> | Pick<Person, 'roles'>, right: string): boolean {
  const [type = '', verb = ''] = right.split('.')
  return roles.some(({ name }) => name !== 'volunteer' && rights[name]?.[type]?.[verb] !== undefined)
}
