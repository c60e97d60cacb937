import type { ApiOf } from '#kernel/jsonapi/registry/server/registry.ts'
import { upload } from '#features/uploads/upload.ts'
import { describeUpload, removeUpload } from './verbs.ts'
import { uploadScopes } from './references.ts'

export const uploadsApi: ApiOf<typeof upload> = {
  resource: upload,
  scopes: uploadScopes,
  get: true,
  update: describeUpload,
  remove: removeUpload,
}
