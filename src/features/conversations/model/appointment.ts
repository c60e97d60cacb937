/** The other side's answers to a card. */
export const meetingAnswers = ['comes', 'cannot'] as const
export type MeetingAnswer = (typeof meetingAnswers)[number]

/**
 * The state of a card in the conversation. `agreed` is the present appointment; `proposed` waits for the organization and
 * becomes `taken` or `refused`; `moved`: a later card replaced it; `off`: the volunteer is no longer expected.
 */
export const cardStates = ['agreed', 'proposed', 'taken', 'refused', 'moved', 'off'] as const
export type CardState = (typeof cardStates)[number]

/** An appointment as part of its message. */
export type SentAppointment = {
  startsAt: string
  endsAt: string
  place: string
  state: CardState
  answer: MeetingAnswer | null
  /** Of the present appointment only. */
  calendarUrl: string | null
}

const moment = (column: string) => `to_char(@.${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const later = (which: string) => `exists (select from messages n where n.volunteer_center_id = @.volunteer_center_id and n.conversation_id = @.conversation_id
  and n.kind = 'appointment' and ${which} and (n.created_at, n.id) > (@.created_at, @.id))`

/** SQL: the card of a message. Which card is the present one follows from the application, which has the appointment (ADR 0034). */
export const appointmentSql = `case when @.kind = 'appointment' and @.deleted_at is null then (select jsonb_build_object('startsAt', ${moment('meeting_starts_at')}, 'endsAt', ${moment('meeting_ends_at')},
    'place', @.meeting_place, 'answer', @.meeting_answer, 'state', s.state, 'calendarUrl', case when s.state = 'agreed' then '/calendar/' || s.key || '.ics' end)
  from (select a.calendar_key as key, case
      when @.side = 'volunteer' and @.meeting_answer = 'comes' then 'taken'
      when @.side = 'volunteer' and @.meeting_answer = 'cannot' then 'refused'
      when @.side = 'volunteer' then case when ${later('true')} then 'moved' when a.status in ('invited', 'accepted', 'active') then 'proposed' else 'off' end
      when ${later(`n.side <> 'volunteer'`)} then 'moved'
      when a.meeting_starts_at = @.meeting_starts_at and a.status in ('invited', 'accepted', 'active', 'completed') then 'agreed'
      else 'off' end as state
    from applications a join conversations c on c.volunteer_center_id = a.volunteer_center_id and c.application_id = a.id
    where c.volunteer_center_id = @.volunteer_center_id and c.id = @.conversation_id) s) end`
