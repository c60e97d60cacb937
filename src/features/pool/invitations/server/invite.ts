import { sql } from 'kysely'
import { hasRole } from '#kernel/access/actor.ts'
import { caseStaff } from '#kernel/access/role-sets.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { today as todaySql } from '#kernel/db/server/database-clock.ts'
import { messages as fieldWords } from '#kernel/fields/messages.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { Invalid, NotFound, Refused } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { daysToAnswer, openInvitations } from '#features/pool/model/codes.ts'
import { isVisibleSql } from '#features/pool/model/status.ts'
import { tellVolunteer } from './tell.ts'
import { spendBudgets } from '#features/pool/budget/server/budget.ts'

const about = (name: 'vacancy' | 'entry') => ({ pointer: `/data/relationships/${name}` })

type Vacancy = { id: string; title: string; organizationId: string; organization: string; status: string; isInTime: boolean; applyUrl: string | null }
type Person = { entryId: string; userId: string; name: string; frequency: number; hasApplied: boolean; isBlocked: boolean }

/**
 * POST /pool_invitations: asks somebody of the pool for a vacancy that is online. Staff of the center may do so for any of its organizations,
 * and it counts as that organization's.
 * @throws 404 for a card that the organization may not see, 409 already_exists, already_applied, 422 too_many
 */
export const createInvitation: Verb<{ message: string }> = async (call) => {
  const { tx, centerId, actor, input, now, locale } = call
  refuseWhileImpersonating(actor)
  const vacancy = await invitingVacancy(call)
  const person = await invitedPerson(call, vacancy)
  await spendBudgets(tx, {
    centerId,
    organizationId: vacancy.organizationId,
    userId: person.userId,
    name: person.name,
    frequency: person.frequency,
    now,
    locale,
  })
  const [made] = await rowsOf(
    tx,
    { id: shown.text('id'), expiresAt: shown.moment('expires_at') },
    (
      columns,
    ) => sql`insert into pool_invitations (volunteer_center_id, vacancy_id, organization_id, entry_id, user_id, invited_by, message, created_at, expires_at)
      values (${centerId}, ${vacancy.id}, ${vacancy.organizationId}, ${person.entryId}, ${person.userId}, ${actor.userId}, ${input.message}, ${now},
        ${now}::timestamptz + make_interval(days => ${daysToAnswer}))
      on conflict on constraint pool_invitations_once do nothing returning ${columns}`,
  )
  if (!made) throw new Refused('already_exists', about('entry'))
  writeAuditEvent(tx, { centerId, actor }, { action: 'pool.invited', subjectType: 'vacancies', subjectId: vacancy.id })
  await tellVolunteer(tx, { centerId, kind: 'pool.invited', invitationId: made.id, once: 'sent' })
  return made.id
}

/** The vacancy that the call names: of an organization of the caller, or any for those who do the center's cases. */
async function invitingVacancy({ tx, centerId, actor, related }: Pick<Call, 'tx' | 'centerId' | 'actor' | 'related'>): Promise<Vacancy> {
  const id = related['vacancy']
  if (!id) throw missing('vacancy')
  const [vacancy] = isUuid(id)
    ? await rowsOf(
        tx,
        {
          id: shown.text('v.id'),
          title: shown.text('v.title'),
          organizationId: shown.text('v.organization_id'),
          organization: shown.text('o.name'),
          status: shown.text(`case when o.status = 'approved' then v.status else 'draft' end`),
          isInTime: shown.flag(`v.valid_through >= ${todaySql}`),
          applyUrl: orNull(shown.text('v.external_apply_url')),
        },
        (columns) => sql`select ${columns} from vacancies v
          join organizations o on o.volunteer_center_id = v.volunteer_center_id and o.id = v.organization_id
          where v.volunteer_center_id = ${centerId} and v.id = ${id} and (${hasRole(actor, caseStaff)} or v.organization_id = any(${[...actor.organizationIds]}::uuid[]))`,
      )
    : []
  if (!vacancy) throw new NotFound('vacancies', id, 'related_not_found')
  if (vacancy.status !== 'published' || !vacancy.isInTime) throw new Refused('vacancy_is_not_published', about('vacancy'))
  if (vacancy.applyUrl !== null) throw new Refused('vacancy_applies_elsewhere', about('vacancy'))
  return vacancy
}

/** Whose card the call names, as far as the organization, or the center for it, may see it. Locked, so that its owner cannot hide it meanwhile. */
async function invitedPerson(
  { tx, centerId, actor, related }: Pick<Call, 'tx' | 'centerId' | 'actor' | 'related'>,
  { id: vacancyId, organizationId }: Vacancy,
): Promise<Person> {
  const id = related['entry']
  if (!id) throw missing('entry')
  const visible = hasRole(actor, caseStaff) ? 'true' : `e.visibility = 'organizations'`
  const [person] = isUuid(id)
    ? await rowsOf(
        tx,
        {
          entryId: shown.text('e.id'),
          userId: shown.text('e.user_id'),
          name: shown.text('(select u.first_name from users u where u.id = e.user_id)'),
          frequency: shown.number('e.contact_frequency'),
          hasApplied: shown.flag(
            sql`exists (select from applications a where a.volunteer_center_id = e.volunteer_center_id and a.user_id = e.user_id and a.organization_id = ${organizationId})`,
          ),
          isBlocked: shown.flag(sql`exists (select from conversations c where c.volunteer_center_id = e.volunteer_center_id and c.user_id = e.user_id
            and c.organization_id = ${organizationId} and c.status = 'blocked')
            or exists (select from user_roles r where r.user_id = e.user_id and r.organization_id = ${organizationId})`),
          isInvited: shown.flag(
            sql`exists (select from pool_invitations i where i.volunteer_center_id = e.volunteer_center_id and i.user_id = e.user_id and i.vacancy_id = ${vacancyId})`,
          ),
        },
        (columns) => sql`select ${columns} from pool_entries e
          where e.volunteer_center_id = ${centerId} and e.id = ${id} and e.user_id <> ${actor.userId} and ${sql.raw(visible)} and ${sql.raw(isVisibleSql('e'))}
          for share of e`,
      )
    : []
  if (!person) throw new NotFound('pool_entries', id, 'related_not_found')
  if (person.isInvited) throw new Refused('already_exists', about('entry'))
  if (person.hasApplied) throw new Refused('already_applied', about('entry'))
  if (person.isBlocked) throw new Refused('cannot_be_invited', about('entry'))
  return person
}

const missing = (name: 'vacancy' | 'entry') => new Invalid([{ code: 'blank', attribute: name, ...about(name), words: sayInAll(fieldWords.blank) }])

/** PUT /pool_invitations/{id}/withdraw: nothing to answer any more. It still counts, and the person is not asked for the same again. */
export const withdrawInvitation: Verb = async (call) => {
  const { tx, id, centerId, actor, now } = call
  refuseWhileImpersonating(actor)
  const row = await lockInvitation(call)
  if (row.status === 'withdrawn') return id
  if (!isOpen(row, now)) throw new Refused('invitation_is_over')
  await tx
    .updateTable('pool_invitations')
    .set({ status: 'withdrawn', answered_at: now })
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .execute()
  writeAuditEvent(tx, { centerId, actor }, { action: 'pool.withdrawn', subjectType: 'vacancies', subjectId: row.vacancy_id })
  return id
}

export const lockInvitation = async ({ tx, centerId, id }: Pick<Call, 'tx' | 'centerId' | 'id'>) =>
  await tx.selectFrom('pool_invitations').selectAll().where('volunteer_center_id', '=', centerId).where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

type Locked = Pick<Awaited<ReturnType<typeof lockInvitation>>, 'status' | 'expires_at'>
export const isOpen = ({ status, expires_at: expiresAt }: Locked, now: Date): boolean =>
  (openInvitations as readonly string[]).includes(status) && expiresAt > now
