import { email, oneOf, text } from '#kernel/fields/field.ts'
import { defineForm } from '#design/form/define-form.ts'
import { formWords as words } from '#features/users/person/form-messages.ts'
import { messages } from '#features/users/model/messages.ts'
import { roleNotes } from '#features/users/model/role-words.ts'
import { type RoleName, roleNames } from '#kernel/access/actor.ts'
import { mayGive } from '#kernel/access/role-giving.ts'
import { staffWords } from '#features/users/person/staff-messages.ts'
import type { Viewer } from '#features/users/person/fetch-person.ts'

/** The roles that somebody may grant; an organization's admin grants roles of their own organizations. */
export function rolesToGive({ roles }: Pick<Viewer, 'roles'>): RoleName[] {
  return roleNames.filter((name) => roles.some((own) => mayGive({ roles }, name, own.organizationId)))
}

/** The role and its place: `organization` is the typed name, for people who cannot choose from the list. */
function roleFields(gives: readonly RoleName[]) {
  return {
    fields: { roleName: oneOf(gives), organizationId: text({ optional: true, max: 40 }), organization: text({ optional: true, max: 120 }) },
    entries: {
      roleName: {
        label: words.role,
        options: pick(messages, gives),
        notes: pick(roleNotes, gives),
        as: 'radios' as const,
        words: { blank: words.roleMissing },
      },
      organizationId: { label: words.role },
      organization: { label: words.role },
    },
  }
}

const pick = (from: Readonly<Record<RoleName, { nl: string; en: string }>>, names: readonly RoleName[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Record<RoleName, { nl: string; en: string }>

/** The form of a further role. */
export function roleFormFor(gives: readonly RoleName[]) {
  const { fields, entries } = roleFields(gives)
  return defineForm(fields, entries)
}

/** The form of an invitation: a person with a role. */
export function inviteFormFor(gives: readonly RoleName[]) {
  const { fields, entries } = roleFields(gives)
  return defineForm(
    { firstName: text({ max: 100 }), lastName: text({ max: 100, optional: true }), email: email(), locale: oneOf(['nl', 'en']), ...fields },
    {
      firstName: { label: words.firstName, autoComplete: 'off', width: 'half', words: { blank: words.firstNameMissing } },
      lastName: { label: words.lastName, autoComplete: 'off', width: 'half' },
      email: { label: words.email, autoComplete: 'off', words: { blank: words.emailMissing, taken: words.emailTaken } },
      locale: { label: words.locale, options: { nl: staffWords.dutch, en: staffWords.english }, as: 'radios' },
      ...entries,
    },
  )
}
