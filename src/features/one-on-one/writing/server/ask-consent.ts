import { sql } from 'kysely'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { decryptText } from '#kernel/encryption/server/encrypted-text.ts'
import { isDate } from '#kernel/fields/date-text.ts'
import { Invalid, Refused } from '#kernel/http/errors.ts'
import { today } from '#kernel/i18n/dates.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { nameOf } from '#features/users/model/server/person-columns.ts'
import { mostAsked } from '#features/one-on-one/links/link.ts'
import { newHelpLink } from '#features/one-on-one/links/server/links.ts'
import { fieldFaultWords } from '#features/one-on-one/model/error-words.ts'
import { tellAddress } from '#features/one-on-one/telling/server/tell.ts'
import { lockRequest, type RequestRow } from './change-status.ts'

type Asking = Pick<Call, 'tx' | 'centerId' | 'now' | 'locale'>

/** Whether somebody else has to say yes before this goes on. */
export const needsConsent = (row: Pick<RequestRow, 'relation' | 'consent_at'>): boolean => row.relation !== null && row.consent_at === null
export const needsParent = (row: Pick<RequestRow, 'age_group' | 'relation' | 'parent_consent_at' | 'requester_user_id'>): boolean =>
  row.age_group === 'young' && row.relation !== 'own_child' && row.parent_consent_at === null && row.requester_user_id !== null

/** Mails whoever has to say yes, and a parent, a link. @returns whether anybody could be mailed */
export async function askForConsent(call: Asking, row: RequestRow): Promise<boolean> {
  const addresses = [
    needsConsent(row) && ({ purpose: 'consent', kind: 'help.consent', column: 'consent_email' } as const),
    needsParent(row) && ({ purpose: 'parent', kind: 'help.parent', column: 'parent_email' } as const),
  ].filter((one) => one !== false)
  let isAsked = false
  for (const { purpose, kind, column } of addresses) {
    const kept = row[column]
    if (!kept) continue
    await refuseFloods(call, row.id, purpose)
    const { tx, centerId, now, locale } = call
    const asker = (await nameOf(tx, row.requester_user_id)) ?? row.first_name!
    const link = await newHelpLink(tx, { centerId, requestId: row.id, purpose, now })
    tellAddress(call, { kind, address: decryptText(kept, { centerId, column: `help_requests.${column}` }), asker: asker.split(' ')[0]!, link, locale })
    isAsked = true
  }
  return isAsked
}

/** One request asks so often, and one person so often in a day, that nobody can flood a mailbox in another's name. */
async function refuseFloods({ tx, centerId, now }: Asking, requestId: string, purpose: string): Promise<void> {
  const [found] = await rowsOf(
    tx,
    {
      about: shown.number(sql`count(*) filter (where l.request_id = ${requestId})::int`),
      today: shown.number(sql`count(*) filter (where l.created_at > ${now}::timestamptz - interval '1 day')::int`),
    },
    (columns) => sql`
    select ${columns} from help_links l join help_requests r on r.volunteer_center_id = l.volunteer_center_id and r.id = l.request_id
    where l.volunteer_center_id = ${centerId} and l.purpose = ${purpose}
      and (r.id = ${requestId} or r.requester_user_id = (select requester_user_id from help_requests where volunteer_center_id = ${centerId} and id = ${requestId}))`,
  )
  if (found!.about >= mostAsked || found!.today >= mostAsked) throw new Refused('too_many_help_mails')
}

/** PUT /help_requests/{id}/ask_consent: mails whoever has to say yes again. @throws 409 when nobody has to, or nobody can be mailed */
export const askConsentAgain: Verb = async (call) => {
  const { tx, id, centerId, actor } = call
  refuseWhileImpersonating(actor)
  const row = await lockRequest(tx, centerId, id)
  if (row.status !== 'pending' || !(await askForConsent(call, row))) throw new Refused('consent_not_needed')
  writeAuditEvent(tx, { centerId, actor }, { action: 'help.consent_asked', subjectType: 'help_requests', subjectId: id })
  return id
}

/** PUT /help_requests/{id}/record_consent: a coordinator heard or read the yes of whoever another asks for. */
export const recordConsent: Verb<{ how: 'spoken' | 'paper'; on: string }> = async (call) => {
  const { tx, id, centerId, actor, input, now } = call
  const row = await lockRequest(tx, centerId, id)
  if (!needsConsent(row)) throw new Refused('consent_not_needed')
  if (!isDate(input.on)) throw new Invalid([{ code: 'invalid', attribute: 'on' }])
  if (input.on > today(now)) throw new Invalid([{ code: 'day_to_come', attribute: 'on', words: sayInAll(fieldFaultWords.day_to_come) }])
  await tx
    .updateTable('help_requests')
    .set({ consent_how: input.how, consent_at: new Date(`${input.on}T12:00:00Z`), consent_by: actor.userId, consent_refused_at: null })
    .where('id', '=', id)
    .execute()
  writeAuditEvent(tx, { centerId, actor }, { action: 'help.consent_recorded', subjectType: 'help_requests', subjectId: id })
  return id
}
