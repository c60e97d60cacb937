import { text } from '#kernel/fields/field.ts'

/** Days between the planning of a removal and the removal: as long as somebody who removes their own account may come back. */
export const daysToLeave = 30

/** What a removal whose day has come still waits for. `leads_site`: the center is at the address of a site that has others. */
export const removalWaits = ['no_export', 'exporting', 'unfetched', 'leads_site'] as const
export type RemovalWait = (typeof removalWaits)[number]

/** The removal of a center as the platform's admins see it; `meta.removal` of GET /center_removals/{center}, null when none is planned. */
export type CenterRemoval = {
  plannedAt: string
  dueAt: string
  /** It can no longer be stopped. */
  startedAt: string | null
  /** Why the center takes nothing along, in the words of who recorded it. */
  withoutExport: string | null
  waits: RemovalWait[]
}

/** A center that is no more; `meta.removed` of GET /center_removals, the latest first. */
export type RemovedCenter = { id: string; name: string; town: string; finishedAt: string; rows: number; people: number; withoutExport: string | null }

/** Both are asked for each time, so that nobody removes a center by a slip. */
export const planFields = { centerId: text({ max: 36 }), name: text({ max: 120 }), currentPassword: text({ verbatim: true, max: 200 }) }
export const withoutExportFields = { reason: text({ max: 500 }) }
