import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import type { DescribedCalls } from '#kernel/jsonapi/openapi/server/openapi.ts'
import { errorWords } from '#features/platform-centers/messages.ts'
import { addFields } from '#features/platform-centers/platform-center.ts'
import { centerRoutes } from './center-routes.ts'

const describedCalls: DescribedCalls = {
  'GET /api/v1/platform_centers': {
    id: 'listPlatformCenters',
    summary: 'Every center of the platform with its state and numbers, in meta.centers; for platform admins',
  },
  'GET /api/v1/platform_centers/status': {
    id: 'getPlatformStatus',
    summary: 'How mails, jobs and backups of the whole platform run, in meta.status; for platform admins',
  },
  'GET /api/v1/platform_centers/file': {
    id: 'downloadPlatformCenters',
    summary: 'The centers that the list shows, as CSV; for platform admins',
    query: { search: '', state: 'open, new or suspended', sort: '' },
    file: 'text/csv',
  },
  'GET /api/v1/platform_centers/:id': { id: 'getPlatformCenter', summary: 'One center with its hosts, failed mails and trace, in meta.center' },
  'POST /api/v1/platform_centers': {
    id: 'addPlatformCenter',
    summary: 'Add a center, with a new site or to one that exists, and invite its first admin; all of it or nothing',
    body: addFields,
    bodyType: 'platform_centers',
  },
  'PUT /api/v1/platform_centers/:id/invite': { id: 'inviteFirstAdmin', summary: 'Invite the first admin of a center again; a link in meta.invited' },
}

export const platformCenters = defineFeature({
  name: 'platform-centers',
  routes: { api: centerRoutes },
  describedCalls,
  errorWords,
})
