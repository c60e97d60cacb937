import type { DescribedCalls } from '#kernel/jsonapi/openapi/server/openapi.ts'

export const describedCalls: DescribedCalls = {
  'POST /api/v1/files': {
    id: 'createFile',
    summary: "Send a file to the center's library: at most 10 MiB, JPEG, PNG, WebP, AVIF or PDF",
    one: 'files',
    status: 201,
    form: {},
  },
  'PUT /api/v1/files/:id/replace': {
    id: 'replaceFile',
    summary: 'Another content in its place, of the same kind: shown wherever the file is',
    one: 'files',
    query: { words: '`keep` or `ask`: whether what was said of it stays' },
    form: {},
  },
  'GET /api/v1/files/room': { id: 'getFileRoom', summary: 'How many bytes a center has taken of those it may keep, in `meta`' },
}
