import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import type { Registry } from '#kernel/jsonapi/registry/server/registry.ts'

/** What each part of the server receives when it is set up. */
export type ServerParts = FeatureParts & {
  registry: Registry
  /** Random for each process: our own pages send it with their API calls. */
  pageKey: string
}
