import { date, oneOf, text, timestamp } from '#kernel/fields/field.ts'
import { defineResource, one } from '#kernel/jsonapi/resource.ts'
import { checkInAnswers } from '#features/one-on-one/model/match-codes.ts'

export const checkInOccasions = ['two_weeks', 'eight_weeks', 'half_year', 'review'] as const
export type CheckInOccasion = (typeof checkInOccasions)[number]

/** How much of what somebody says beside their answer is kept. */
export const mostWords = 500

/** How it goes, as either side says when asked. Only the coordinator of the case reads it. */
export const helpCheckIn = defineResource({
  type: 'help_check_ins',
  belongsTo: 'center',
  order: 'dueOn',
  attributes: {
    occasion: oneOf(checkInOccasions, { readOnly: true }),
    dueOn: date({ readOnly: true, sort: true }),
    side: oneOf(['asker', 'helper'], {
      sql: `(select case when @.user_id is not distinct from m.helper_user_id then 'helper' else 'asker' end from help_matches m where m.volunteer_center_id = @.volunteer_center_id and m.id = @.match_id)`,
    }),
    askedAt: timestamp({ readOnly: true, optional: true }),
    remindedAt: timestamp({ readOnly: true, optional: true }),
    answer: oneOf(checkInAnswers, { readOnly: true, optional: true }),
    words: text({ readOnly: true, optional: true, encrypted: true }),
    answeredAt: timestamp({ readOnly: true, optional: true }),
    handledAt: timestamp({ readOnly: true, optional: true }),
  },
  relationships: { match: one('help_matches', 'match_id') },
  filters: { match: text() },
  verbs: ['list', 'get'],
  versioned: false,
  memberVerbs: {
    /** A coordinator types in an answer that came by telephone or letter. */
    record: { answer: oneOf(checkInAnswers), words: text({ max: mostWords, optional: true }) },
    /** A coordinator has called about it. */
    handle: {},
  },
})
