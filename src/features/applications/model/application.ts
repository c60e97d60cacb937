import { caseStaff } from '#kernel/access/role-sets.ts'
import { boolean, date, email, group, integer, json, lines, oneOf, text, timestamp } from '#kernel/fields/field.ts'
import { defineResource, one } from '#kernel/jsonapi/resource.ts'
import { guestFields } from './guest.ts'
import { meetingAnswers } from '#features/conversations/model/appointment.ts'
import { meeting } from './meeting.ts'
import { assigneeSql, contactPersonSql } from './contact-person-sql.ts'
import { maxTags } from './tags.ts'
import {
  type ApplicationVerb,
  type MeetVerb,
  applicationStatuses,
  declineReasons,
  meetingStatuses,
  openStatuses,
  placedStatuses,
  undecidedStatuses,
  withdrawReasons,
} from './states.ts'

/** What somebody answered to a question of the vacancy; the question as it was asked then. */
export type Answer = { questionId: string; question?: string; text: string }

/** What was written is read by both sides; the center reads along once the case was brought to it (domain §3.2). */
const forBothSides = (column: string, otherwise: string) =>
  `case when @.user_id = :user or @.organization_id = any(:organizations) or @.escalated_at is not null then @.${column} else ${otherwise} end`

/** What the organization notes for itself is not the volunteer's to read. */
const forStaff = (column: string, otherwise: string) => `case when @.user_id is distinct from :user then @.${column} else ${otherwise} end`

const undecided = `@.status in ('${undecidedStatuses.join(`', '`)}')`

const slotStart = 'case when @.slot_id is not null then slot_start(@.volunteer_center_id, @.vacancy_id, @.slot_id) end'

const meets = (column: string) => `case when @.status in ('${meetingStatuses.join(`', '`)}') then @.${column} end`

const lastAsked = 'case when @.parent_email is not null then parent_last_asked(@.volunteer_center_id, @.id) end'

/** Words that go with a step, said in the conversation by whoever takes it. */
const message = text({ max: 5000, optional: true })

/** The card that was answered: whoever saw another one is told, not taken at their word. */
const appointment = text({ max: 36, optional: true })

/** What the volunteer said to the appointment that holds. */
const answered = 'meeting_answer(@.volunteer_center_id, @.conversation_id)'

export const application = defineResource({
  type: 'applications',
  belongsTo: 'center',
  order: '-createdAt',
  attributes: {
    status: oneOf(applicationStatuses, { readOnly: true, filter: ['eq'], sort: true }),
    motivation: text({ max: 2000, optional: true, onlyNew: true, shows: forBothSides('motivation', 'null') }),
    /** The first words, for a list. */
    opening: text({ sql: `left(${forBothSides('motivation', 'null')}, 160)`, optional: true }),
    answers: json<Answer[]>()({ optional: true, onlyNew: true, shows: forBothSides('answers', 'null') }),
    /** When they can come, in their own words. */
    availabilityNote: text({ max: 300, optional: true, shows: forBothSides('availability_note', 'null') }),
    /** The organization may call them, for as long as it goes on. */
    phoneShared: boolean({ optional: true }),
    applicantPhone: text({
      sql: `case when @.user_id = :user or (@.phone_shared and @.status in ('${openStatuses.join(`', '`)}')) then phone_of(@.user_id) end`,
      optional: true,
    }),
    /** One of the vacancy's dates (`slots`); left out: whichever suits the organization. */
    slotId: text({ max: 100, optional: true, onlyNew: true }),
    slotStartsAt: timestamp({ sql: slotStart, optional: true }),
    /** Whoever applies agrees that the organization sees it; without that there is no application (decisions 16). */
    consentShare: boolean({ accepted: true, optional: true, writeOnly: true, onlyNew: true }),
    /** Of the words that were kept before there was an account: once they are sent, they are forgotten. */
    draftToken: text({ max: 100, optional: true, writeOnly: true, onlyNew: true }),
    /** Of whoever is under sixteen: a parent has to agree before they are accepted. */
    parentEmail: email({ optional: true, onlyNew: true, shows: `case when @.user_id = :user then @.parent_email end` }),
    needsParent: boolean({ sql: '(@.parent_email is not null and @.parent_consent_at is null)' }),
    parentConsentAt: timestamp({ readOnly: true, optional: true }),
    /** A parent said no, before or after their yes: that ended it. */
    parentRefusedAt: timestamp({ readOnly: true, optional: true }),
    parentAskedAt: timestamp({ sql: lastAsked, optional: true }),
    /** Somebody without e-mail, for whom the center applies: it hears for them (domain §3.2). */
    guest: group(guestFields, { optional: true, onlyNew: true }),
    isGuest: boolean({ sql: '(@.user_id is null)' }),
    guestPhone: text({ readOnly: true, optional: true }),
    guestAddress: text({ readOnly: true, optional: true, seenBy: caseStaff }),
    /** Stands in their letter: `/forms/<code>` says how it stands. */
    followCode: text({ readOnly: true, optional: true, seenBy: caseStaff }),
    consentShareAt: timestamp({ readOnly: true }),
    source: oneOf(['web', 'widget', 'partner', 'coordinator', 'paper'], { readOnly: true }),
    applicantName: text({
      sql: `coalesce(@.guest_name, (select trim(u.first_name || ' ' || u.last_name) from users u where u.id = @.user_id))`,
      optional: true,
      sort: true,
    }),
    /** Contact data only where both have said yes (domain §7.5). */
    applicantEmail: text({
      sql: `case when @.status in ('${placedStatuses.join(`', '`)}') then email_of(@.user_id) end`,
      optional: true,
    }),
    vacancyTitle: text({ sql: '(select v.title from vacancies v where v.volunteer_center_id = @.volunteer_center_id and v.id = @.vacancy_id)', sort: true }),
    organizationName: text({
      sql: '(select o.name from organizations o where o.volunteer_center_id = @.volunteer_center_id and o.id = @.organization_id)',
      sort: true,
    }),
    declineReason: oneOf(declineReasons, { readOnly: true, optional: true, filter: ['eq'] }),
    withdrawReason: oneOf(withdrawReasons, { readOnly: true, optional: true, filter: ['eq'] }),
    decidedAt: timestamp({ readOnly: true, optional: true, filter: ['order'] }),
    firstResponseAt: timestamp({ readOnly: true, optional: true, filter: ['order', 'blank'] }),
    escalatedAt: timestamp({ readOnly: true, optional: true, filter: ['blank'] }),
    /** Since when the volunteer has been waiting for a first answer. */
    waitingSince: timestamp({
      sql: `case when ${undecided} and @.first_response_at is null then @.created_at end`,
      optional: true,
      sort: true,
      filter: ['order', 'blank'],
    }),
    /** Silence of two weeks has brought it to the center, and nothing was decided since. */
    isEscalated: boolean({ sql: `(@.escalated_at is not null and ${undecided})`, sort: true, filter: ['eq'] }),
    /** Since when it is in its state. */
    movedAt: timestamp({ readOnly: true, optional: true, shows: 'coalesce(@.moved_at, @.created_at)', sort: true, filter: ['order'] }),
    /** When and where one meets, as long as that still holds. */
    meetingStartsAt: timestamp({ readOnly: true, optional: true, shows: meets('meeting_starts_at'), sort: true, filter: ['order', 'blank'] }),
    meetingEndsAt: timestamp({ readOnly: true, optional: true, shows: meets('meeting_ends_at') }),
    meetingPlace: text({ readOnly: true, optional: true, shows: meets('meeting_place') }),
    meetingAnswer: oneOf(meetingAnswers, { sql: `case when @.status in ('${meetingStatuses.join(`', '`)}') then ${answered} end`, optional: true }),
    /** Who has this address has the appointment in their calendar, also once it is off. */
    calendarUrl: text({ sql: `'/calendar/' || @.calendar_key || '.ics'`, optional: true }),
    /** Who expects the volunteer, and how to reach them. */
    contactName: text({ sql: contactPersonSql('@', 'name'), optional: true }),
    contactPhone: text({ sql: contactPersonSql('@', 'phone'), optional: true }),
    contactEmail: text({ sql: contactPersonSql('@', 'email'), optional: true }),
    /** Words of the organization by which it finds the application again. */
    tags: lines({ max: 24, maxItems: maxTags, optional: true, shows: forStaff('tags', `'{}'::text[]`) }),
    assigneeName: text({ sql: `case when @.assigned_to is not null then active_name_of(${assigneeSql('@')}) end`, optional: true }),
    /** Of the center, for its own people. */
    internalNote: text({ max: 2000, optional: true, seenBy: caseStaff, shows: forStaff('internal_note', 'null') }),
    /** The first and the last day that somebody helped, and how many hours that were. */
    startDate: date({ optional: true }),
    endedAt: timestamp({ readOnly: true, optional: true, filter: ['order', 'blank'] }),
    hoursReported: integer({ min: 0, max: 5000, optional: true }),
    /** How both found it, from 1 to 5; the words are the volunteer's. */
    organizationScore: integer({ readOnly: true, optional: true }),
    volunteerScore: integer({ readOnly: true, optional: true }),
    evaluationText: text({ readOnly: true, optional: true, shows: forBothSides('evaluation_text', 'null') }),
    /** A place came free: whoever waits for one may take it. */
    placeOfferedAt: timestamp({ readOnly: true, optional: true, filter: ['blank'] }),
    createdAt: timestamp({ readOnly: true, sort: true, filter: ['order'] }),
    updatedAt: timestamp({ readOnly: true, sort: true, filter: ['order'] }),
  },
  relationships: {
    vacancy: one('vacancies', 'vacancy_id'),
    organization: one('organizations', 'organization_id'),
    user: one('users', 'user_id', { optional: true }),
    conversation: one('conversations', 'conversation_id', { optional: true }),
    /** Who of the organization takes it up. */
    assignee: one('users', 'assigned_to', { optional: true }),
  },
  includes: ['vacancy', 'vacancy.organization', 'vacancy.address', 'organization', 'user', 'conversation'],
  filters: { search: text(), mine: boolean(), waiting: boolean(), waitingLonger: text(), tagged: text(), assignedToMe: boolean() },
  verbs: ['list', 'get', 'create', 'update'],
  memberVerbs: {
    review: {},
    invite: { message, meeting },
    accept: { message, meeting },
    decline: { declineReason: oneOf(declineReasons), message },
    waitlist: { message },
    withdraw: { withdrawReason: oneOf(withdrawReasons) },
    start: {},
    complete: { message, hoursReported: integer({ min: 0, max: 5000, optional: true }) },
    stop: { message },
    claim: {},
    /** Another address: of the volunteer alone. */
    askParent: { parentEmail: email({ optional: true }) },
    come: { appointment },
    cannot: { appointment, message },
    propose: { meeting, message },
    /** How it was, once it is over. */
    evaluate: { score: integer({ min: 1, max: 5 }), message: text({ max: 1000, optional: true }) },
  } satisfies Record<ApplicationVerb | 'claim' | 'askParent' | 'evaluate' | MeetVerb, object>,
  bulk: 100,
})
