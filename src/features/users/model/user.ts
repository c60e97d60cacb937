import { boolean, email, json, oneOf, someOf, text, timestamp } from '#kernel/fields/field.ts'
import { defineResource, many, one } from '#kernel/jsonapi/resource.ts'
import { roleNames } from '#kernel/access/actor.ts'
import { centerStaff, inRoles, organizationAdmins, platformAdmins } from '#kernel/access/role-sets.ts'
import { seenPeriods, userStates } from './user-states.ts'

const readsMail = [...organizationAdmins, ...centerStaff] as const

/** `name` and `role` are synonyms of `role_name`; the verb finds the role that is meant. */
const ofRole = {
  roleName: text({ optional: true }),
  name: text({ optional: true }),
  role: text({ optional: true }),
  organizationId: text({ optional: true }),
  volunteerCenterId: text({ optional: true }),
}

/** A person as others of the center may see them; one's own account is seen whole. */
export const user = defineResource({
  type: 'users',
  belongsTo: 'platform',
  order: 'lastName',
  attributes: {
    firstName: text({ max: 100, filter: ['text'] }),
    /** Null for who has one name. Sorted as Dutch lists do: van den Brink under B (decisions 72). */
    lastName: text({ max: 100, optional: true, filter: ['text'], sort: true, sortBy: '@.sorted_name' }),
    name: text({ sql: `full_name(@.first_name, @.last_name)`, filter: ['text'], sort: true }),
    /** Changed by its owner only, through current_user. */
    email: email({ seenBy: readsMail, privileged: true, filter: ['eq', 'text'], sort: true }),
    /** The new address, until the mail sent to it is confirmed. */
    unconfirmedEmail: email({ readOnly: true, optional: true, seenBy: [] }),
    phone: text({ max: 30, optional: true, reads: 'telephone', seenBy: readsMail }),
    locale: oneOf(['nl', 'en'], { seenBy: readsMail }),
    /** Changed by staff only, within the transitions of user-states.ts. */
    status: oneOf(userStates, { later: true, filter: ['eq'], sort: true }),
    /** Mail preferences by kind of event; changed through current_user. */
    notificationPrefs: json<Record<string, unknown>>()({ readOnly: true, seenBy: [] }),
    confirmedAt: timestamp({ readOnly: true, optional: true, seenBy: readsMail }),
    createdAt: timestamp({ readOnly: true, sort: true, filter: ['order'] }),
    /** Rounded to the hour; null for somebody who never signed in. */
    lastSeenAt: timestamp({ readOnly: true, optional: true, seenBy: centerStaff, sort: true, filter: ['order', 'blank'] }),
    /** When they last left the page of what is new. */
    changelogSeenAt: timestamp({ readOnly: true, optional: true, seenBy: [] }),
    archivedAt: timestamp({ readOnly: true, optional: true, seenBy: centerStaff }),
    /** Another center, or the platform, has a part in this account, so this center cannot set its status (ADR 0016). */
    registeredElsewhere: boolean({ sql: '(@.home_center_id <> :center or registered_elsewhere(@.id))', seenBy: centerStaff }),
  },
  relationships: {
    roles: many('roles', 'user_id', { always: true }),
    organizations: many('organizations', 'user_id', { through: { table: 'user_roles', other: 'organization_id' }, always: true }),
  },
  includes: ['roles', 'organizations'],
  filters: {
    self: boolean(),
    search: text(),
    organizationId: text(),
    organizationIdEq: text(),
    withRole: someOf(roleNames),
    notInOrganization: text(),
    seen: someOf(seenPeriods),
  },
  verbs: ['list', 'get', 'update', 'remove'],
  memberVerbs: { addRole: ofRole, removeRole: ofRole, endSessions: {} },
  undoing: ['removeRole'],
  bulk: 100,
})

export const role = defineResource({
  type: 'roles',
  table: 'user_roles',
  belongsTo: 'platform',
  order: 'name',
  versioned: false,
  attributes: {
    name: oneOf(roleNames, { readOnly: true, filter: ['eq'] }),
    scopeType: text({
      sql: `case when @.organization_id is not null then 'Organization' when ${inRoles('@.name', platformAdmins)} then null else 'VolunteerCenter' end`,
      optional: true,
    }),
    scopeId: text({ sql: 'coalesce(@.organization_id, @.volunteer_center_id)', optional: true }),
    grantedAt: timestamp({ readOnly: true }),
  },
  relationships: { user: one('users', 'user_id') },
  verbs: ['get'],
})
