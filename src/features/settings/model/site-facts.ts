import type { Corners, Flags } from '#features/tenancy/tenant.ts'

/** What is settled for a site by whoever runs the deployment, for its admins to see (decisions 35). */
export type SiteFacts = {
  name: string
  town: string
  /** Fixed for the whole tenant; without one the center's name is the app name. */
  displayName: string | null
  tenant: string
  hosts: string[]
  locales: string[]
  flags: Flags
  corners: Corners
  footerColor: string | null
}
