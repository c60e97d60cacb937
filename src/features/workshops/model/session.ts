import { boolean, text, url } from '#kernel/fields/field.ts'
import type { sessionStatuses } from './codes.ts'

/** `2026-12-08T19:30`, a wall time. */
const wallMoment = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/

/** One time that a workshop is held. */
export type WorkshopSession = {
  id: string
  /** Wall times, `2026-12-08T19:30`, and the moments they are. */
  start: string
  end: string
  startsAt: string
  endsAt: string
  /** As people name it: `Wijkcentrum De Bongerd, zaal 2`. Empty: online. */
  place: string
  city: string
  /** Where it is online; null too for those who have no place and do not look after it. */
  url: string | null
  isOnline: boolean
  isRequired: boolean
  status: (typeof sessionStatuses)[number]
}

/** What is sent of a session. One with an id changes that one; one that is no longer sent is cancelled, or of a draft gone. */
export const sessionFields = {
  id: text({ max: 36, optional: true }),
  start: text({ max: 16, pattern: wallMoment }),
  end: text({ max: 16, pattern: wallMoment }),
  place: text({ max: 200, optional: true }),
  city: text({ max: 80, optional: true }),
  url: url({ max: 500, optional: true, secure: true }),
  isRequired: boolean({ optional: true }),
  status: text({ max: 9, optional: true, pattern: /^(scheduled|cancelled)$/ }),
}

/** A document for who takes part. */
export type WorkshopMaterial = { id: string; name: string; address: string; bytes: number }
/** What is sent of it: the id of a document of the library. */
export const materialFields = { id: text({ max: 36 }) }

const wall = (column: string) => `to_char(s.${column}, 'YYYY-MM-DD"T"HH24:MI')`
const at = (column: string) => `to_char(s.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** SQL: the sessions of the workshop `@` as `WorkshopSession`, in order; their online address where `opens` holds. */
export const sessionsSql = (
  opens: string,
) => `coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'start', ${wall('local_start')}, 'end', ${wall('local_end')},
    'startsAt', ${at('starts_at')}, 'endsAt', ${at('ends_at')}, 'place', coalesce(s.place, ''), 'city', coalesce(s.city, ''),
    'url', case when ${opens} then s.url end, 'isOnline', s.url is not null, 'isRequired', s.is_required, 'status', s.status) order by s.starts_at, s.id)
  from workshop_sessions s where s.volunteer_center_id = @.volunteer_center_id and s.workshop_id = @.id), '[]')`

/** SQL: the documents of the workshop `@` as `WorkshopMaterial`, where `opens` holds. */
export const materialsSql = (opens: string) => `case when ${opens} then coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name,
    'address', '/files/' || f.key || '/document.pdf', 'bytes', f.bytes) order by m.position)
  from workshop_materials m join files f on f.volunteer_center_id = m.volunteer_center_id and f.id = m.file_id
  where m.volunteer_center_id = @.volunteer_center_id and m.workshop_id = @.id), '[]') else '[]' end`
