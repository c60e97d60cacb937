import type { Abilities } from '#kernel/access/abilities.ts'

/** People of the center, for its admins: the staff beside them takes nobody away. */
const people = { read: 'ofCenter', update: 'ofCenterNotAbove', remove: 'ofCenterNotAbove' }

/**
 * Who may do what: role → resource → verb → which rows (domain §4). Everything not written is refused.
 * What each word means stands in the feature's `server/scopes.ts`. Whoever is signed in also has the rights of
 * `anonymous` and `volunteer`. `list` is for lists where they hold less than may be read by its address.
 */
export const abilities = {
  anonymous: {
    volunteer_centers: { read: 'ofTenant' },
    volunteer_center_profiles: { read: 'all' },
    organizations: { read: 'approved' },
    organization_profiles: { read: 'approved' },
    addresses: { read: 'shown' },
    vacancies: { list: 'published', read: 'shown' },
  },
  volunteer: {
    users: { read: 'self', update: 'self', remove: 'self' },
    roles: { read: 'own' },
    applications: { create: 'own', read: 'own', withdraw: 'own' },
    conversations: { read: 'own', read_up_to: 'own', close: 'own', open: 'own' },
    messages: { read: 'takingPart', create: 'takingPart', update: 'author', remove: 'author' },
    notifications: { read: 'own', mark_read: 'own' },
    activities_log: { read: 'own' },
    sessions: { read: 'own', remove: 'own' },
  },
  member: {
    organizations: { read: 'own' },
    organization_profiles: { read: 'own' },
    addresses: { read: 'all' },
    users: { read: 'ownOrganization' },
    roles: { read: 'ownOrganization' },
    vacancies: { read: 'own', create: 'own', update: 'own', submit: 'own', pause: 'own', resume: 'own', close: 'own', duplicate: 'own' },
    applications: { read: 'ownOrganization', ...decide('ownOrganization') },
    conversations: talk('ownOrganization'),
  },
  admin: {
    organizations: { read: 'own', update: 'ownAsAdmin' },
    organization_profiles: { read: 'own', update: 'ownAsAdmin' },
    addresses: { read: 'all' },
    users: { read: 'ownOrganization', update: 'ownOrganizationNotAbove' },
    roles: { read: 'ownOrganization' },
    vacancies: { read: 'own', create: 'own', update: 'own', submit: 'own', pause: 'own', resume: 'own', close: 'own', archive: 'ownAsAdmin', duplicate: 'own' },
    applications: { read: 'ownOrganization', ...decide('ownOrganization') },
    conversations: talk('ownOrganization'),
  },
  editor: {
    organizations: { read: 'all' },
    organization_profiles: { read: 'all' },
    addresses: { read: 'all' },
    vacancies: { read: 'all' },
  },
  coordinator: staff({ applications: { read: 'all', ...decide('escalated') } }),
  center_admin: staff({ applications: { read: 'all', ...decide('all') }, organizations: { read: 'all', create: 'all', update: 'all', approve: 'all', remove: 'all' }, users: people }),
  super_admin: staff({ applications: { read: 'all' }, conversations: {}, messages: {}, organizations: { read: 'all', create: 'all', update: 'all', approve: 'all', remove: 'all' }, users: people }),
} satisfies Abilities

/**
 * Rights that pages need and that no call of the API knows yet (domain §4): whoever builds the call moves its line into the table
 * above. This list only gets shorter.
 */
export const comingAbilities = {
  member: { analytics: { read: 'own' }, pool_entries: { read: 'visible' } },
  admin: { analytics: { read: 'own' }, pool_entries: { read: 'visible' }, organizations: { move: 'ownAsAdmin' }, vacancies: { bulk_update: 'own' } },
  editor: { analytics: { read: 'all' }, content_items: { oversee: 'all' }, notification_templates: { read: 'all' }, settings: { read: 'all' } },
  coordinator: overseeing({ pool_entries: { read: 'all' } }),
  center_admin: overseeing({ pool_entries: { read: 'all' }, organizations: { move: 'all' } }),
  super_admin: overseeing({ organizations: { move: 'all' } }),
} satisfies Abilities

function overseeing<More extends Record<string, Record<string, string>>>(more: More) {
  const read = { read: 'all' }
  return { analytics: read, content_items: { oversee: 'all' }, notification_templates: read, settings: read, vacancies: { bulk_update: 'all' }, ...more }
}

function decide(scope: string) {
  return { accept: scope, decline: scope, invite: scope, waitlist: scope, review: scope, start: scope, complete: scope, stop: scope }
}

function talk(scope: string) {
  return { read: scope, read_up_to: scope, close: scope, open: scope }
}

/** What everyone who runs the center may; the rest differs by role. */
function staff<More extends Record<string, Record<string, string>>>(more: More) {
  return {
    organizations: { read: 'all', create: 'all', update: 'all', approve: 'all' },
    organization_profiles: { read: 'all', update: 'all' },
    addresses: { read: 'all' },
    users: { read: 'ofCenter', update: 'ofCenterNotAbove' },
    roles: { read: 'all' },
    vacancies: {
      read: 'all', create: 'all', update: 'all', submit: 'all', publish: 'all', deny: 'all', pause: 'all', resume: 'all', close: 'all', archive: 'all', duplicate: 'all',
    },
    conversations: { ...talk('escalated'), block: 'escalated' },
    messages: { read: 'escalated', create: 'escalated' },
    ...more,
  }
}
