import { randomInt } from 'node:crypto'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { Refused } from '#kernel/http/errors.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { newHelpLink } from '#features/one-on-one/links/server/links.ts'
import { endedStatuses, type HelpStatus } from '#features/one-on-one/model/codes.ts'
import { lockRequest } from './change-status.ts'

/** Without letters and figures that look like each other on paper. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789'
/** Twelve of 31 signs are 59 bits, and wrong codes are limited by address. */
const length = 12

/** PUT /help_requests/{id}/letter: a code for somebody without e-mail, by which they read how their request stands. The answer alone holds it. */
export const makeLetter: Verb = async (call) => {
  const { tx, id, centerId, actor, now } = call
  const row = await lockRequest(tx, centerId, id)
  if (row.requester_user_id !== null || (endedStatuses as readonly HelpStatus[]).includes(row.status)) throw new Refused('invalid_transition')
  const token = Array.from({ length }, () => signs[randomInt(signs.length)]).join('')
  const link = await newHelpLink(tx, { centerId, requestId: id, purpose: 'letter', now, token })
  writeAuditEvent(tx, { centerId, actor }, { action: 'help.letter_made', subjectType: 'help_requests', subjectId: id })
  return { id, meta: { link } }
}
