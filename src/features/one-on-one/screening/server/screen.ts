import { sql } from 'kysely'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { Invalid, type Issue, Refused } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { encryptText } from '#kernel/encryption/server/encrypted-text.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { isListed } from '#features/social-map/model/listed-sql.ts'
import { type DeniedReason, type HelpCategory, type HelpVisibility, mostReferrals } from '#features/one-on-one/model/codes.ts'
import { fieldFaultWords as words } from '#features/one-on-one/model/error-words.ts'
import type { Referral } from '#features/one-on-one/model/request.ts'
import { tellPerson } from '#features/one-on-one/telling/server/tell.ts'
import { needsConsent, needsParent } from '#features/one-on-one/writing/server/ask-consent.ts'
import { changeRequestStatus, lockRequest, type RequestRow } from '#features/one-on-one/writing/server/change-status.ts'
import { publicTextIssues } from '#features/one-on-one/writing/server/refuse-unfit-text.ts'
import { townNamed } from '#features/one-on-one/writing/server/town-of.ts'

type Approval = {
  isVulnerable?: boolean | null
  category?: HelpCategory | null
  town?: string | null
  title?: string | null
  publicText?: string | null
  visibility?: HelpVisibility | null
}
type Denial = { reason?: DeniedReason | null; referralIds?: unknown }
type Decision = { decision: 'approve' | 'deny' } & Approval & Denial

/** PUT /help_requests/{id}/screen: a coordinator lets it go on, in the words that visitors will read, or says no and where else help is. */
export const screenRequest: Verb<Decision> = async (call) => {
  const row = await lockRequest(call.tx, call.centerId, call.id)
  const to = call.input.decision === 'approve' ? 'open' : 'denied'
  // What is proposed or runs becomes open again when that ends, not by being screened anew.
  if (row.status !== 'pending' && row.status !== to) throw new Refused('invalid_transition', { meta: { from: row.status, to } })
  await (call.input.decision === 'approve' ? approve(call, row) : deny(call, row))
  return call.id
}

const fault = (attribute: string, code: keyof typeof words & string): Issue => ({ code, attribute, words: sayInAll(words[code]) })

async function approve(call: Call<Decision>, row: RequestRow): Promise<void> {
  const { tx, centerId, actor, now, input } = call
  const title = input.title?.trim() || row.title!
  const publicText = input.publicText?.trim() ?? ''
  const issues: Issue[] = [
    ...(needsConsent(row) ? [fault('consentAt', 'consent_needed')] : []),
    ...(needsParent(row) ? [fault('parentConsentAt', 'parent_consent_needed')] : []),
    ...(typeof input.isVulnerable === 'boolean' ? [] : [{ code: 'blank', attribute: 'isVulnerable' }]),
    ...(publicText === '' ? [{ code: 'blank', attribute: 'publicText' }] : []),
    ...publicTextIssues({ title, publicText }),
  ]
  const town = input.town?.trim() ? await townNamed(tx, input.town.trim(), row.postcode4) : null
  if (input.town?.trim() && !town) issues.push(fault('town', 'unknown_town'))
  if (issues.length > 0) throw new Invalid(issues)
  const visibility = input.visibility ?? row.visibility
  const columns = {
    title,
    public_text: publicText,
    category: input.category ?? row.category,
    visibility,
    is_vulnerable: input.isVulnerable,
    ...(town && { town: town.town, town_latitude: town.latitude, town_longitude: town.longitude }),
    screened_by: actor.userId,
    screened_at: now,
    expires_at: new Date(now.getTime() + row.days_open * 86_400_000),
  }
  if (!(await changeRequestStatus(call, row, { to: 'open', action: 'help.approved', columns }))) return
  const facts = { isShown: visibility === 'public' }
  await tellPerson({ tx, centerId }, row.requester_user_id, { kind: 'help.screened', requestId: row.id, once: 'once', facts })
}

/** A no is never a dead end: it names one to three places that a person vouched for within a year. */
async function deny(call: Call<Decision>, row: RequestRow): Promise<void> {
  const { tx, centerId, actor, now, input } = call
  if (!input.reason) throw new Invalid([{ code: 'blank', attribute: 'reason' }])
  const referrals = await livingReferrals(call)
  const columns = { denied_reason: input.reason, referral_ids: referrals.map(({ id }) => id), screened_by: actor.userId, screened_at: now }
  if (!(await changeRequestStatus(call, row, { to: 'denied', action: 'help.denied', columns }))) return
  const facts = { reason: input.reason, referrals }
  await tellPerson({ tx, centerId }, row.requester_user_id, { kind: 'help.denied', requestId: row.id, once: 'once', facts })
}

async function livingReferrals({ tx, centerId, input }: Call<Decision>): Promise<Referral[]> {
  const sent = Array.isArray(input.referralIds) ? [...new Set(input.referralIds.filter((id) => typeof id === 'string').slice(0, 20))] : []
  if (sent.length === 0 || sent.length > mostReferrals) throw new Invalid([fault('referralIds', 'referrals_needed')])
  const found = await rowsOf(
    tx,
    { id: shown.text('e.id'), name: shown.text('e.name') },
    (columns) => sql`
    select ${columns} from social_map_entries e
    where e.volunteer_center_id = ${centerId} and e.id = any(${sent.filter(isUuid)}::uuid[]) and ${sql.raw(isListed('e'))} order by e.name`,
  )
  if (found.length < sent.length) throw new Invalid([fault('referralIds', 'referral_not_living')])
  return found
}

/** PUT /help_requests/{id}/note: what a coordinator heard in a talk. Only coordinators read it. */
export const noteIntake: Verb<{ note: string }> = async ({ tx, id, centerId, actor, input }) => {
  await tx
    .updateTable('help_requests')
    .set({ intake: encryptText(input.note, { centerId, column: 'help_requests.intake' }) })
    .where('id', '=', id)
    .execute()
  writeAuditEvent(tx, { centerId, actor }, { action: 'help.noted', subjectType: 'help_requests', subjectId: id })
  return id
}
