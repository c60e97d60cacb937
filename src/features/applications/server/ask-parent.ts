import { sql } from 'kysely'
import { Refused } from '#kernel/http/errors.ts'
import type { Call } from '#kernel/jsonapi/server/verbs.ts'
import { queueMail } from '#kernel/mail/server/queue-mail.ts'

/** So many children of one address in a day, and no more: nobody is flooded in another's name. */
const mostAsked = 5

type Asked = { applicationId: string; vacancyId: string; organizationId: string; parentEmail: string; token: string }

/** A mail to the parent of whoever is under sixteen; its link opens a page where they agree (domain §3.2). @throws 409 too_many_asked */
export async function askParent(
  { tx, centerId, actor, locale, requestId }: Omit<Call, 'input'>,
  { applicationId, vacancyId, organizationId, parentEmail, token }: Asked,
): Promise<void> {
  const { rows } = await sql<{ vacancy: string; organization: string; asked: number }>`
    select v.title as vacancy, o.name as organization, (select count(*)::int from applications a where a.volunteer_center_id = ${centerId}
      and a.parent_email = ${parentEmail} and a.created_at > now() - interval '1 day' and a.id <> ${applicationId}) as asked
    from vacancies v join organizations o on o.volunteer_center_id = v.volunteer_center_id and o.id = ${organizationId}
    where v.volunteer_center_id = ${centerId} and v.id = ${vacancyId}`.execute(tx)
  const { vacancy, organization, asked } = rows[0]!
  if (asked >= mostAsked) throw new Refused('too_many_asked', { attribute: 'parentEmail' })
  queueMail(tx, {
    centerId,
    kind: 'application.parent',
    dedupeKey: `application.parent:${applicationId}`,
    userId: null,
    address: parentEmail,
    locale,
    facts: { child: actor.name ?? '', vacancy, organization, link: `/forms/${token}` },
    requestId,
  })
}
