import { sql } from 'kysely'
import { hasRole } from '#kernel/access/actor.ts'
import { caseStaff } from '#kernel/access/role-sets.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { readPostcode } from '#kernel/fields/postcode.ts'
import { Invalid, Refused } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { Checked, CreateOf, UpdateOf } from '#kernel/jsonapi/input.ts'
import { inColumns } from '#kernel/jsonapi/names.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { daysOpen } from '#features/one-on-one/model/codes.ts'
import { fieldFaultWords } from '#features/one-on-one/model/error-words.ts'
import type { helpRequest } from '#features/one-on-one/model/request.ts'
import { consentIn, refuseUnfit, type RequestInput } from './check-request.ts'
import { encryptColumns } from './encrypt-columns.ts'
import { refuseUnfitText } from './refuse-unfit-text.ts'
import { townOfPostcode } from './town-of.ts'

type Attributes = (typeof helpRequest)['attributes']

/**
 * POST /help_requests: a draft that nobody else reads. With `consent` a coordinator writes down what somebody without an account asked by
 * telephone or at the desk, for whom they said yes.
 */
export const createRequest: Verb<Checked<CreateOf<typeof helpRequest>, Attributes>> = async (call) => {
  const { tx, centerId, actor, input, now } = call
  refuseWhileImpersonating(actor)
  const isOnPaper = input.consent !== undefined && input.consent !== null && hasRole(actor, caseStaff)
  const own = await ownFacts(call)
  refuseUnfit(input, { ownEmail: isOnPaper ? null : own.email, isOnPaper, now })
  refuseUnfitText(input)
  const firstName = input.relation || isOnPaper ? input.firstName!.trim() : own.firstName
  const values = {
    ...(await columnsOf(call, input)),
    volunteer_center_id: centerId,
    first_name: firstName,
    requester_user_id: isOnPaper ? null : actor.userId,
    written_by: isOnPaper ? actor.userId : null,
    ...consentOf(call, input, isOnPaper),
  }
  const { id } = await tx
    .insertInto('help_requests')
    .values(values as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  writeAuditEvent(tx, { centerId, actor }, { action: 'help.created', subjectType: 'help_requests', subjectId: id, to: 'draft' })
  return id
}

/** PATCH /help_requests/{id}: until the center has looked at it. Whoever changes the words after a yes asks for it again. */
export const updateRequest: Verb<Checked<UpdateOf<typeof helpRequest>, Attributes>> = async (call) => {
  const { tx, id, centerId, actor, input, now } = call
  refuseWhileImpersonating(actor)
  const row = await tx.selectFrom('help_requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  if (row.status !== 'draft' && row.status !== 'pending') throw new Refused('request_is_fixed')
  const isOnPaper = row.requester_user_id === null
  const { email } = await ownFacts(call)
  const { consent: _consent, ...changes } = input
  const whole: RequestInput = { ...known(row), ...changes }
  refuseUnfit(whole, { ownEmail: isOnPaper ? null : email, isOnPaper, now, isKnown: true })
  refuseUnfitText(changes)
  const columns = {
    ...(await columnsOf(call, changes)),
    ...(changes.firstName && { first_name: changes.firstName.trim() }),
    ...(changes.description !== undefined && row.consent_how === 'link' && { consent_at: null, consent_how: null }),
  }
  if (Object.keys(columns).length > 0)
    await tx
      .updateTable('help_requests')
      .set(columns as never)
      .where('id', '=', id)
      .execute()
  writeAuditEvent(tx, { centerId, actor }, { action: 'help.changed', subjectType: 'help_requests', subjectId: id })
  return id
}

/** DELETE /help_requests/{id}: only what was never handed in. */
export const removeRequest: Verb = async ({ tx, id, centerId, actor }) => {
  const { status } = await tx.selectFrom('help_requests').select('status').where('id', '=', id).executeTakeFirstOrThrow()
  if (status !== 'draft') throw new Refused('only_draft_requests_vanish')
  await tx.deleteFrom('help_requests').where('id', '=', id).execute()
  writeAuditEvent(tx, { centerId, actor }, { action: 'help.removed', subjectType: 'help_requests', subjectId: id })
  return id
}

/** What of a row its checks need; encrypted words are there or not. */
const known = (row: Record<string, unknown>): RequestInput => ({
  kind: row['kind'] as 'request',
  category: row['category'] as 'other',
  title: row['title'] as string,
  description: row['description'] as string,
  frequency: row['frequency'] as 'once',
  postcode4: row['postcode4'] as string,
  visibility: row['visibility'] as 'public',
  relation: row['relation'] as 'other' | null,
  firstName: row['first_name'] as string,
  ageGroup: row['age_group'] as 'adult',
  parentEmail: row['parent_email'] as string | null,
})

async function ownFacts({ tx, actor }: Pick<Call, 'tx' | 'actor'>): Promise<{ firstName: string; email: string }> {
  const [own] = await rowsOf(
    tx,
    { firstName: shown.text('u.first_name'), email: shown.text('u.email') },
    (columns) => sql`select ${columns} from users u where u.id = ${actor.userId}`,
  )
  return own!
}

/** Of one's own child a parent says yes by asking; what a coordinator wrote down was said to them. */
function consentOf({ actor, now }: Pick<Call, 'actor' | 'now'>, input: RequestInput, isOnPaper: boolean): Record<string, unknown> {
  const consent = isOnPaper ? consentIn(input)! : null
  if (consent) return { consent_how: consent.how, consent_at: `${consent.on}T12:00:00Z`, consent_by: actor.userId }
  return input.relation === 'own_child' ? { consent_how: 'guardian', consent_at: now, consent_by: actor.userId } : {}
}

async function columnsOf({ tx, centerId }: Pick<Call, 'tx' | 'centerId'>, input: RequestInput): Promise<Record<string, unknown>> {
  const { consent: _consent, postcode4, firstName: _firstName, dayparts, safetyFlags, ageGroup, daysOpen: days, consentEmail, parentEmail, ...plain } = input
  const area = postcode4 ? readPostcode(postcode4)!.area : null
  return encryptColumns(centerId, {
    ...inColumns(plain),
    ...(ageGroup !== undefined && { age_group: ageGroup ?? 'adult' }),
    ...(days !== undefined && { days_open: days ?? daysOpen.usual }),
    ...(dayparts !== undefined && { dayparts: dayparts ?? [] }),
    ...(safetyFlags !== undefined && { safety_flags: safetyFlags ?? [] }),
    ...(consentEmail !== undefined && { consent_email: consentEmail?.toLowerCase() ?? null }),
    ...(parentEmail !== undefined && { parent_email: parentEmail?.toLowerCase() ?? null }),
    ...(area !== null && (await townColumns(tx, area))),
  })
}

async function townColumns(tx: Call['tx'], area: string): Promise<Record<string, unknown>> {
  const found = await townOfPostcode(tx, area)
  if (!found) throw new Invalid([{ code: 'unknown_postcode', attribute: 'postcode4', words: sayInAll(fieldFaultWords.unknown_postcode) }])
  return { postcode4: area, town: found.town, town_latitude: found.latitude, town_longitude: found.longitude }
}
