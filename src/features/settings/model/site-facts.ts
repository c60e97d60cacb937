import type { Corners, Flags } from '#features/tenancy/tenant.ts'

/** The configuration of a site, for its admins to read (decisions 35). */
export type SiteFacts = {
  name: string
  town: string
  /** Fixed for the whole tenant; null: the center's name is the app name. */
  displayName: string | null
  tenant: string
  hosts: string[]
  locales: string[]
  flags: Flags
  corners: Corners
  footerColor: string | null
}
