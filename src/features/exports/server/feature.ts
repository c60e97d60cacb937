import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import type { ApiOf } from '#kernel/jsonapi/registry/server/registry.ts'
import { exportedList } from '#features/exports/export.ts'
import { auditMessages } from '#features/exports/audit-messages.ts'
import { createExport, fileRoute } from './exports.ts'
import { exportJobs } from './run-export.ts'
import { exportEvents, exportMails } from './mails.ts'

const exportsApi: ApiOf<typeof exportedList> = { resource: exportedList, scopes: { own: '@.user_id = :user' }, get: true, create: createExport }

export const exported = defineFeature({
  name: 'exports',
  resources: [exportsApi],
  routes: { api: () => [fileRoute] },
  describedCalls: {
    'POST /api/v1/exports': {
      id: 'createExport',
      summary: 'Take a list along as a file',
      one: 'exports',
      status: 202,
      body: { resource: exportedList.attributes.resource, filters: exportedList.attributes.filters, format: exportedList.attributes.format },
      query: { include: '', 'fields[exports]': '' },
    },
    'GET /api/v1/exports/:id/file': { id: 'downloadExport', summary: 'The file, for ten minutes', file: 'text/csv' },
  },
  workers: exportJobs,
  mails: exportMails,
  mailEvents: exportEvents,
  auditMessages,
})
