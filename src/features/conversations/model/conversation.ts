import { boolean, integer, json, lines, oneOf, text, timestamp } from '#kernel/fields/field.ts'
import { defineResource, many, one } from '#kernel/jsonapi/resource.ts'
import { type SentAppointment, appointmentSql } from './appointment.ts'
import { type SentAttachment, maxAttachments } from './attachment.ts'
import { type Side, conversationStatuses, reportReasons, sides, subjects, waysIn } from './states.ts'

/** The message that another one answers, in its present form: edits show, and deleted text is gone. */
export type Quote = { id: string; text: string; author: string | null; side: Side; isMine: boolean; isDeleted: boolean; at: string }

/** How many characters a quote shows. */
const most = 160

/** SQL: the quote of a message that answers another one. Files without text are quoted by their names, a card by its place. */
const quoteSql = `case when @.reply_to_id is not null then (select jsonb_build_object('id', q.id,
    'text', left(coalesce(nullif(q.body, ''), q.meeting_place, (select string_agg(f.name, ', ' order by f.created_at, f.id) from attachments f
      where f.volunteer_center_id = q.volunteer_center_id and f.message_id = q.id), ''), ${most}),
    'author', (select full_name(u.first_name, u.last_name) from users u where u.id = q.author_id), 'side', q.side,
    'isMine', coalesce(q.author_id = :user, false), 'isDeleted', q.deleted_at is not null,
    'at', to_char(q.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from messages q where q.volunteer_center_id = @.volunteer_center_id and q.id = @.reply_to_id) end`

const latest = (column: string) =>
  `(select ${column} from messages m where m.volunteer_center_id = @.volunteer_center_id and m.conversation_id = @.id and m.kind <> 'status_change' and m.deleted_at is null order by m.created_at desc, m.id desc limit 1)`

/** SQL: how many messages of other sides a person has not read in a conversation of the table `row`. */
export const unreadSql = (
  row: string,
) => `(select count(*)::int from messages m where m.volunteer_center_id = ${row}.volunteer_center_id and m.conversation_id = ${row}.id
  and m.kind <> 'status_change' and m.deleted_at is null
  and m.side <> case when ${row}.user_id = :user then 'volunteer' when ${row}.asker_id = :user then 'asker' when ${row}.organization_id = any(:organizations) then 'organization' else 'center' end and m.created_at > coalesce((select r.seen_up_to from conversation_readers r
    where r.volunteer_center_id = ${row}.volunteer_center_id and r.conversation_id = ${row}.id and r.user_id = :user), '-infinity'))`

/** SQL: whether a person has muted a conversation of the table `row`. */
export const mutedSql = (row: string) => `exists (select from conversation_readers r
  where r.volunteer_center_id = ${row}.volunteer_center_id and r.conversation_id = ${row}.id and r.user_id = :user and r.muted_at is not null)`

const attachedSql = `(select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'kind', f.kind, 'bytes', f.bytes, 'width', f.width, 'height', f.height) order by f.created_at, f.id), '[]')
  from attachments f where f.volunteer_center_id = @.volunteer_center_id and f.message_id = @.id)`

/**
 * The first side is the volunteer, or the organization if there is none; every other reader counts as the other side. In a relayed
 * conversation only the two people count: that a coordinator read along says nothing.
 */
const readSql = `exists (select 1 from conversation_readers r join conversations c on c.volunteer_center_id = r.volunteer_center_id and c.id = r.conversation_id
  where r.volunteer_center_id = @.volunteer_center_id and r.conversation_id = @.conversation_id and r.seen_up_to >= @.created_at
    and case when c.subject_type = 'help_match' then case @.side when 'volunteer' then r.user_id = c.asker_id when 'asker' then r.user_id = c.user_id
        else r.user_id in (c.user_id, c.asker_id) end
      when c.user_id is not null then (r.user_id = c.user_id) <> (@.side = 'volunteer')
      else exists (select 1 from user_roles u where u.volunteer_center_id = c.volunteer_center_id and u.organization_id = c.organization_id and u.user_id = r.user_id)
        <> (@.side = 'organization') end)`

/** SQL: the first name of the other side of a relayed conversation, or of the volunteer for who reads along; never a last name. */
const relayedNameSql = `(select case when @.user_id <> :user then u.first_name when q.kind = 'request' then q.first_name
    else (select a.first_name from users a where a.id = @.asker_id) end
  from help_matches h join help_requests q on q.volunteer_center_id = h.volunteer_center_id and q.id = h.request_id join users u on u.id = @.user_id
  where h.volunteer_center_id = @.volunteer_center_id and h.id = @.subject_id)`

const inRelay = `(select c.subject_type = 'help_match' from conversations c where c.volunteer_center_id = @.volunteer_center_id and c.id = @.conversation_id)`

/** A conversation about one subject: between a volunteer and an organization about an application or a vacancy, or between either and the center. */
export const conversation = defineResource({
  type: 'conversations',
  belongsTo: 'center',
  order: '-lastMessageAt',
  attributes: {
    /** People may start those about `support` and `vacancy`. */
    subjectType: oneOf(subjects, { onlyNew: true, filter: ['eq'] }),
    /** The first message, or the next one if the conversation exists. */
    message: text({ max: 4700, writeOnly: true, onlyNew: true }),
    /** The topic in a few words, and how to reach the person. They become the first and last line of the message. */
    topic: text({ max: 80, optional: true, writeOnly: true, onlyNew: true }),
    reach: text({ max: 120, optional: true, writeOnly: true, onlyNew: true }),
    status: oneOf(conversationStatuses, { readOnly: true, filter: ['eq'] }),
    personName: text({
      sql: `case when @.subject_type = 'help_match' then ${relayedNameSql} else (select full_name(u.first_name, u.last_name) from users u where u.id = @.user_id) end`,
      optional: true,
    }),
    personFirstName: text({
      sql: `case when @.subject_type = 'help_match' then ${relayedNameSql} else (select u.first_name from users u where u.id = @.user_id) end`,
      optional: true,
    }),
    organizationName: text({
      sql: '(select o.name from organizations o where o.volunteer_center_id = @.volunteer_center_id and o.id = @.organization_id)',
      optional: true,
    }),
    /** The title of the vacancy, also if the subject is an application, of the workshop, or of the request for help. */
    subjectTitle: text({
      sql: `coalesce((select v.title from applications a join vacancies v on v.volunteer_center_id = a.volunteer_center_id and v.id = a.vacancy_id
        where a.volunteer_center_id = @.volunteer_center_id and a.id = @.application_id),
        (select v.title from vacancies v where v.volunteer_center_id = @.volunteer_center_id and v.id = @.vacancy_id),
        case when @.subject_type = 'workshop' then (select w.title from workshops w where w.volunteer_center_id = @.volunteer_center_id and w.id = @.subject_id) end,
        (select q.title from help_matches h join help_requests q on q.volunteer_center_id = h.volunteer_center_id and q.id = h.request_id
        where @.subject_type = 'help_match' and h.volunteer_center_id = @.volunteer_center_id and h.id = @.subject_id))`,
      optional: true,
    }),
    /** The latest message, shortened; of a relayed one nothing is shown in lists. */
    lastText: text({
      sql: latest(
        `coalesce(nullif(left(m.body, 160), ''), (select string_agg(f.name, ', ' order by f.created_at, f.id) from attachments f where f.volunteer_center_id = m.volunteer_center_id and f.message_id = m.id))`,
      ),
      optional: true,
    }),
    /** The time of the appointment, if the latest message is a card. */
    lastMeetingAt: timestamp({ sql: latest('m.meeting_starts_at'), optional: true }),
    lastSide: oneOf(sides, { sql: latest('m.side'), optional: true }),
    lastMine: boolean({ sql: `coalesce(${latest('m.author_id = :user')}, false)` }),
    unreadCount: integer({ sql: unreadSql('@') }),
    /** The side that blocked it. */
    blockedSide: oneOf(['volunteer', 'organization', 'center', 'asker'], { readOnly: true, optional: true, filter: ['eq'] }),
    /** The caller gets no mails and notices about it. */
    isMuted: boolean({ sql: mutedSql('@') }),
    escalatedAt: timestamp({ readOnly: true, optional: true, filter: ['blank'] }),
    lastMessageAt: timestamp({ readOnly: true, sort: true, filter: ['order'] }),
    createdAt: timestamp({ readOnly: true, sort: true, filter: ['order'] }),
  },
  relationships: {
    user: one('users', 'user_id', { optional: true }),
    organization: one('organizations', 'organization_id', { optional: true }),
    vacancy: one('vacancies', 'vacancy_id', { optional: true }),
    application: one('applications', 'application_id', { optional: true }),
    /** The match of a relayed conversation. */
    helpMatch: one('help_matches', 'help_match_id', { optional: true }),
    messages: many('messages', 'conversation_id'),
  },
  includes: ['user', 'organization', 'application', 'messages'],
  filters: { unread: boolean(), mine: boolean(), search: text() },
  verbs: ['list', 'get', 'create'],
  memberVerbs: {
    read: {},
    close: {},
    open: {},
    block: { reason: oneOf(reportReasons, { optional: true }) },
    mute: {},
    unmute: {},
    report: { reason: oneOf(reportReasons) },
  },
})

export const message = defineResource({
  type: 'messages',
  belongsTo: 'center',
  order: 'createdAt',
  attributes: {
    /** May be empty if there are files. */
    body: text({ min: 0, max: 5000 }),
    /** Uploaded files (POST /conversations/{id}/attachments) to attach to the message. */
    attachmentIds: lines({ max: 36, maxItems: maxAttachments, optional: true, writeOnly: true, onlyNew: true }),
    attachments: json<SentAttachment[]>()({ sql: attachedSql, readOnly: true }),
    appointment: json<SentAppointment>()({ sql: appointmentSql, readOnly: true, optional: true }),
    /** The message that it answers (`replyTo`), in its present form. */
    quote: json<Quote>()({ sql: quoteSql, readOnly: true, optional: true }),
    /** `email`: written after following the link of a mail. */
    receivedVia: oneOf(waysIn, { optional: true, onlyNew: true }),
    /** It contains contact data; the author was asked whether they meant to share them. */
    contactShared: boolean({ readOnly: true }),
    side: oneOf(sides, { readOnly: true, filter: ['eq'] }),
    /** `status_change`: the body is the new status of the application; `appointment`: a card, with an empty body. */
    kind: oneOf(['text', 'status_change', 'appointment'], { readOnly: true, filter: ['eq'] }),
    authorName: text({
      sql: `(select case when @.side <> 'center' and ${inRelay} then u.first_name else full_name(u.first_name, u.last_name) end from users u where u.id = @.author_id)`,
      optional: true,
    }),
    mine: boolean({ sql: 'coalesce(@.author_id = :user, false)' }),
    /** Whether somebody of another side has read it. */
    isRead: boolean({ sql: readSql }),
    editedAt: timestamp({ readOnly: true, optional: true }),
    /** When the author deleted it: the text is gone, an empty message stays. */
    deletedAt: timestamp({ readOnly: true, optional: true }),
    createdAt: timestamp({ readOnly: true, sort: true, filter: ['order'] }),
  },
  relationships: {
    conversation: one('conversations', 'conversation_id'),
    author: one('users', 'author_id', { optional: true }),
    /** A message of the same conversation. */
    replyTo: one('messages', 'reply_to_id', { optional: true }),
  },
  includes: ['author'],
  verbs: ['get', 'create', 'update', 'remove'],
})
