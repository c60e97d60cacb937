import { type RoleName, hasRole } from '#kernel/access/actor.ts'
import { centerStaff, isIn, organizationStaff } from '#kernel/access/role-sets.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import type { Refusal } from '#kernel/jsonapi/client/submit-form.ts'
import { choiceWords } from './choice-messages.ts'

type Person = { roles: readonly { name: RoleName; organizationId?: string | null }[]; organizations: readonly { id: string; name: string }[] }

/** The organizations somebody may write for: all of the center, or those they work for. */
export type WritesFor = 'all' | { id: string; name: string }[]

/** @param ofAll the roles that write for every organization */
export function organizationsToWriteFor({ roles, organizations }: Person, ofAll: readonly RoleName[] = centerStaff): WritesFor {
  if (hasRole({ roles }, ofAll)) return 'all'
  const own = new Set(roles.filter(({ name }) => isIn(organizationStaff, name)).map(({ organizationId }) => organizationId))
  return organizations.filter(({ id }) => own.has(id)).map(({ id, name }) => ({ id, name }))
}

/** The choice of `ForWhomField`: the id, or empty where there is none, and the name that was typed. */
export type ChosenOrganization = { id: string; typed: string }

/** What was chosen, or the only organization whose name is what was typed. */
export async function chosenOrganization(api: Pick<Client, 'organizations'>, form: FormData): Promise<ChosenOrganization> {
  const text = (name: string, most: number) => {
    const value = form.get(name)
    return typeof value === 'string' ? cutText(value.trim(), most) : ''
  }
  const id = text('organizationId', 40)
  const typed = text('organization', 120)
  if (id || typed === '') return { id, typed }
  const { items } = await api.organizations.list({ filter: { nameEq: typed }, fields: { organizations: ['name'] }, page: { size: 2 } })
  return { id: items.length === 1 ? items[0]!.id : '', typed }
}

/** The fault, at its field, of a name that was typed and is of no organization: nothing is made for nobody instead. */
export const unknownOrganization = ({ id, typed }: ChosenOrganization, locale: Locale): Record<string, string> =>
  id === '' && typed !== '' ? { organizationId: say(locale, choiceWords.missing) } : {}

/** A refused form with the name that was typed, which no field of its declaration holds. */
export const withTyped = (refused: Refusal, { typed }: ChosenOrganization): Refusal => ({ ...refused, typed: { ...refused.typed, organization: [typed] } })
