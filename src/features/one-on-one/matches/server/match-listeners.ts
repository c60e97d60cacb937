import { listen } from '#kernel/events/server/emit.ts'
import { conversationReported, messageSent } from '#features/conversations/model/events.ts'
import { endedStatuses, type HelpStatus } from '#features/one-on-one/model/codes.ts'
import { helpRequestChanged } from '#features/one-on-one/model/events.ts'
import { endMatchesOf } from './stop.ts'
import { tellCoordinator, tellSide } from './tell-match.ts'

export const matchListeners = [
  // Whatever ends a request ends what runs about it, so that nobody keeps reading somebody's number.
  listen(helpRequestChanged, async (tx, { centerId, requestId, to }) => {
    if ((endedStatuses as readonly HelpStatus[]).includes(to)) await endMatchesOf({ tx, centerId, now: new Date(), actor: null }, requestId)
  }),
  /** The other side hears that there is a message. The coordinator reads along and gets no mail of each. */
  listen(messageSent, async (tx, { centerId, conversationId, messageId, authorId }) => {
    const relay = await tx
      .selectFrom('conversations')
      .select(['user_id', 'asker_id', 'subject_id'])
      .where('volunteer_center_id', '=', centerId)
      .where('id', '=', conversationId)
      .where('subject_type', '=', 'help_match')
      .executeTakeFirst()
    if (!relay) return
    for (const person of [relay.user_id, relay.asker_id])
      if (person !== null && person !== authorId) await tellSide({ tx, centerId }, person, { kind: 'help.message', matchId: relay.subject_id, once: messageId })
  }),
  listen(conversationReported, async (tx, { centerId, conversationId, requestId }) => {
    const [match] = await tx
      .selectFrom('conversations')
      .innerJoin('help_matches', (join) =>
        join.onRef('help_matches.id', '=', 'conversations.subject_id').onRef('help_matches.volunteer_center_id', '=', 'conversations.volunteer_center_id'),
      )
      .select(['help_matches.id', 'help_matches.coordinator_id'])
      .where('conversations.volunteer_center_id', '=', centerId)
      .where('conversations.id', '=', conversationId)
      .where('conversations.subject_type', '=', 'help_match')
      .execute()
    if (match)
      await tellCoordinator({ tx, centerId }, match.coordinator_id, { kind: 'help.reported', matchId: match.id, once: requestId ?? new Date().toISOString() })
  }),
]
