import type { Config } from '#kernel/config/server/config.ts'
import type { Database } from '#kernel/db/server/database.ts'
import type { Registry } from '#kernel/jsonapi/server/registry.ts'
import type { Centers } from '#features/tenancy/server/centers.ts'
import type { HostRules } from '#features/tenancy/server/resolve.ts'

/** What the parts of the server are given when they are put together. */
export type ServerParts = {
  config: Config
  db: Database
  clock: { now(): Date }
  centers: Centers
  rules: HostRules
  registry: Registry
  /** Known to this process alone: our own pages send it with their API calls. */
  pageKey: string
}
