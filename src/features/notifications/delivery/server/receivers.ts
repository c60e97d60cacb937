import { sql } from 'kysely'
import type { RoleName } from '#kernel/access/actor.ts'
import { caseStaff, inRoles, organizationAdmins } from '#kernel/access/role-sets.ts'
import { isAwaySql } from '#features/users/model/is-away-sql.ts'
import { coordinatorsFirst } from '#features/users/model/server/people-of-center.ts'
import { assigneeSql } from '#features/applications/model/contact-person-sql.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { orNull, type RowOf, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { type MailReader, readerColumns, readerJson } from '#features/users/model/server/person-columns.ts'

export type Receiver = MailReader

/** An application with the people around it, as notices about it need them. */
export type NoticeSubject = RowOf<typeof caseColumns>
const caseColumns = {
  id: shown.text('a.id'),
  conversationId: orNull(shown.text('a.conversation_id')),
  createdAt: shown.moment('a.created_at'),
  person: shown.text(`coalesce(a.guest_name, full_name(u.first_name, u.last_name))`),
  /** Without an account: `volunteer` is then the person at the center who is notified for them. */
  isGuest: shown.flag('a.user_id is null'),
  vacancyId: shown.text('v.id'),
  vacancy: shown.text('v.title'),
  contactUserId: orNull(shown.text('v.contact_user_id')),
  /** The member who took up the application. */
  assigneeId: orNull(shown.text(assigneeSql('a'))),
  organizationId: shown.text('o.id'),
  organization: shown.text('o.name'),
  declineReason: orNull(shown.text('a.decline_reason')),
  withdrawReason: orNull(shown.text('a.withdraw_reason')),
  volunteer: shown.json<Receiver>()(readerJson),
}

/** The substitute of the person `u` during an absence, in the center of their role `r`. */
const substituteId = orNull(
  shown.text(`(select a.substitute_id from absences a where a.volunteer_center_id = r.volunteer_center_id and a.user_id = u.id and ${isAwaySql('a')})`),
)

/**
 * `offset 0` keeps the planner from joining all vacancies, organizations and people of a center before it looks up the one application. Who
 * is notified is determined before the join with users, since a nested subquery in its condition would use no index.
 */
export async function noticeSubjectOf(tx: Tx, centerId: string, { applicationId }: { applicationId: string }): Promise<NoticeSubject> {
  const [about] = await rowsOf(
    tx,
    caseColumns,
    (columns) => sql`
    select ${columns} from applications a
    cross join lateral (select id, title, contact_user_id from vacancies where volunteer_center_id = a.volunteer_center_id and id = a.vacancy_id offset 0) v
    cross join lateral (select id, name from organizations where volunteer_center_id = a.volunteer_center_id and id = a.organization_id offset 0) o
    cross join lateral (select case when a.user_id is null then guest_stand_in(a.volunteer_center_id, a.submitted_by) else a.user_id end as id offset 0) hears
    cross join lateral (select id, email, locale, first_name, last_name from users where id = hears.id offset 0) u
    where a.volunteer_center_id = ${centerId} and a.id = ${applicationId}`,
  )
  return about!
}

/** `substituteId`: their substitute during an absence. */
export type Member = Receiver & { isAdmin: boolean; substituteId: string | null }
export type Team = { all: Receiver[]; byMail: Receiver[] }

/** The active people of an organization, without the volunteer, who may be one of them. */
export async function membersOf(tx: Tx, centerId: string, organizationId: string, volunteerId: string): Promise<Member[]> {
  return await rowsOf(
    tx,
    { ...readerColumns, isAdmin: shown.flag(`bool_or(${inRoles('r.name', organizationAdmins)})`), substituteId },
    (columns) => sql`
    select ${columns} from user_roles r join users u on u.id = r.user_id
    where r.volunteer_center_id = ${centerId} and r.organization_id = ${organizationId} and u.status = 'active' and u.id <> ${volunteerId}
    group by r.volunteer_center_id, u.id, u.email, u.locale, u.first_name order by u.id`,
  )
}

type MayBeAway = { id: string; substituteId: string | null }

/** Those people, and the substitutes of those who are away. */
function withSubstitutes<P extends MayBeAway>(people: readonly P[], all: readonly P[]): P[] {
  const standIns = new Set(people.flatMap(({ substituteId }) => substituteId ?? []))
  return [...people, ...all.filter((one) => standIns.has(one.id) && !people.includes(one))]
}

/** Substitutes of admins who are away, with the admin's first name; leaves out substitutes who are admins themselves. */
export function substitutesOfAdmins(members: readonly Member[]): { who: Member; absent: string }[] {
  const others = members.filter(({ isAdmin }) => !isAdmin)
  return members
    .filter(({ isAdmin }) => isAdmin)
    .flatMap(({ substituteId, firstName }) => others.filter(({ id }) => id === substituteId).map((who) => ({ who, absent: firstName })))
    .filter(({ who }, at, all) => all.findIndex((one) => one.who.id === who.id) === at)
}

/**
 * Who is notified at the organization. Notices go to everybody. Mails go to the assignee, else to the contact person of the vacancy, else,
 * when that person has left, to all admins, else to everybody; and to their substitutes.
 */
export function teamAmong(members: readonly Member[], contactUserId: string | null): Team {
  const groups = [members.filter(({ id }) => id === contactUserId), members.filter(({ isAdmin }) => isAdmin), members]
  return { all: [...members], byMail: withSubstitutes(groups.find((people) => people.length > 0) ?? [], members) }
}

export async function teamOf(tx: Tx, centerId: string, { organizationId, contactUserId, assigneeId, volunteer }: NoticeSubject): Promise<Team> {
  return teamAmong(await membersOf(tx, centerId, organizationId, volunteer.id), assigneeId ?? contactUserId)
}

/** Who handles unanswered applications at the center: its coordinators, or its admins if it has none. */
export async function coordinatorsOf(tx: Tx, centerId: string): Promise<Receiver[]> {
  const staff = await rowsOf(
    tx,
    { ...readerColumns, held: shown.json<RoleName[]>()('jsonb_agg(r.name)'), substituteId },
    (columns) => sql`
    select ${columns} from user_roles r join users u on u.id = r.user_id
    where r.volunteer_center_id = ${centerId} and ${sql.raw(inRoles('r.name', caseStaff))} and u.status = 'active'
    group by r.volunteer_center_id, u.id, u.email, u.locale, u.first_name order by u.id`,
  )
  return withSubstitutes(coordinatorsFirst(staff), staff)
}
