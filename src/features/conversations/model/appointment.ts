/** What the other side said to it. */
export const meetingAnswers = ['comes', 'cannot'] as const
export type MeetingAnswer = (typeof meetingAnswers)[number]

/**
 * How a card of the conversation stands: `agreed` is the appointment that holds, `proposed` waits for the organization's word and
 * becomes `taken` or `refused` by it; `moved`: a later card came in its place; `off`: nobody expects anybody any more.
 */
export const cardStates = ['agreed', 'proposed', 'taken', 'refused', 'moved', 'off'] as const
export type CardState = (typeof cardStates)[number]

/** An appointment as it stands with its message. */
export type SentAppointment = {
  startsAt: string
  endsAt: string
  place: string
  state: CardState
  answer: MeetingAnswer | null
  /** Of the one that holds. */
  calendarUrl: string | null
}

const moment = (column: string) => `to_char(@.${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const later = (which: string) => `exists (select from messages n where n.volunteer_center_id = @.volunteer_center_id and n.conversation_id = @.conversation_id
  and n.kind = 'appointment' and ${which} and (n.created_at, n.id) > (@.created_at, @.id))`

/** SQL: a card out of a message. Which one holds follows from the application, whose appointment it is (ADR 0034). */
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
