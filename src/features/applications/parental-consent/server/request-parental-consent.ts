import { sql } from 'kysely'
import { lockApplication } from '#features/applications/model/server/application-row.ts'
import { type ApplicationStatus, openStatuses } from '#features/applications/model/states.ts'
import { maxParentRequests, secondsBetweenParentRequests } from '#features/applications/parental-consent/parent-requests.ts'
import { digestOf, newToken } from '#features/auth/tokens/server/tokens.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { Forbidden, Refused, TooMany } from '#kernel/http/errors.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { queueMail } from '#kernel/mail/server/outbox.ts'

type Asked = { applicationId: string; vacancyId: string; organizationId: string; parentEmail: string; /** The id of the child. */ userId: string }

/**
 * Mails the parent of an applicant under sixteen a link to the consent page (domain §3.2). Links of earlier mails stay valid.
 * @throws 409 too_many_asked, 429 asked_lately
 */
export async function requestParentalConsent(
  { tx, centerId, locale, requestId }: Omit<Call, 'input'>,
  { applicationId, vacancyId, organizationId, parentEmail, userId }: Asked,
): Promise<void> {
  await refuseFloods(tx, centerId, { applicationId, parentEmail })
  const rows = await rowsOf(
    tx,
    {
      vacancy: shown.text('v.title'),
      organization: shown.text('o.name'),
      child: shown.text('u.first_name'),
    },
    (columns) => sql`
    select ${columns} from vacancies v
    join organizations o on o.volunteer_center_id = v.volunteer_center_id and o.id = ${organizationId}
    join users u on u.id = ${userId}
    where v.volunteer_center_id = ${centerId} and v.id = ${vacancyId}`,
  )
  const token = newToken()
  await sql`insert into parent_asks (volunteer_center_id, application_id, digest) values (${centerId}, ${applicationId}, ${digestOf(token)})`.execute(tx)
  queueMail(tx, {
    centerId,
    kind: 'application.parent',
    dedupeKey: `application.parent:${applicationId}:${digestOf(token).toString('hex')}`,
    userId: null,
    address: parentEmail,
    locale,
    facts: { ...rows[0]!, link: `/forms/${token}` },
    requestId,
  })
}

async function refuseFloods(tx: Tx, centerId: string, { applicationId, parentEmail }: Pick<Asked, 'applicationId' | 'parentEmail'>): Promise<void> {
  const rows = await rowsOf(
    tx,
    {
      today: shown.number(sql`count(*) filter (where a.parent_email = ${parentEmail} and p.asked_at > now() - interval '1 day')::int`),
      about: shown.number(sql`count(*) filter (where a.id = ${applicationId})::int`),
      ago: orNull(
        shown.number(sql`extract(epoch from now() - max(p.asked_at) filter (where a.id = ${applicationId} and a.parent_email = ${parentEmail}))::float8`),
      ),
    },
    (columns) => sql`
    select ${columns} from applications a join parent_asks p on p.volunteer_center_id = a.volunteer_center_id and p.application_id = a.id
    where a.volunteer_center_id = ${centerId} and (a.parent_email = ${parentEmail} or a.id = ${applicationId})`,
  )
  const { today, about, ago } = rows[0]!
  if (today >= maxParentRequests || about >= maxParentRequests) throw new Refused('too_many_asked', { attribute: 'parentEmail' })
  if (ago !== null && ago < secondsBetweenParentRequests) throw new TooMany(secondsBetweenParentRequests - ago, 'asked_lately')
}

/**
 * PUT /applications/{id}/ask_parent: mails the parent again, or another address if the volunteer had given a wrong one; links
 * sent to the wrong one stop working.
 * @throws 409 invalid_transition if there is no parent to ask or nothing left to consent to
 */
export const resendParentalConsentRequest: Verb<{ parentEmail?: string | null }> = async (call) => {
  const { tx, centerId, actor, id, input } = call
  refuseWhileImpersonating(actor)
  const { status, user_id: userId, parent_email: known, parent_consent_at: agreed, ...row } = await lockApplication(tx, { centerId, id })
  if (!userId || !known || agreed || !(openStatuses as readonly ApplicationStatus[]).includes(status)) throw new Refused('invalid_transition')
  const { parentEmail: other } = input
  if (other && userId !== actor.userId) throw new Forbidden()
  await requestParentalConsent(call, { applicationId: id, vacancyId: row.vacancy_id, organizationId: row.organization_id, parentEmail: other ?? known, userId })
  if (other && other !== known) await nameOther(call, other)
  writeAuditEvent(tx, { centerId, actor }, { action: 'application.parent_asked', subjectType: 'applications', subjectId: id })
  return id
}

async function nameOther({ tx, centerId, id }: Pick<Parameters<Verb>[0], 'tx' | 'centerId' | 'id'>, parentEmail: string): Promise<void> {
  await sql`update applications set parent_email = ${parentEmail} where volunteer_center_id = ${centerId} and id = ${id}`.execute(tx)
  // Removes the token only: the rows are needed to count mails.
  await sql`update parent_asks set digest = null where volunteer_center_id = ${centerId} and application_id = ${id}
    and id <> (select id from parent_asks where volunteer_center_id = ${centerId} and application_id = ${id} order by id desc limit 1)`.execute(tx)
}
