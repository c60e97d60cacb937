import type { DescribedCalls } from '#kernel/jsonapi/openapi/server/openapi.ts'
import { sentWithFile } from '#features/uploads/upload.ts'

export const describedCalls: DescribedCalls = {
  'POST /api/v1/uploads': {
    id: 'createUpload',
    summary: 'Send a picture: one file of at most 10 MiB, JPEG, PNG or WebP',
    one: 'uploads',
    status: 201,
    form: sentWithFile,
  },
}
