import { addressIn } from './addresses.ts'
import { centerBySlug } from './centers.ts'
import { newcomers } from './newcomers.ts'
import { organizationRows, type OrganizationRow } from './organization-rows.ts'
import { between } from './pick.ts'
import type { Address, SeedOrganization } from './types.ts'

const plainName = (name: string) => name.normalize('NFD').replace(/[^A-Za-z0-9 ]/g, '').trim().toLowerCase().replace(/ +/g, '-')

export const domainOf = (row: { name: string }) => `${plainName(row.name)}.example`

type Row = Omit<OrganizationRow, 'sectors' | 'house' | 'our' | 'guests' | 'about'> & { contact?: string; note?: string; day?: number; at?: string }

function addressOf(row: Row): Address {
  const center = centerBySlug.get(row.center)
  const neighbourhood = center?.neighbourhoods.find((one) => one.name === row.quarter)
  if (!center || !neighbourhood) throw new Error(`${row.key} lies in ${row.quarter}, which ${row.center} does not know`)
  if (row.type === 'VolunteerCenter') {
    const { street, houseNumber, postcode, city, lat, lng } = center
    return { street, houseNumber, postcode, city, lat, lng }
  }
  return addressIn(neighbourhood, row.at ?? row.key)
}

export const organizations: SeedOrganization[] = [...organizationRows, ...newcomers].map((row: Row) => ({
  key: row.key,
  centerSlug: row.center,
  name: row.name,
  organizationType: row.type ?? 'Organization',
  status: row.status ?? 'approved',
  deniedReason: row.status === 'denied' ? (row.reason ?? null) : null,
  archivedReason: row.status === 'archived' ? (row.reason ?? null) : null,
  demoTeam: row.demoTeam ?? false,
  summary: row.summary,
  description: row.description,
  themes: row.themes,
  website: `https://${domainOf(row)}`,
  phone: centerBySlug.get(row.center)?.phone ?? '',
  publicEmail: `info@${domainOf(row)}`,
  legalForm: row.legal,
  kvkNumber: row.legal === 'informeel' ? null : String(between(10_000_000, 89_999_999, `${row.key} kvk`)),
  note: row.note ?? null,
  contact: row.contact ?? null,
  address: addressOf(row),
  createdDay: row.day ?? (row.status === 'pending' ? -between(1, 6, row.key) : -between(120, 900, row.key)),
}))
