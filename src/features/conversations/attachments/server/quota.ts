import { quotaOf } from '#features/uploads/server/quota.ts'

/** The quota of files sent in conversations. @throws 429 upload_quota, 413 center_full */
export const refuseBeyondQuota = quotaOf('attachments', { files: 50, bytes: 4 * 1024 ** 3 })
