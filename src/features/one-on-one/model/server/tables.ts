import { column, plainTable, type RowOf, tableOf } from '#kernel/db/table.ts'
import type { coordinators } from '#kernel/access/role-sets.ts'
import type { CheckInAnswer, EndReason, MatchStatus, Shared } from '#features/one-on-one/model/match-codes.ts'
import { helpRequest } from '#features/one-on-one/model/request.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    help_requests: RowOf<typeof helpRequests>
    help_links: RowOf<typeof helpLinks>
    help_matches: RowOf<typeof helpMatches>
    help_check_ins: RowOf<typeof helpCheckIns>
    help_blocks: RowOf<typeof helpBlocks>
    help_vog_checks: RowOf<typeof helpVogChecks>
  }
}

export const helpRequests = tableOf(helpRequest, {
  filled: ['category', 'frequency', 'visibility', 'dayparts', 'safety_flags', 'age_group', 'days_open', 'status', 'status_since'],
  present: ['category', 'frequency', 'visibility', 'age_group', 'days_open', 'status_since'],
  columns: {
    description: column.encrypted({ null: true }),
    consent_email: column.encrypted({ null: true }),
    parent_email: column.encrypted({ null: true }),
    preference_note: column.encrypted({ null: true }),
    contact_phone: column.encrypted({ null: true }),
    exact_address: column.encrypted({ null: true }),
    intake: column.encrypted({ null: true }),
    written_by: column.uuid({ null: true }),
    consent_by: column.uuid({ null: true }),
    screened_by: column.uuid({ null: true }),
    referral_ids: column.uuids({ filled: true }),
    town_latitude: column.double({ null: true }),
    town_longitude: column.double({ null: true }),
    forgotten_at: column.moment({ null: true }),
    created_at: column.moment({ filled: true }),
  },
})

export const helpLinks = plainTable('help_links', {
  volunteer_center_id: column.uuid(),
  id: column.uuid({ filled: true }),
  request_id: column.uuid(),
  purpose: column.code<'consent' | 'parent' | 'extend' | 'letter' | 'check_in'>()(),
  match_id: column.uuid({ null: true }),
  check_in_id: column.uuid({ null: true }),
  user_id: column.uuid({ null: true }),
  digest: column.bytes(),
  created_at: column.moment(),
  expires_at: column.moment(),
  used_at: column.moment({ null: true }),
})

export const helpMatches = plainTable('help_matches', {
  volunteer_center_id: column.uuid(),
  id: column.uuid({ filled: true }),
  request_id: column.uuid(),
  asker_user_id: column.uuid({ null: true }),
  helper_user_id: column.uuid({ null: true }),
  coordinator_id: column.uuid({ null: true }),
  proposed_by: column.code<'helper' | 'asker' | (typeof coordinators)[number]>()(),
  message: column.encrypted({ null: true }),
  status: column.code<MatchStatus>()({ filled: true }),
  status_since: column.moment({ filled: true }),
  released_at: column.moment({ null: true }),
  meet_requester_at: column.moment({ null: true }),
  meet_helper_at: column.moment({ null: true }),
  agreed_by_requester_at: column.moment({ null: true }),
  agreed_by_helper_at: column.moment({ null: true }),
  shares_requester: column.texts<Shared[]>({ filled: true }),
  shares_helper: column.texts<Shared[]>({ filled: true }),
  starts_on: column.day({ null: true }),
  review_on: column.day({ null: true }),
  ends_on: column.day({ null: true }),
  ended_at: column.moment({ null: true }),
  ended_by: column.uuid({ null: true }),
  end_reason: column.code<EndReason>()({ null: true }),
  evaluation: column.encrypted({ null: true }),
  contact_requester: column.encrypted({ null: true }),
  contact_helper: column.encrypted({ null: true }),
  forgotten_at: column.moment({ null: true }),
  created_at: column.moment({ filled: true }),
  updated_at: column.moment({ filled: true }),
  lock_version: column.integer({ filled: true }),
})

export const helpCheckIns = plainTable('help_check_ins', {
  volunteer_center_id: column.uuid(),
  id: column.uuid({ filled: true }),
  match_id: column.uuid(),
  user_id: column.uuid({ null: true }),
  occasion: column.code<'two_weeks' | 'eight_weeks' | 'half_year' | 'review'>()(),
  due_on: column.day(),
  asked_at: column.moment({ null: true }),
  reminded_at: column.moment({ null: true }),
  answer: column.code<CheckInAnswer>()({ null: true }),
  words: column.encrypted({ null: true }),
  answered_at: column.moment({ null: true }),
  answered_by: column.uuid({ null: true }),
  handled_at: column.moment({ null: true }),
  handled_by: column.uuid({ null: true }),
  forgotten_at: column.moment({ null: true }),
})

export const helpBlocks = plainTable('help_blocks', {
  volunteer_center_id: column.uuid(),
  id: column.uuid({ filled: true }),
  user_id: column.uuid(),
  blocked_user_id: column.uuid(),
  match_id: column.uuid({ null: true }),
  created_at: column.moment({ filled: true }),
})

export const helpVogChecks = plainTable('help_vog_checks', {
  volunteer_center_id: column.uuid(),
  id: column.uuid({ filled: true }),
  user_id: column.uuid(),
  seen_on: column.day(),
  seen_by: column.uuid({ null: true }),
  created_at: column.moment({ filled: true }),
})
