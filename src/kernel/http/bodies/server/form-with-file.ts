import type { IncomingHttpHeaders } from 'node:http'

/** Whether the body is declared as a form that may hold a file (`multipart/form-data`). */
export const isFormWithFile = ({ headers }: { headers: Pick<IncomingHttpHeaders, 'content-type'> }): boolean =>
  headers['content-type']?.toLowerCase().startsWith('multipart/form-data') === true
