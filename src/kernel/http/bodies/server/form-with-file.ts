import type { IncomingHttpHeaders } from 'node:http'

/** Whether the body says that it is a form which may hold a file (`multipart/form-data`). */
export const isFormWithFile = ({ headers }: { headers: Pick<IncomingHttpHeaders, 'content-type'> }): boolean =>
  headers['content-type']?.toLowerCase().startsWith('multipart/form-data') === true
