import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import type { Registry } from '#kernel/jsonapi/registry/server/registry.ts'
import type { HostRules } from '#features/tenancy/server/resolve.ts'

/** What the parts of the server are given when they are put together. */
export type ServerParts = FeatureParts & {
  rules: HostRules
  registry: Registry
  /** Known to this process alone: our own pages send it with their API calls. */
  pageKey: string
}
