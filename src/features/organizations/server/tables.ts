/** Tables of organizations, for queries that are no plain reads of the API. */
declare module '#kernel/db/tables.ts' {
  interface Tables {
    organizations: OrganizationTable
    organization_profiles: { volunteer_center_id: string; id: string; organization_id: string; description: string; themes: string[]; logo_url: string | null }
    addresses: AddressTable
  }
}

export type OrganizationTable = {
  volunteer_center_id: string
  id: string
  name: string
  slug: string
  organization_type: 'Organization' | 'School' | 'VolunteerCenter'
  status: 'approved' | 'pending' | 'denied' | 'archived'
  summary: string
  website: string | null
  phone: string | null
  public_email: string | null
  kvk_number: string | null
  legal_form: string | null
  address_id: string | null
  denied_reason: string | null
  archived_reason: string | null
  response_median_days: number | null
  response_count: number
  lock_version: number
}

export type AddressTable = {
  volunteer_center_id: string
  id: string
  street: string | null
  house_number: string | null
  postcode: string | null
  city: string
  latitude: number | null
  longitude: number | null
}
