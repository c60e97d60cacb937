import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { Invalid, NotFound } from '#kernel/http/errors.ts'
import { today } from '#kernel/i18n/dates.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { ApiOf } from '#kernel/jsonapi/registry/server/registry.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { helpVogCheck } from '#features/one-on-one/candidates/vog-check.ts'
import { vogYears } from '#features/pool/model/codes.ts'
import { matchFaultWords as words } from '#features/one-on-one/matches/match-words.ts'
import { isHere } from '#features/one-on-one/matches/server/guards.ts'

/** POST /help_vog_checks: a coordinator saw the original, on that day. @throws 422 for a day to come, or one that no longer counts */
const create: Verb<{ seenOn: string }> = async (call) => {
  const { tx, centerId, actor, input, related, now } = call
  refuseWhileImpersonating(actor)
  const person = related['person'] ?? ''
  if (!isUuid(person) || !(await isHere(call, person))) throw new NotFound('users', person, 'related_not_found')
  const day = today(now)
  const code = input.seenOn > day ? 'day_to_come' : input.seenOn <= String(Temporal.PlainDate.from(day).subtract({ years: vogYears })) ? 'day_too_old' : null
  if (code) throw new Invalid([{ code, attribute: 'seenOn', words: sayInAll(words[code]) }])
  const { id } = await tx
    .insertInto('help_vog_checks')
    .values({ volunteer_center_id: centerId, user_id: person, seen_on: input.seenOn, seen_by: actor.userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  writeAuditEvent(tx, { centerId, actor }, { action: 'help.vog_seen', subjectType: 'users', subjectId: person })
  return id
}

export const helpVogChecksApi: ApiOf<typeof helpVogCheck> = {
  resource: helpVogCheck,
  flag: 'peerToPeer',
  scopes: { own: '@.user_id = :user' },
  list: true,
  get: true,
  create,
  createNeeds: ['person'],
  filters: { person: { kind: 'id', sql: '@.user_id = :value' } },
}
