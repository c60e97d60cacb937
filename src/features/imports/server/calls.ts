import type { DescribedCalls } from '#kernel/jsonapi/openapi/server/openapi.ts'

/** Calls that no resource declares, described for OpenAPI; the others describe themselves. */
export const describedCalls: DescribedCalls = {
  'PUT /api/v1/imports/:id/parts/:part': {
    id: 'putImportPart',
    summary: 'A piece of the file, from nought, of 512 KiB at most; 20 of them at most',
    rawBody: 'text/csv',
    refusals: [413],
  },
  'PUT /api/v1/imports/:id/archive_parts/:part': {
    id: 'putImportArchivePart',
    summary: 'A piece of the zip file with pictures, from nought, of 512 KiB (the last one less); 400 of them at most',
    rawBody: 'application/zip',
    refusals: [413],
  },
  'GET /api/v1/import_examples/:kind': { id: 'downloadImportExample', summary: 'A list with every column of a kind, to fill in', file: 'text/csv' },
  'GET /api/v1/imports/:id/bad_rows': { id: 'downloadBadRows', summary: 'The rows that cannot be brought in, with what is wrong in each', file: 'text/csv' },
}
