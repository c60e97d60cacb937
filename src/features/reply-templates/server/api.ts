import type { ApiOf } from '#kernel/jsonapi/registry/server/registry.ts'
import { replyTemplate } from '#features/reply-templates/reply-template.ts'
import { addTemplate, changeTemplate, removeTemplate } from './templates.ts'

export const replyTemplatesApi: ApiOf<typeof replyTemplate> = {
  resource: replyTemplate,
  scopes: { ownOrganization: '@.organization_id = any(:organizations)', ofCenter: '@.organization_id is null' },
  list: true,
  get: true,
  filters: { ofCenter: { kind: 'boolean', sql: '@.organization_id is null', about: 'Those of the center itself' } },
  create: addTemplate,
  update: changeTemplate,
  updateTakes: [],
  remove: removeTemplate,
}
