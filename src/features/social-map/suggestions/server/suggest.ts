import { sql } from 'kysely'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { messages as fieldWords } from '#kernel/fields/messages.ts'
import { Invalid, NotFound, Refused } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { isShown } from '#features/social-map/model/server/scopes.ts'
import { type SuggestedPart, suggestionsADay } from '#features/social-map/model/suggestion.ts'
import { tellOfEntry } from '#features/social-map/notices/server/notify.ts'

/** POST /social_map_suggestions: about an entry that visitors see. @throws 409 after the fifth of 24 hours */
export const createSuggestion: Verb<{ part: SuggestedPart; words: string }> = async (call) => {
  const { tx, centerId, actor, input, related, now } = call
  refuseWhileImpersonating(actor)
  const userId = actor.userId!
  const entryId = related['entry']
  if (!entryId) throw new Invalid([{ code: 'blank', attribute: 'entry', pointer: '/data/relationships/entry', words: sayInAll(fieldWords.blank) }])
  const entry = isUuid(entryId)
    ? await tx
        .selectFrom('social_map_entries')
        .select(['id', 'name', 'organization_id as organizationId'])
        .where('id', '=', entryId)
        .where(sql<boolean>`${sql.raw(isShown('social_map_entries'))}`)
        .executeTakeFirst()
    : undefined
  if (!entry) throw new NotFound('social_map_entries', entryId, 'related_not_found')
  // Two at once by one person wait for each other, so that the limit holds.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`suggestions ${userId}`}, 0))`.execute(tx)
  const { made } = await tx
    .selectFrom('social_map_suggestions')
    .select(({ fn }) => fn.countAll<string>().as('made'))
    .where('user_id', '=', userId)
    .where('created_at', '>', new Date(now.getTime() - 86_400_000))
    .executeTakeFirstOrThrow()
  if (Number(made) >= suggestionsADay) throw new Refused('too_many_suggestions')
  const { id } = await tx
    .insertInto('social_map_suggestions')
    .values({ volunteer_center_id: centerId, entry_id: entryId, user_id: userId, part: input.part, words: input.words })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tellOfEntry(call, { event: 'map.suggestion', entry, once: id, facts: { part: input.part, words: input.words } })
  return id
}

type Answered = { answer?: string | null }

/** PUT …/accept: it was right, and the entry has been changed. */
export const acceptSuggestion: Verb<Answered> = async (call) => await decide(call, 'accepted')

/** PUT …/decline: the entry stays as it is. */
export const declineSuggestion: Verb<Answered> = async (call) => await decide(call, 'declined')

async function decide(call: Call<Answered>, status: 'accepted' | 'declined'): Promise<string> {
  const { tx, id, centerId, actor, now, input } = call
  const row = await tx.selectFrom('social_map_suggestions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  if (row.status === status) return id
  if (row.status !== 'open') throw new Refused('suggestion_is_decided')
  const answer = input.answer ?? null
  await tx.updateTable('social_map_suggestions').set({ status, answer, decided_by: actor.userId, decided_at: now }).where('id', '=', id).execute()
  const entry = await tx
    .selectFrom('social_map_entries')
    .select(['id', 'name', 'organization_id as organizationId'])
    .where('id', '=', row.entry_id)
    .executeTakeFirstOrThrow()
  const action = status === 'accepted' ? 'social_map.suggestion_accepted' : 'social_map.suggestion_declined'
  writeAuditEvent(tx, { centerId, actor }, { action, subjectType: 'social_map_entries', subjectId: entry.id })
  await tellOfEntry(call, { event: 'map.suggestion_answered', entry, once: id, personId: row.user_id, facts: { isAccepted: status === 'accepted', answer } })
  return id
}
