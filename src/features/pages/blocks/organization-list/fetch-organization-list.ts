import type { Theme } from '#features/organizations/model/themes.ts'
import type { Copy } from '#features/uploads/upload.ts'
import type { BlockQuery } from '#features/pages/blocks/web/block-query.ts'
import type { ShownOf } from '#features/pages/blocks/define-block.ts'
import type { organizationListBlock } from './organization-list.ts'

export type OrganizationListFacts = {
  organizations: { id: string; name: string; city: string | null; themes: Theme[]; logo: { alt: string | null; pictures: Copy[] } | null }[]
}

export async function fetchOrganizationList(
  { most, themes }: ShownOf<typeof organizationListBlock.fields>,
  { api }: BlockQuery,
): Promise<OrganizationListFacts> {
  const { items } = await api.organizations.list({
    include: ['address', 'profile', 'logo'],
    fields: { organizations: ['name', 'address', 'profile', 'logo'], addresses: ['city'], organization_profiles: ['themes'], uploads: ['alt', 'pictures'] },
    filter: { statusEq: 'approved', ...(themes.length > 0 && { withTheme: themes }) },
    sort: 'name',
    page: { size: most },
  })
  return {
    organizations: items.map(({ id, name, address, profile, logo }) => ({
      id,
      name,
      city: address?.city ?? null,
      themes: profile?.themes ?? [],
      logo: logo && { alt: logo.alt, pictures: logo.pictures },
    })),
  }
}
