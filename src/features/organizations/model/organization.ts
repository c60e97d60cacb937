import { centerReaders, workingStaff } from '#kernel/access/role-sets.ts'
import { boolean, email, group, integer, number, oneOf, someOf, text, timestamp, url } from '#kernel/fields/field.ts'
import { timeZone } from '#kernel/i18n/dates.ts'
import { defineResource, many, one, owns } from '#kernel/jsonapi/resource.ts'
import { themes } from './themes.ts'
import { organizationStatuses, organizationTypes } from './states.ts'

const place = {
  street: text({ max: 120, optional: true }),
  houseNumber: text({ max: 12, optional: true }),
  /** 1234 or 1234 AB; the four digits are enough to locate it (decisions 6). */
  postcode: text({ max: 7, optional: true, reads: 'postcode or area' }),
  city: text({ max: 80 }),
}
const words = { description: text({ min: 50, max: 5000 }), themes: someOf(themes, { maxItems: 4 }) }
const person = {
  firstName: text({ max: 100 }),
  lastName: text({ max: 100, optional: true }),
  email: email(),
  phone: text({ max: 30, optional: true, reads: 'telephone' }),
}

const isOpenHere = `v.volunteer_center_id = @.volunteer_center_id and v.organization_id = @.id and v.status = 'published' and v.valid_through >= (now() at time zone '${timeZone}')::date`

const lastMailToContact = `select case o.status when 'failed' then o.created_at end from outbox o join users u on u.id = o.user_id and u.email = o.address
  where o.volunteer_center_id = @.volunteer_center_id and o.user_id = @.contact_user_id and o.status in ('sent', 'failed') order by o.created_at desc limit 1`

export const organization = defineResource({
  type: 'organizations',
  belongsTo: 'center',
  order: 'name',
  plainType: 'organizationType',
  alsoCalled: ['organization', 'school', 'volunteer_center'],
  attributes: {
    name: text({ min: 2, max: 120, filter: ['eq', 'text'], sort: true }),
    slug: text({ readOnly: true, filter: ['eq'] }),
    organizationType: oneOf(organizationTypes, { filter: ['eq'] }),
    status: oneOf(organizationStatuses, { later: true, filter: ['eq'], sort: true }),
    /** Why it is denied or archived; stored in one of the two attributes below. */
    reason: text({ max: 1000, optional: true, writeOnly: true }),
    /** A message to its admins, in the mail about the decision. */
    message: text({ max: 1000, optional: true, writeOnly: true }),
    summary: text({ max: 160 }),
    website: url({ optional: true }),
    phone: text({ max: 30, optional: true, reads: 'telephone' }),
    publicEmail: email({ optional: true }),
    kvkNumber: text({ max: 8, optional: true, pattern: /^\d{8}$/, seenBy: centerReaders, filter: ['eq', 'text', 'blank'] }),
    legalForm: oneOf(['stichting', 'vereniging', 'cooperatie', 'kerk', 'overheid', 'informeel'], { optional: true, filter: ['eq', 'blank'] }),
    deniedReason: text({ readOnly: true, optional: true, seenBy: centerReaders }),
    archivedReason: text({ readOnly: true, optional: true, seenBy: centerReaders }),
    responseMedianDays: integer({ readOnly: true, optional: true, sort: true, filter: ['order', 'blank'] }),
    /** The contact whom the center calls; null if there is none, or they have left this center. */
    contactName: text({
      sql: `(select full_name(u.first_name, u.last_name) from users u where u.id = @.contact_user_id)`,
      optional: true,
      seenBy: centerReaders,
    }),
    /** When the last mail to the contact was rejected by their mail server, if none has arrived since. */
    contactMailRefusedAt: timestamp({ sql: `(${lastMailToContact})`, optional: true, seenBy: centerReaders }),
    /** Who changed it last, named to somebody whose own change conflicts with that. */
    changedByName: text({
      sql: `(select full_name(u.first_name, u.last_name) from users u where u.id = @.changed_by)`,
      optional: true,
      seenBy: centerReaders,
    }),
    /** Vacancies that are open for applications today. */
    openVacancies: integer({ sql: `(select count(*) from vacancies v where ${isOpenHere})`, seenBy: centerReaders }),
    /** When somebody of it was last active, to the hour. */
    lastActiveAt: timestamp({ readOnly: true, optional: true, sort: true, filter: ['order', 'blank'], seenBy: centerReaders }),
    /** Since when it is in its present state, such as how long it has been pending. */
    statusSince: timestamp({ readOnly: true, sort: true, filter: ['order'], seenBy: centerReaders }),
    /** Write-only: reads have relations of the same names. */
    address: group(place),
    profile: group(words),
    /** The future admin, who is invited. Left out by somebody who signs up their own organization. */
    contactPerson: group(person, { optional: true, onlyNew: true }),
    /** A note to the center from whoever signs it up. */
    note: text({ max: 1000, optional: true, onlyNew: true, seenBy: centerReaders }),
    /** Required when signing up; center staff who add an organization vouch for it themselves. */
    nonprofitDeclared: boolean({ optional: true, onlyNew: true, writeOnly: true }),
    termsAccepted: boolean({ optional: true, onlyNew: true, writeOnly: true }),
    nonprofitDeclaredAt: timestamp({ readOnly: true, optional: true, seenBy: centerReaders }),
    termsAcceptedAt: timestamp({ readOnly: true, optional: true, seenBy: centerReaders }),
    /** Named below the social map's list for as long as it has no entry there (decisions 56). */
    isOnSocialMap: boolean({ later: true, seenBy: workingStaff }),
    /** Its activities go to the calendar without the center looking first; only center staff change it. */
    isTrustedWithActivities: boolean({ later: true, seenBy: centerReaders }),
    createdAt: timestamp({ readOnly: true, sort: true, filter: ['order'] }),
  },
  relationships: {
    address: one('addresses', 'address_id', { optional: true }),
    profile: owns('organization_profiles', 'organization_id'),
    logo: one('uploads', 'logo_id', { optional: true }),
    cover: one('uploads', 'cover_id', { optional: true }),
    vacancies: many('vacancies', 'organization_id'),
    contact: one('users', 'contact_user_id', { optional: true, seenBy: centerReaders }),
  },
  includes: ['address', 'profile', 'logo', 'cover', 'vacancies', 'vacancies.address', 'contact'],
  filters: {
    search: text(),
    mine: boolean(),
    withOpenVacancies: boolean(),
    near: text(),
    nearPostcode: text(),
    withTheme: someOf(themes),
    respondsWithin: text(),
    silentFor: text(),
    place: text(),
  },
  verbs: ['list', 'get', 'create', 'update', 'remove'],
  memberVerbs: {
    approve: {
      status: oneOf(organizationStatuses, { optional: true }),
      reason: text({ max: 1000, optional: true }),
      message: text({ max: 1000, optional: true }),
    },
    ask: { message: text({ min: 1, max: 5000 }) },
  },
  bulk: 100,
})

export const organizationProfile = defineResource({
  type: 'organization_profiles',
  belongsTo: 'center',
  order: 'description',
  attributes: {
    description: text({ min: 50, max: 5000 }),
    themes: someOf(themes, { maxItems: 4, filter: ['eq'] }),
  },
  relationships: { organization: one('organizations', 'organization_id') },
  includes: ['organization'],
  verbs: ['get'],
})

export const address = defineResource({
  type: 'addresses',
  belongsTo: 'center',
  order: 'city',
  attributes: {
    street: text({ max: 120, optional: true }),
    houseNumber: text({ max: 12, optional: true }),
    postcode: text({ max: 7, optional: true, reads: 'postcode or area', filter: ['eq', 'text'] }),
    city: text({ max: 80, filter: ['eq', 'text'] }),
    latitude: number({ min: -90, max: 90, optional: true }),
    longitude: number({ min: -180, max: 180, optional: true }),
  },
  verbs: ['get'],
})
