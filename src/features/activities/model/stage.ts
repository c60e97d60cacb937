/** How an activity stands for those who keep it: what follows from its state and from the clock, so that it is right between two jobs. */
export const activityStages = ['draft', 'waiting', 'published', 'cancelled', 'past'] as const
export type ActivityStage = (typeof activityStages)[number]

/** SQL: the stage of an activity; other words that wait count for those who look after it. */
export const stageOf = (looksAfter: string) => `case when @.status in ('draft', 'denied') then 'draft'
  when @.status in ('ended', 'archived') or (@.status in ('published', 'cancelled') and @.last_ends_at <= now()) then 'past'
  when @.status = 'cancelled' then 'cancelled'
  when @.status = 'pending' or (@.proposed is not null and ${looksAfter}) then 'waiting'
  else 'published' end`

/** Another activity in the same room at the same time. */
export type ActivityClash = { id: string; title: string; /** The wall time from which both are there, `2026-12-08T15:00`. */ at: string }

/** SQL: the room of a place, as people name it; null for a place without a name and without a street. */
const roomOf = (place: string) => `plain(case when coalesce(${place} ->> 'name', '') <> '' then (${place} ->> 'name') || '|' || (${place} ->> 'city')
  when coalesce(${place} ->> 'street', '') <> '' then concat_ws('|', ${place} ->> 'street', ${place} ->> 'houseNumber', ${place} ->> 'city') end)`

/** SQL on a date: it is in the room of its activity, and still to come. */
const isThere = (date: string) => `${date}.removed_at is null and ${date}.status <> 'cancelled' and ${date}.ends_at > now() and ${date}.location is null`

/**
 * SQL: the first clash of a room that is to come, as a `ActivityClash`; null for none. Activities in the same room are found first and
 * their dates by index afterwards; a date that has a place of its own is in another room.
 */
export const clashOf = (
  looksAfter: string,
  seesAll: string,
) => `case when @.status in ('draft', 'pending', 'denied', 'published') and @.location is not null and ${looksAfter} then (
  select jsonb_build_object('id', b.id, 'title', b.title, 'at', to_char(greatest(x.local_start, y.local_start), 'YYYY-MM-DD"T"HH24:MI'))
  from (select c.volunteer_center_id, c.id, c.title from activities c where c.volunteer_center_id = @.volunteer_center_id and c.id <> @.id and c.last_ends_at > now()
    and (c.status = 'published' or (c.status = 'pending' and ${seesAll})) and ${roomOf('c.location')} = ${roomOf('@.location')} offset 0) b
  join activity_occurrences y on y.volunteer_center_id = b.volunteer_center_id and y.activity_id = b.id and ${isThere('y')}
  join activity_occurrences x on x.volunteer_center_id = b.volunteer_center_id and x.activity_id = @.id and ${isThere('x')}
    and x.starts_at < y.ends_at and x.ends_at > y.starts_at
  order by x.starts_at, b.id limit 1) end`
