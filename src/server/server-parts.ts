import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import type { Registry } from '#kernel/jsonapi/registry/server/registry.ts'
import type { HostRules } from '#features/tenancy/server/resolve.ts'

/** What each part of the server receives when it is set up. */
export type ServerParts = FeatureParts & {
  rules: HostRules
  registry: Registry
  /** Random for each process: our own pages send it with their API calls. */
  pageKey: string
}
