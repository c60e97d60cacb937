import { useT } from '#kernel/i18n/web/provider.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { OrganizationLogo } from '#features/organizations/model/web/organization-logo.tsx'
import type { ShownOf } from '#features/pages/blocks/define-block.ts'
import { pageWords } from '#features/pages/blocks/page-words.ts'
import { BlockHeading, blockLook } from '#features/pages/blocks/web/block-heading.tsx'
import type { OrganizationListFacts } from './fetch-organization-list.ts'
import type { organizationListBlock } from './organization-list.ts'

type Props = { value: ShownOf<typeof organizationListBlock.fields>; facts: OrganizationListFacts }

export function OrganizationListView({ value: { title }, facts: { organizations } }: Props) {
  const t = useT()
  return (
    <section className={blockLook}>
      <BlockHeading>{title}</BlockHeading>
      {organizations.length === 0 && <EmptyState title={t(pageWords.noOrganizations)} heading="h3" />}
      <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {organizations.map(({ id, name, city, themes, logo }) => (
          <li key={id} className="row flex items-center gap-4">
            <OrganizationLogo logo={logo} themes={themes} className="!w-16 shrink-0" />
            <div className="min-w-0">
              <Anchor href={`/organizations/${id}`} className="tlink tlink-all font-semibold text-lg leading-snug break-words">
                {name}
              </Anchor>
              {city && <p className="text-text-soft">{city}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
