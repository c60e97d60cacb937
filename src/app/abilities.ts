import type { Abilities } from '#kernel/access/abilities.ts'

/** People of the center, for staff other than its admins. `mayGive` decides which roles a person may grant or invite to. */
const peopleOfCenter = { read: 'ofCenter', create: 'ofCenter', update: 'ofCenterNotAbove', end_sessions: 'ofCenterNotAbove', ...giving('ofCenterNotAbove') }
/** For its admins: only they may remove people and impersonate them. */
const people = { ...peopleOfCenter, remove: 'ofCenterNotAbove', sign_in_as_user: 'ofCenterBelow' }

/** The center's own names for things. */
const ownWords = { read: 'all', create: 'all', update: 'all', remove: 'all' }

/** The center's own mail texts. */
const mailWords = { read: 'all', update: 'all', remove: 'all', restore: 'all', preview: 'all', test_mail: 'all' }

/** Content that a center writes: by its editors and admins; the coordinator may read it, and only admins remove it for good (domain §4). */
const writing = { read: 'all', create: 'all', update: 'all', publish: 'all', unpublish: 'all', archive: 'all' }
/** Its partners, written by the same people. */
const partnersKept = { create: 'all', update: 'all', remove: 'all' }
const writingAll = { ...writing, remove: 'all' }

/** The center's own forms: people who write its site build them, people who run the center read the answers (ADR 0041). */
const formsSeen = { center_forms: { read: 'all' }, form_answers: { read: 'all' } }
const formsBuilt = { center_forms: { read: 'all', create: 'all', update: 'all', remove: 'all' }, form_answers: { read: 'all', remove: 'all' } }

/** The look of the site and the texts about its center (domain §4): people who run it may see them, its admins change them. */
const settingsSeen = { settings: { read: 'all' }, center_looks: { read: 'all' } }
/** A center's files: those who write may look at them, editors and admins change them (domain §3.9). */
const filesKept = { read: 'all', create: 'all', update: 'all', replace: 'all', remove: 'all' }
/** Stock pictures: editors use them, admins choose which are offered. */
const stockKept = { read: 'offered', use: 'offered', create: 'offered', remove: 'offered' }
const settingsKept = { ...settingsSeen, center_looks: { read: 'all', restore: 'all' }, volunteer_center_profiles: { update: 'all' } }

/** The checklist of a new site: who runs the center sees it, its admins may put it away for everybody. */
const firstDaySeen = { first_day: { read: 'all' } }
const firstDayKept = { first_day: { read: 'all', update: 'all' } }

/** Pages of the site: editors write them, coordinators read them, admins may also remove them. */
const pagesSeen = { content_items: { read: 'kept', preview: 'kept' } }
const pagesWritten = { content_items: { ...pagesSeen.content_items, create: 'kept', update: 'kept', publish: 'kept', unpublish: 'kept', unschedule: 'kept', restore: 'kept' } }
const pagesKept = { content_items: { ...pagesWritten.content_items, remove: 'kept' } }

/** The social map: who belongs to an organization keeps its entries, staff all of them; deciding is for who does the center's cases (domain §3.10). */
const mapEntries = <Scope extends string>(scope: Scope) => ({ read: scope, create: scope, update: scope, submit: scope, confirm: scope, close: scope, reopen: scope })
const ownEntries = { ...mapEntries('own'), inactivate: 'own', remove: 'own', claim: 'unowned' } as const
const decidedEntries = { ...mapEntries('all'), inactivate: 'all', remove: 'all', approve: 'all', deny: 'all', accept_claim: 'all', refuse_claim: 'all' } as const
/** What people say is wrong with them: answered by whoever looks after the entry, and by staff. */
const mapSuggestions = <Scope extends string>(scope: Scope) => ({ social_map_suggestions: { read: scope, accept: scope, decline: scope } })
/** Activities: who belongs to an organization keeps its own, staff all of them, and decide on what waits (domain §3.7). */
const activitiesKept = <Scope extends string>(scope: Scope) => ({
  activities: { read: scope, create: scope, update: scope, submit: scope, cancel: scope, archive: scope, duplicate: scope, remove: scope },
})
const ownActivities = { ...activitiesKept('own'), activity_occurrences: { read: 'own', update: 'own', cancel: 'own' } } as const
const decidedActivities = { activities: { ...activitiesKept('all').activities, approve: 'all', deny: 'all' }, activity_occurrences: { read: 'kept', update: 'kept', cancel: 'kept' } } as const

/** The volunteer pool: organizations and who does the center's cases see the cards that their owners show them, and invite (domain §3.12). */
const poolOf = <Seen extends string, Scope extends string>(read: Seen, scope: Scope) => ({ pool_entries: { read }, pool_invitations: { read: scope, create: scope, withdraw: scope } })
/** What was counted: an organization sees its own, staff the center's (decisions 54). */
const countsOf = <Scope extends string>(scope: Scope) => ({ analytics: { read: scope } })
/** One-on-one help: coordinators read and screen it all, and act for somebody without an account (domain §3.11). */
const helpScreened = {
  help_requests: { read: 'all', create: 'all', update: 'onPaper', submit: 'onPaper', extend: 'onPaper', withdraw: 'onPaper', close: 'onPaper', screen: 'all', propose: 'all' },
  help_matches: { read: 'ofCase', release: 'ofCase', meet: 'ofCase', agree: 'ofCase', take_back: 'ofCase', refuse: 'ofCase', end: 'ofCase', evaluate: 'ofCase' },
  help_check_ins: { read: 'ofCase', record: 'ofCase', handle: 'ofCase' }, help_vog_checks: { read: 'all', create: 'all' },
} as const
/** Workshops: staff write them; those who do the center's cases also register people on paper (domain §3.6). */
const workshopsWritten = { read: 'all', create: 'all', update: 'all', publish: 'all', confirm: 'all', cancel: 'all', complete: 'all', archive: 'all', duplicate: 'all', remove: 'all' }
const workshopsKept = { workshops: workshopsWritten, workshop_registrations: { read: 'all', presence: 'all' } }
const workshopsRun = { workshops: { ...workshopsWritten, message: 'all' }, workshop_registrations: { read: 'all', presence: 'all', create: 'all', cancel: 'all', promote: 'all' } }

/** The menus of the site: those who write its pages arrange them, coordinators read them. */
const menuSeen = { menu_items: { read: 'kept' } }
/** A removed line can be read by its address for as long as its removal can be undone. */
const menuKept = { menu_items: { list: 'kept', read: 'all', create: 'all', update: 'kept', remove: 'kept' } }

/** Both centers agree on a transfer; the side that leaves may withdraw it. */
const moving = { read: 'all', accept: 'all', refuse: 'all', withdraw: 'leaving' }

/**
 * Who may do what: role → resource → verb → scope (domain §4). Everything that is not listed is refused. Each scope is defined
 * in the feature's `server/scopes.ts`. Signed-in people also have the rights of `anonymous` and `volunteer`. `list` is for
 * lists that hold less than may be read by address.
 */
export const abilities = {
  anonymous: {
    volunteer_centers: { read: 'ofTenant' },
    volunteer_center_profiles: { read: 'all' },
    files: { read: 'shown' },
    organizations: { read: 'approved' },
    organization_profiles: { read: 'approved' },
    addresses: { read: 'shown' },
    uploads: { read: 'shown' },
    vacancies: { list: 'published', read: 'shown' },
    news: { read: 'published' },
    partners: { read: 'all' },
    social_map_entries: { list: 'listed', read: 'shown' },
    menu_items: { read: 'shown' },
    activities: { list: 'listed', read: 'shown' },
    activity_occurrences: { read: 'shown' },
    help_requests: { read: 'openPublic' },
    workshops: { read: 'openToAll' },
  },
  volunteer: {
    help_matches: { create: 'openToMe', read: 'takingPart', meet: 'takingPart', agree: 'takingPart', take_back: 'takingPart', refuse: 'takingPart', end: 'takingPart', evaluate: 'takingPart' },
    help_blocks: { create: 'own', read: 'own' }, help_vog_checks: { read: 'own' },
    help_requests: { read: 'own', create: 'own', update: 'own', remove: 'own', submit: 'own', extend: 'own', withdraw: 'own', close: 'own' },
    workshops: { read: 'published' },
    workshop_registrations: { create: 'own', read: 'ownOrTrains', cancel: 'own', presence: 'trains' },
    activities: { follow: 'shown', unfollow: 'shown' },
    menu_items: { read: 'kept' },
    uploads: { create: 'own', read: 'own', update: 'own', remove: 'own' },
    users: { read: 'self', update: 'self', remove: 'self', remove_role: 'self', resend_confirmation_instructions: 'self' },
    roles: { read: 'own' },
    applications: { create: 'own', read: 'own', withdraw: 'own', claim: 'own', ask_parent: 'own', come: 'own', cannot: 'own', propose: 'own', update: 'own', evaluate: 'own' },
    conversations: { create: 'own', read: 'own', read_up_to: 'own', close: 'own', open: 'own', mute: 'own', unmute: 'own', report: 'own', block: 'own' },
    messages: { read: 'takingPart', create: 'takingPart', update: 'author', remove: 'author' },
    attachments: { read: 'takingPart', create: 'takingPart' },
    notifications: { read: 'own', mark_read: 'own' },
    activities_log: { read: 'own' },
    sessions: { read: 'own', remove: 'own' },
    favourites: { create: 'own', read: 'own', remove: 'own' },
    saved_searches: { create: 'own', read: 'own', update: 'own', remove: 'own' },
    saved_views: { create: 'own', read: 'own', remove: 'own' },
    agenda_tokens: { read: 'own', renew: 'own' },
    changelog_entries: { read: 'all' },
    expense_notes: { list: 'kept', read: 'own', create: 'own', update: 'kept', remove: 'kept' },
    social_map_suggestions: { create: 'own', read: 'own' },
    pool_entries: { list: 'nobody', read: 'own', update: 'own', confirm: 'own', pause: 'own', resume: 'own', remove: 'own' },
    pool_invitations: { read: 'own', accept: 'own', decline: 'own' },
    profile_replies: { read: 'own' },
  },
  member: {
    ...poolOf('visible', 'ownOrganization'),
    ...countsOf('own'),
    exports: { create: 'own', read: 'own' },
    social_map_entries: ownEntries,
    ...mapSuggestions('ownOrganization'),
    ...ownActivities,
    organizations: { read: 'own' },
    uploads: { read: 'ownOrganization' },
    organization_profiles: { read: 'own' },
    addresses: { read: 'all' },
    users: { read: 'ownOrganization' },
    roles: { read: 'ownOrganization' },
    vacancies: { read: 'own', create: 'own', update: 'own', extend: 'own', submit: 'own', pause: 'own', resume: 'own', close: 'own', reopen: 'own', duplicate: 'own' },
    applications: { read: 'ownOrganization', ...decide('ownOrganization'), ask_parent: 'ownOrganization', update: 'ownOrganization', evaluate: 'ownOrganization' },
    conversations: { ...talk('ownOrganization'), report: 'ownOrganization', block: 'ownOrganization' },
    reply_templates: keeping('ownOrganization'),
    absences: { create: 'own', read: 'ownOrganization', remove: 'own', hand_over: 'own' },
  },
  admin: {
    ...poolOf('visible', 'ownOrganization'),
    ...countsOf('own'),
    social_map_entries: ownEntries,
    ...mapSuggestions('ownOrganization'),
    ...ownActivities,
    organizations: { read: 'own', update: 'ownAsAdmin', move: 'ownAsAdmin' },
    organization_moves: { read: 'ownLeaving', withdraw: 'ownLeaving' },
    exports: { create: 'own', read: 'own' },
    uploads: { read: 'ownOrganization', update: 'ownOrganizationAsAdmin' },
    organization_profiles: { read: 'own', update: 'ownAsAdmin' },
    addresses: { read: 'all' },
    users: { read: 'ownOrganization', create: 'ownOrganization', update: 'ownOrganizationNotAbove', ...giving('ownOrganizationNotAbove') },
    roles: { read: 'ownOrganization' },
    vacancies: { read: 'own', create: 'own', update: 'own', extend: 'own', submit: 'own', pause: 'own', resume: 'own', close: 'own', reopen: 'own', duplicate: 'own', archive: 'ownAsAdmin', remove: 'ownAsAdmin', bulk_update: 'ownAsAdmin' },
    applications: { read: 'ownOrganization', ...decide('ownOrganization'), ask_parent: 'ownOrganization', update: 'ownOrganization', evaluate: 'ownOrganization' },
    conversations: { ...talk('ownOrganization'), report: 'ownOrganization', block: 'ownOrganization' },
    reply_templates: keeping('ownOrganization'),
    absences: { create: 'own', read: 'ownOrganization', remove: 'own', hand_over: 'own' },
  },
  editor: {
    ...countsOf('all'),
    social_map_entries: { ...mapEntries('all'), remove: 'all' },
    ...mapSuggestions('all'),
    ...workshopsKept,
    ...decidedActivities,
    ...settingsSeen,
    ...pagesWritten,
    ...menuKept,
    ...formsBuilt,
    vocabulary_entries: { read: 'all' },
    uploads: { read: 'all', update: 'all', remove: 'all' },
    organizations: { read: 'all' },
    organization_profiles: { read: 'all' },
    addresses: { read: 'all' },
    vacancies: { read: 'all' },
    notification_templates: { read: 'all' },
    news: writing,
    partners: partnersKept,
    files: filesKept,
    stock_images: { read: 'offered', use: 'offered' },
    exports: { create: 'own', read: 'own' },
  },
  coordinator: staff({
    ...poolOf('ofPool', 'all'),
    ...countsOf('all'),
    ...helpScreened,
    social_map_entries: decidedEntries,
    ...mapSuggestions('all'),
    ...workshopsRun,
    ...decidedActivities,
    ...firstDaySeen,
    reply_templates: keeping('ofCenter'),
    absences: { create: 'own', read: 'all', remove: 'own', hand_over: 'own' },
    ...formsSeen,
    files: { read: 'all' },
    stock_images: { read: 'offered' },
    news: { read: 'all' },
    ...settingsSeen,
    ...pagesSeen,
    ...menuSeen,
    notification_templates: { read: 'all' },
    vocabulary_entries: { read: 'all' },
    ...importing('ofStaff'),
    audit_events: { read: 'ofRecords' },
    applications: { read: 'all', ...decide('escalated'), withdraw: 'forGuest', claim: 'forGuest', ask_parent: 'all', snooze: 'all', update: 'all' },
  }),
  center_admin: staff({
    ...poolOf('ofPool', 'all'),
    ...countsOf('all'),
    ...helpScreened,
    social_map_entries: decidedEntries,
    ...mapSuggestions('all'),
    ...workshopsRun,
    ...decidedActivities,
    ...firstDayKept,
    reply_templates: keeping('ofCenter'),
    absences: { create: 'own', read: 'all', remove: 'own', hand_over: 'own' },
    ...formsBuilt,
    files: filesKept,
    stock_images: stockKept,
    news: writingAll,
    partners: partnersKept,
    ...pagesKept,
    ...menuKept,
    notification_templates: mailWords,
    volunteer_centers: { update: 'current' },
    ...settingsKept,
    vocabulary_entries: ownWords,
    ...importing('all'),
    center_exports: { create: 'all', read: 'all' },
    audit_events: { read: 'all' },
    organization_moves: moving,
    applications: { read: 'all', ...decide('all'), withdraw: 'forGuest', claim: 'forGuest', ask_parent: 'all', snooze: 'all', update: 'all' },
    organizations: { read: 'all', create: 'all', update: 'all', approve: 'all', ask: 'all', remove: 'all', move: 'all' },
    users: people,
  }),
  super_admin: staff({
    ...countsOf('all'),
    help_requests: { read: 'facts' },
    social_map_entries: decidedEntries,
    workshops: workshopsWritten,
    ...decidedActivities,
    ...firstDayKept,
    postcodes: { replace: 'all' },
    tenants: { read: 'all', create: 'all', update: 'all', suspend: 'all', reopen: 'all' },
    platform_centers: { read: 'all', create: 'all', invite: 'all' },
    center_removals: { read: 'all', create: 'all', update: 'all', remove: 'all' },
    center_exports: { create: 'all', read: 'all' },
    center_forms: { read: 'all' },
    files: filesKept,
    stock_images: stockKept,
    news: writingAll,
    partners: partnersKept,
    ...pagesKept,
    ...menuKept,
    notification_templates: mailWords,
    volunteer_centers: { update: 'current' },
    ...settingsKept,
    vocabulary_entries: ownWords,
    ...importing('all'),
    audit_events: { read: 'all' },
    organization_moves: moving,
    applications: { read: 'all' },
    conversations: {},
    messages: {},
    attachments: {},
    organizations: { read: 'all', create: 'all', update: 'all', approve: 'all', ask: 'all', remove: 'all', move: 'all' },
    users: people,
  }),
} satisfies Abilities

function decide(scope: string) {
  return {
    accept: scope, decline: scope, invite: scope, waitlist: scope, review: scope, start: scope, complete: scope, stop: scope, come: scope, cannot: scope, propose: scope,
  }
}

function giving(scope: string) { return { add_role: scope, remove_role: scope, resend_confirmation_instructions: scope } }

function importing(scope: string) {
  return { imports: { create: scope, read: scope, update: scope, remove: scope, apply: scope, undo: scope }, import_rows: { read: scope, update: scope }, exports: { create: 'own', read: 'own' } }
}

function keeping(scope: string) { return { create: scope, read: scope, update: scope, remove: scope } }

function talk(scope: string) { return { read: scope, read_up_to: scope, close: scope, open: scope, mute: scope, unmute: scope } }

/** Rights of everyone who runs the center; the rest differs by role. */
function staff<More extends Record<string, Record<string, string>>>(more: More) {
  return {
    organizations: { read: 'all', create: 'all', update: 'all', approve: 'all', ask: 'all' },
    uploads: { read: 'all', update: 'all', remove: 'all' },
    organization_profiles: { read: 'all', update: 'all' },
    addresses: { read: 'all' },
    users: peopleOfCenter,
    roles: { read: 'all' },
    vacancies: {
      read: 'all', create: 'all', update: 'all', extend: 'all', submit: 'all', publish: 'all', deny: 'all', request_changes: 'all', mark_reviewed: 'all', pause: 'all', resume: 'all', close: 'all', reopen: 'all', archive: 'all',
      duplicate: 'all', remove: 'all', bulk_update: 'all', put_first: 'all', put_back: 'all', share: 'all', unshare: 'all',
    },
    conversations: { ...talk('withCenter'), block: 'withCenter' },
    messages: { read: 'withCenter', create: 'withCenter' },
    attachments: { read: 'withCenter', create: 'withCenter' },
    ...more,
  }
}
