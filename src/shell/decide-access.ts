import type { Page } from '#src/app/pages.ts'
import type { Abilities } from '#kernel/access/abilities.ts'
import { abilities, comingAbilities } from '#src/app/abilities.ts'
import type { Visit } from './context.ts'
import type { Person } from './shell.ts'

const rights: readonly Abilities[] = [abilities, comingAbilities]

export type Refusal = {
  status: 403 | 404 | 429 | 503
  code: 'unavailable' | 'rate_limited' | 'not_found' | 'forbidden' | 'no_organization' | 'organizations_failed' | 'wrong_center'
}
export type AccessDecision = { signIn: true } | { refuse: Refusal } | null

/** Pages one needs to leave again from the wrong website. */
const always = new Set(['uitloggen', 'switch'])

/**
 * The guards of specification §2, for one row of the table. They are comfort: the API decides again about every row of data.
 * A page of another kind of tenant is not there at all, so that nobody learns of it.
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
  // Who it is cannot be told now: they are no stranger for that, and could not sign in either (decisions 46).
  if (isAway) return { refuse: isAway === 'too-many' ? { status: 429, code: 'rate_limited' } : { status: 503, code: 'unavailable' } }
  const notFound: AccessDecision = { refuse: { status: 404, code: 'not_found' } }
  if (!page || (page.developer && production) || (page.flag && !flags[page.flag])) return notFound
  if (wrongCenter && !always.has(page.path)) return { refuse: { status: 403, code: 'wrong_center' } }
  if (page.public || page.ownGuard || (wrongCenter && always.has(page.path))) return null
  if (!person) return { signIn: true }
  // Before the right: most who have no organization have no right either, and this says what to do about it (specification §2).
  if (page.organization && !organizationId) return { refuse: { status: 403, code: person.organizationsFailed ? 'organizations_failed' : 'no_organization' } }
  if (page.needs && !hasRight(person, page.needs)) return { refuse: { status: 403, code: 'forbidden' } }
  return null
}

/** Whether somebody's own roles give them a right; what everybody who is signed in may anyway opens no page of staff. */
export function hasRight({ roles }: Person, right: string): boolean {
  const [type = '', verb = ''] = right.split('.')
  return roles.some(({ name }) => name !== 'volunteer' && rights.some((table) => table[name]?.[type]?.[verb] !== undefined))
}
