import { text } from '#kernel/fields/field.ts'

export const centerExportStatuses = ['running', 'ready', 'failed'] as const
export type CenterExportStatus = (typeof centerExportStatuses)[number]

/** Days that an archive can be downloaded. */
export const daysKept = 7

/** An archive of the whole center as its admins see it; `meta.exports` of GET /center_exports, the newest first. */
export type CenterExport = {
  id: string
  status: CenterExportStatus
  /** Null when the account is gone, or somebody else's who runs the platform. */
  who: string | null
  bytes: number | null
  createdAt: string
  expiresAt: string | null
}

/** The password is asked for each time, however long ago somebody signed in. */
export const askFields = { currentPassword: text({ verbatim: true, max: 200 }) }
