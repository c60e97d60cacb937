import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { dayOf } from '#kernel/db/server/database-clock.ts'
import { queueMails } from '#kernel/mail/server/outbox.ts'
import { type MailReader, readerColumns, readerJson } from '#features/users/model/server/person-columns.ts'
import { inRoles, organizationAdmins } from '#kernel/access/role-sets.ts'

const aboutColumns = {
  vacancy: shown.text('v.title'),
  organization: shown.text('o.name'),
  organizationId: shown.text('o.id'),
  message: shown.text('i.message'),
  sender: orNull(shown.text('active_name_of(i.invited_by)')),
  until: shown.text(dayOf('i.expires_at')),
  invitedBy: orNull(shown.text('i.invited_by')),
  applicationId: orNull(shown.text('i.application_id')),
  contactUserId: orNull(shown.text('v.contact_user_id')),
  person: shown.json<MailReader>()(readerJson),
  fullName: shown.text('full_name(u.first_name, u.last_name)'),
}

async function aboutInvitation(tx: Tx, centerId: string, id: string) {
  const [about] = await rowsOf(
    tx,
    aboutColumns,
    (columns) => sql`select ${columns} from pool_invitations i
      join vacancies v on v.volunteer_center_id = i.volunteer_center_id and v.id = i.vacancy_id
      join organizations o on o.volunteer_center_id = i.volunteer_center_id and o.id = i.organization_id
      join users u on u.id = i.user_id and u.status = 'active'
      where i.volunteer_center_id = ${centerId} and i.id = ${id}`,
  )
  return about
}

/** Mails and notifies whoever was invited. The words of the invitation are in the mail; nobody's address is. */
export async function tellVolunteer(
  tx: Tx,
  { centerId, kind, invitationId, once }: { centerId: string; kind: 'pool.invited' | 'pool.expiring'; invitationId: string; once: string },
): Promise<void> {
  const about = await aboutInvitation(tx, centerId, invitationId)
  if (!about) return
  const { person, vacancy, organization, message, sender, until } = about
  queueMails(tx, centerId, [
    {
      kind,
      dedupeKey: `${kind}:${invitationId}:${once}`,
      userId: person.id,
      address: person.email,
      locale: person.locale,
      facts: { firstName: person.firstName, vacancy, organization, message, sender: sender ?? organization, until },
    },
  ])
}

/**
 * Tells the organization of an answer: who wrote the invitation, while they work there, and otherwise its admins. Of a yes everybody reads the
 * whole name, which it shares; of a no only the first name that was on the card.
 */
export async function tellTeam(
  tx: Tx,
  { centerId, kind, invitationId }: { centerId: string; kind: 'pool.accepted' | 'pool.declined'; invitationId: string },
): Promise<void> {
  const about = await aboutInvitation(tx, centerId, invitationId)
  if (!about) return
  const { person, fullName, vacancy, organization, organizationId, invitedBy, contactUserId, applicationId } = about
  const members = await rowsOf(
    tx,
    { ...readerColumns, isAdmin: shown.flag(`bool_or(${inRoles('r.name', organizationAdmins)})`) },
    (columns) => sql`select ${columns} from user_roles r join users u on u.id = r.user_id
      where r.volunteer_center_id = ${centerId} and r.organization_id = ${organizationId} and u.status = 'active' and u.id <> ${person.id}
      group by u.id, u.email, u.first_name, u.locale order by u.id`,
  )
  const named = members.filter(({ id }) => id === invitedBy || id === contactUserId)
  const readers = named.length > 0 ? named : members.filter(({ isAdmin }) => isAdmin)
  queueMails(
    tx,
    centerId,
    readers.map((reader) => ({
      kind,
      dedupeKey: `${kind}:${invitationId}:${reader.id}`,
      userId: reader.id,
      address: reader.email,
      locale: reader.locale,
      facts: { firstName: reader.firstName, person: kind === 'pool.accepted' ? fullName : person.firstName, vacancy, organization, applicationId },
    })),
  )
}
