import type { ApiOf } from '#kernel/jsonapi/registry/server/registry.ts'
import { upload } from '#features/uploads/upload.ts'
import { describeUpload } from './describe.ts'
import { removeUpload } from './remove.ts'
import { uploadScopes } from './scopes.ts'

export const uploadsApi: ApiOf<typeof upload> = {
  resource: upload,
  scopes: uploadScopes,
  get: true,
  update: describeUpload,
  remove: removeUpload,
}
