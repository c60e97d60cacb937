import { type ListPage, sortInApi } from '#features/lists/fetch-list.ts'
import type { AnyList } from '#features/lists/list.ts'
import type { ExportedResource } from '#features/exports/export.ts'
import { ExportButton } from './export-button.tsx'

type Props = { list: AnyList; page: Pick<ListPage<unknown, unknown>, 'asked' | 'filters'> }

/** Exports a declared list as it is shown: its filters, its tab, its order. The key resets the button when the list changes. */
export function ListExport({ list, page: { asked, filters } }: Props) {
  const sort = sortInApi(list, asked as { sort: string })
  return <ExportButton key={JSON.stringify([filters, sort])} resource={list.resource.type as ExportedResource} {...{ filters, sort }} />
}
