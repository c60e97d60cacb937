import { caseStaff } from '#kernel/access/role-sets.ts'
import { boolean, date, email, group, integer, json, lines, oneOf, text, timestamp } from '#kernel/fields/field.ts'
import { defineResource, one } from '#kernel/jsonapi/resource.ts'
import { guestFields } from './guest.ts'
import { meetingAnswers } from '#features/conversations/model/appointment.ts'
import { sides } from '#features/conversations/model/states.ts'
import { meeting } from './meeting.ts'
import { assigneeSql, contactPersonSql } from './contact-person-sql.ts'
import { maxTags } from './tags.ts'
import { isSnoozedSql, needsCenterSql, waitsSql } from './waiting-sql.ts'
import {
  type ApplicationVerb,
  type MeetVerb,
  applicationStatuses,
  declineReasons,
  meetingStatuses,
  openStatuses,
  placedStatuses,
  withdrawReasons,
} from './states.ts'

/** An answer to a question of the vacancy, with the question as it read then. */
export type Answer = { questionId: string; question?: string; text: string }

/** Both sides may read it; the center only after escalation (domain §3.2). */
const forBothSides = (column: string, otherwise: string) =>
  `case when @.user_id = :user or @.organization_id = any(:organizations) or @.escalated_at is not null then @.${column} else ${otherwise} end`

/** SQL that the applicant may not read. */
const forStaff = (value: string, otherwise: string) => `case when @.user_id is distinct from :user then ${value} else ${otherwise} end`

/** SQL: of the latest message that somebody wrote, for both sides. */
const lastMessage = (column: string) =>
  `case when @.user_id = :user or @.organization_id = any(:organizations) or @.escalated_at is not null then (select ${column} from messages m
    where m.volunteer_center_id = @.volunteer_center_id and m.conversation_id = @.conversation_id and m.kind = 'text' and m.deleted_at is null and m.body <> ''
    order by m.created_at desc, m.id desc limit 1) end`

const slotStart = 'case when @.slot_id is not null then slot_start(@.volunteer_center_id, @.vacancy_id, @.slot_id) end'

const meets = (column: string) => `case when @.status in ('${meetingStatuses.join(`', '`)}') then @.${column} end`

const lastAsked = 'case when @.parent_email is not null then parent_last_asked(@.volunteer_center_id, @.id) end'

/** A message added to the conversation with a transition, in the name of the caller. */
const message = text({ max: 5000, optional: true })

/** The card that the caller saw. If it is no longer the current one, the answer is refused. */
const appointment = text({ max: 36, optional: true })

/** The volunteer's answer to the current appointment. */
const answered = 'meeting_answer(@.volunteer_center_id, @.conversation_id)'

export const application = defineResource({
  type: 'applications',
  belongsTo: 'center',
  order: '-createdAt',
  attributes: {
    status: oneOf(applicationStatuses, { readOnly: true, filter: ['eq'], sort: true }),
    motivation: text({ max: 2000, optional: true, onlyNew: true, shows: forBothSides('motivation', 'null') }),
    /** The start of the letter, for lists. */
    opening: text({ sql: `left(${forBothSides('motivation', 'null')}, 160)`, optional: true }),
    answers: json<Answer[]>()({ optional: true, onlyNew: true, shows: forBothSides('answers', 'null') }),
    /** When the applicant can come, in their own words. */
    availabilityNote: text({ max: 300, optional: true, shows: forBothSides('availability_note', 'null') }),
    /** The organization may phone the volunteer while the application is open. */
    phoneShared: boolean({ optional: true }),
    applicantPhone: text({
      sql: `case when @.user_id = :user or (@.phone_shared and @.status in ('${openStatuses.join(`', '`)}')) then phone_of(@.user_id) end`,
      optional: true,
    }),
    /** One of the vacancy's dates (`slots`); without it, any date. */
    slotId: text({ max: 100, optional: true, onlyNew: true }),
    slotStartsAt: timestamp({ sql: slotStart, optional: true }),
    /** Consent to share the application with the organization, which is required (decisions 16). */
    consentShare: boolean({ accepted: true, optional: true, writeOnly: true, onlyNew: true }),
    /** The token of a draft saved before signing in. The draft is deleted with the application's creation. */
    draftToken: text({ max: 100, optional: true, writeOnly: true, onlyNew: true }),
    /** The way by which the applicant came, where it was not the site itself: its application gets that source. */
    via: oneOf(['widget'], { optional: true, writeOnly: true, onlyNew: true }),
    /** Of an applicant under sixteen: this parent must consent before acceptance. */
    parentEmail: email({ optional: true, onlyNew: true, shows: `case when @.user_id = :user then @.parent_email end` }),
    needsParent: boolean({ sql: '(@.parent_email is not null and @.parent_consent_at is null)' }),
    parentConsentAt: timestamp({ readOnly: true, optional: true }),
    /** A parent refused, before or after an earlier consent, which ended the application. */
    parentRefusedAt: timestamp({ readOnly: true, optional: true }),
    parentAskedAt: timestamp({ sql: lastAsked, optional: true }),
    /** Somebody without e-mail for whom the center applies; the center gets the notifications (domain §3.2). */
    guest: group(guestFields, { optional: true, onlyNew: true }),
    isGuest: boolean({ sql: '(@.user_id is null)' }),
    guestPhone: text({ readOnly: true, optional: true }),
    guestAddress: text({ readOnly: true, optional: true, seenBy: caseStaff }),
    /** The code in a guest's letter: `/forms/<code>` shows the status. */
    followCode: text({ readOnly: true, optional: true, seenBy: caseStaff }),
    consentShareAt: timestamp({ readOnly: true }),
    source: oneOf(['web', 'widget', 'partner', 'coordinator', 'paper', 'invitation'], { readOnly: true }),
    applicantName: text({
      sql: `coalesce(@.guest_name, (select full_name(u.first_name, u.last_name) from users u where u.id = @.user_id))`,
      optional: true,
      sort: true,
      // A guest has one name: its first word, and the rest as the last name (decisions 72).
      sortBy: `coalesce(name_order(split_part(@.guest_name, ' ', 1), substr(@.guest_name, strpos(@.guest_name || ' ', ' ') + 1)),
        (select u.sorted_name from users u where u.id = @.user_id)) collate nl`,
    }),
    /** Contact data only once both sides have agreed (domain §7.5). */
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
    /** Since when the volunteer has waited for a first answer; null once there is one. */
    waitingSince: timestamp({
      sql: `case when ${waitsSql('@')} then @.created_at end`,
      optional: true,
      sort: true,
      filter: ['order', 'blank'],
    }),
    /** Escalated to the center after two weeks of silence, still without an answer, and not put away until a later day. */
    isEscalated: boolean({ sql: needsCenterSql('@'), sort: true, filter: ['eq'] }),
    /** The day on which the center comes back to it, while that lies ahead and the volunteer still waits. */
    snoozedUntil: date({ sql: `case when ${waitsSql('@')} and ${isSnoozedSql('@')} then @.snoozed_until end`, optional: true, seenBy: caseStaff }),
    /** Since when it has waited where it stands, by which the board is ordered: for a first answer or for a place since it was sent, otherwise in its state. */
    agedSince: timestamp({
      sql: `case when @.status = 'waitlisted' or ${waitsSql('@')} then @.created_at else coalesce(@.moved_at, @.created_at) end`,
      sort: true,
    }),
    /** Since when it is in its present state. */
    movedAt: timestamp({ readOnly: true, optional: true, shows: 'coalesce(@.moved_at, @.created_at)', sort: true, filter: ['order'] }),
    /** The appointment, in states in which it holds. */
    meetingStartsAt: timestamp({ readOnly: true, optional: true, shows: meets('meeting_starts_at'), sort: true, filter: ['order', 'blank'] }),
    meetingEndsAt: timestamp({ readOnly: true, optional: true, shows: meets('meeting_ends_at') }),
    meetingPlace: text({ readOnly: true, optional: true, shows: meets('meeting_place') }),
    meetingAnswer: oneOf(meetingAnswers, { sql: `case when @.status in ('${meetingStatuses.join(`', '`)}') then ${answered} end`, optional: true }),
    /** The calendar file; still available after cancellation, so that calendars notice. */
    calendarUrl: text({ sql: `'/calendar/' || @.calendar_key || '.ics'`, optional: true }),
    /** The latest message of the two sides, for those who may read them: what was written, by whom, and when. */
    lastText: text({ sql: lastMessage('left(m.body, 160)'), optional: true }),
    lastSide: oneOf(sides, { sql: lastMessage('m.side'), optional: true }),
    lastMessageAt: timestamp({ sql: lastMessage('m.created_at'), optional: true }),
    /** On the waiting list: how many of the vacancy's applicants are offered a place before this one, plus one. */
    waitlistPlace: integer({
      sql: forStaff(
        `case when @.status = 'waitlisted' then (select count(*)::int from applications w where w.volunteer_center_id = @.volunteer_center_id
          and w.vacancy_id = @.vacancy_id and w.status = 'waitlisted' and (w.created_at, w.id) <= (@.created_at, @.id)) end`,
        'null',
      ),
      optional: true,
    }),
    /** The organization's telephone, for the center to call about it. */
    organizationPhone: text({
      sql: '(select o.phone from organizations o where o.volunteer_center_id = @.volunteer_center_id and o.id = @.organization_id)',
      optional: true,
      seenBy: caseStaff,
    }),
    /** The person who expects the volunteer, and how to reach them. */
    contactName: text({ sql: contactPersonSql('@', 'name'), optional: true }),
    contactPhone: text({ sql: contactPersonSql('@', 'phone'), optional: true }),
    contactEmail: text({ sql: contactPersonSql('@', 'email'), optional: true }),
    /** The organization's own keywords to find it by. */
    tags: lines({ max: 24, maxItems: maxTags, optional: true, shows: forStaff('@.tags', `'{}'::text[]`) }),
    assigneeName: text({ sql: `case when @.assigned_to is not null then active_name_of(${assigneeSql('@')}) end`, optional: true }),
    /** The center's note for its own staff. */
    internalNote: text({ max: 2000, optional: true, seenBy: caseStaff, shows: forStaff('@.internal_note', 'null') }),
    /** The first and last day of helping, and the number of hours. */
    startDate: date({ optional: true }),
    endedAt: timestamp({ readOnly: true, optional: true, filter: ['order', 'blank'] }),
    hoursReported: integer({ min: 0, max: 5000, optional: true }),
    /** Scores from 1 to 5 by each side; the text is the volunteer's. */
    organizationScore: integer({ readOnly: true, optional: true }),
    volunteerScore: integer({ readOnly: true, optional: true }),
    evaluationText: text({ readOnly: true, optional: true, shows: forBothSides('evaluation_text', 'null') }),
    /** When a free place was offered to this waitlisted applicant. */
    placeOfferedAt: timestamp({ readOnly: true, optional: true, filter: ['blank'] }),
    createdAt: timestamp({ readOnly: true, sort: true, filter: ['order'] }),
    updatedAt: timestamp({ readOnly: true, sort: true, filter: ['order'] }),
  },
  relationships: {
    vacancy: one('vacancies', 'vacancy_id'),
    organization: one('organizations', 'organization_id'),
    user: one('users', 'user_id', { optional: true }),
    conversation: one('conversations', 'conversation_id', { optional: true }),
    /** The colleague of the organization who handles it. */
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
    /** The center has called about it, and comes back to it on this day; without a day it waits again. */
    snooze: { until: date({ optional: true }) },
    /** Another address; only the volunteer may set it. */
    askParent: { parentEmail: email({ optional: true }) },
    come: { appointment },
    cannot: { appointment, message },
    propose: { meeting, message },
    /** The evaluation, once it has ended. */
    evaluate: { score: integer({ min: 1, max: 5 }), message: text({ max: 1000, optional: true }) },
  } satisfies Record<ApplicationVerb | 'claim' | 'snooze' | 'askParent' | 'evaluate' | MeetVerb, object>,
  bulk: 100,
})
