import { column, plainTable, type RowOf, tableOf } from '#kernel/db/table.ts'
import type { PresenceState, sessionStatuses } from '#features/workshops/model/codes.ts'
import { registration } from '#features/workshops/model/registration.ts'
import { workshop } from '#features/workshops/model/workshop.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    workshops: RowOf<typeof workshops>
    workshop_sessions: RowOf<typeof workshopSessions>
    workshop_materials: RowOf<typeof workshopMaterials>
    workshop_registrations: RowOf<typeof workshopRegistrations>
    workshop_presence: RowOf<typeof workshopPresence>
    workshop_links: RowOf<typeof workshopLinks>
  }
}

export const workshops = tableOf(workshop, {
  filled: [
    'description',
    'learns',
    'themes',
    'languages',
    'accessibility',
    'audience',
    'is_strict',
    'cancel_until_hours',
    'first_required',
    'certificate',
    'price_cents',
    'status',
    'status_since',
    'is_too_few',
  ],
  present: ['description', 'audience', 'is_strict', 'cancel_until_hours', 'first_required', 'certificate', 'price_cents'],
})
export const workshopRegistrations = tableOf(registration, {
  filled: ['seats', 'late_ok', 'is_late', 'source'],
  present: ['seats', 'late_ok'],
  columns: {
    guest_name: column.text({ null: true }),
    guest_phone: column.text({ null: true }),
    registered_by: column.uuid({ null: true }),
    calendar_key: column.text(),
  },
})
export const workshopSessions = plainTable('workshop_sessions', {
  volunteer_center_id: column.uuid(),
  id: column.uuid({ filled: true }),
  workshop_id: column.uuid(),
  starts_at: column.moment(),
  ends_at: column.moment(),
  place: column.text({ null: true }),
  city: column.text({ null: true }),
  url: column.text({ null: true }),
  is_required: column.boolean({ filled: true }),
  status: column.code<(typeof sessionStatuses)[number]>()({ filled: true }),
  sequence: column.integer({ filled: true }),
})
export const workshopMaterials = plainTable('workshop_materials', {
  volunteer_center_id: column.uuid(),
  workshop_id: column.uuid(),
  file_id: column.uuid(),
  position: column.integer(),
})
export const workshopPresence = plainTable('workshop_presence', {
  volunteer_center_id: column.uuid(),
  id: column.uuid({ filled: true }),
  registration_id: column.uuid(),
  session_id: column.uuid(),
  state: column.code<PresenceState>()(),
  marked_by: column.uuid({ null: true }),
  marked_at: column.moment({ filled: true }),
})
export const workshopLinks = plainTable('workshop_links', {
  volunteer_center_id: column.uuid(),
  id: column.uuid({ filled: true }),
  registration_id: column.uuid(),
  digest: column.bytes(),
  created_at: column.moment({ filled: true }),
})
