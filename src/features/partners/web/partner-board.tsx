import type { ReactNode } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { LinkButton } from '#design/button/button.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import type { ListPage } from '#features/lists/fetch-list.ts'
import type { AskedOfList } from '#features/lists/list.ts'
import type { ListColumn } from '#features/lists/web/column.ts'
import { StaffList } from '#features/lists/web/staff-list.tsx'
import { kindWords } from '#features/partners/messages.ts'
import type { PartnerKind } from '#features/partners/partner.ts'
import { type PartnerRow, partnerList } from '#features/partners/partner-list.ts'
import { staffWords as words } from '#features/partners/staff-messages.ts'

const columns: ListColumn<PartnerRow>[] = [
  {
    key: 'name',
    label: words.name,
    card: 'title',
    cell: ({ id, name }) => (
      <Anchor href={`/content?part=partners&edit=${id}`} className="tlink font-semibold">
        {name}
      </Anchor>
    ),
  },
  { key: 'kind', label: words.kind, card: 'note', cell: ({ kind }) => <Kind kind={kind} /> },
  { key: 'url', label: words.url, cell: ({ url }) => (url ? new URL(url).hostname : '–') },
  { key: 'place', label: words.place, isNumber: true, cell: ({ position }) => position },
]

function Kind({ kind }: { kind: PartnerKind }) {
  return <>{useT()(kindWords[kind])}</>
}

type Props = { page: ListPage<PartnerRow, AskedOfList<typeof partnerList>>; mayWrite: boolean; tools?: ReactNode }

/** The partners of a center, and the button for a new one. */
export function PartnerBoard({ page, mayWrite, tools }: Props) {
  const t = useT()
  return (
    <StaffList
      list={partnerList}
      page={page}
      title={words.title}
      tabsLabel={words.kind}
      searchLabel={words.searchBy}
      columns={columns}
      nameOf={({ name }) => name}
      tools={tools}
      filters={<input type="hidden" name="part" value="partners" />}
      action={
        mayWrite && (
          <LinkButton href="/content?part=partners&edit=new" icon="plus">
            {t(words.add)}
          </LinkButton>
        )
      }
      empty={<EmptyState title={t(words.empty)}>{t(words.emptyText)}</EmptyState>}
    />
  )
}
