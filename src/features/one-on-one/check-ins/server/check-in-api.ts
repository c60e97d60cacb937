import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { encryptText } from '#kernel/encryption/server/encrypted-text.ts'
import { Refused } from '#kernel/http/errors.ts'
import type { ApiOf } from '#kernel/jsonapi/registry/server/registry.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { isAwaySql } from '#features/users/model/is-away-sql.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { helpCheckIn } from '#features/one-on-one/check-ins/check-in.ts'
import { isOfCaseSql } from '#features/one-on-one/matches/live-sql.ts'
import type { CheckInAnswer } from '#features/one-on-one/model/match-codes.ts'

/** PUT /help_check_ins/{id}/record: what somebody said by telephone or wrote by letter. Once. */
const record: Verb<{ answer: CheckInAnswer; words?: string | null }> = async (call) => {
  const { tx, id, centerId, actor, input, now } = call
  refuseWhileImpersonating(actor)
  const { answer } = await tx
    .selectFrom('help_check_ins')
    .select('answer')
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (answer !== null) throw new Refused('already_answered')
  const words = input.words?.trim()
  await tx
    .updateTable('help_check_ins')
    .set({
      answer: input.answer,
      answered_at: now,
      answered_by: actor.userId,
      words: words ? encryptText(words, { centerId, column: 'help_check_ins.words' }) : null,
    })
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .execute()
  return id
}

/** PUT …/handle: a coordinator has called about what it says, or about the silence. */
const handle: Verb = async ({ tx, id, centerId, actor, now }) => {
  refuseWhileImpersonating(actor)
  const done = await tx
    .updateTable('help_check_ins')
    .set({ handled_at: now, handled_by: actor.userId })
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .where('handled_at', 'is', null)
    .returning('match_id')
    .executeTakeFirst()
  if (done) writeAuditEvent(tx, { centerId, actor }, { action: 'help.check_in_handled', subjectType: 'help_matches', subjectId: done.match_id })
  return id
}

export const helpCheckInsApi: ApiOf<typeof helpCheckIn> = {
  resource: helpCheckIn,
  flag: 'peerToPeer',
  isPrivate: true,
  scopes: {
    ofCase: `exists (select from help_matches m where m.volunteer_center_id = @.volunteer_center_id and m.id = @.match_id and ${isOfCaseSql('m', isAwaySql)})`,
  },
  possible: { record: '@.answer is null', handle: '@.handled_at is null' },
  list: true,
  get: true,
  filters: { match: { kind: 'id', sql: '@.match_id = :value' } },
  memberVerbs: { record: { run: record }, handle: { run: handle } },
}
