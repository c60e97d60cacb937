import { tenants } from '#src/app/tenants.ts'
import { townsOf } from './towns.ts'

// The product as `npm start` runs it, which knows beside the demo sites those that journeys add (`ownTown`).
for (const [site, facts] of Object.entries(tenants)) for (const town of townsOf(site)) Object.assign(tenants, { [town]: facts })
await import('#src/main.ts')
