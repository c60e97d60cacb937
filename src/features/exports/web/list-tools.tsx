import type { ComponentProps, ReactNode } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { LinkButton } from '#design/button/link-button.tsx'
import { type ListPage, sortInApi } from '#features/lists/fetch-list.ts'
import { type AnyList, writeList } from '#features/lists/list.ts'
import { messages } from '#features/lists/messages.ts'
import { SavedViews } from '#features/lists/web/saved-views.tsx'
import type { ExportedResource } from '#features/exports/export.ts'
import { ExportButton } from './export-button.tsx'

type Props = {
  list: AnyList
  page: Pick<ListPage<unknown, unknown>, 'asked' | 'filters'>
  views: ComponentProps<typeof SavedViews>['views']
  /** Whether whoever looks takes the list along. */
  mayTake: boolean
  /** Whether they bring one in. */
  mayBring?: boolean
  /** What this list alone has. */
  children?: ReactNode
}

/** Beside the title of a list: its views, and a list from and for a spreadsheet. */
export function ListTools({ list, page: { asked, filters }, views, mayTake, mayBring = false, children }: Props) {
  const t = useT()
  const page = list.search.page as ComponentProps<typeof SavedViews>['page']
  const sort = sortInApi(list, asked as { sort: string })
  return (
    <>
      {/* Another list is another file. On a phone import and export are signs beside the one button that makes a new row. */}
      <SavedViews page={page} views={views} address={writeList(list, asked as never)} />
      {mayBring && (
        <LinkButton href={`${page}/add?way=import`} variant="second" size="small" icon="upload-simple">
          <span className="max-sm:sr-only">{t(messages.importMany)}</span>
        </LinkButton>
      )}
      {mayTake && <ExportButton key={JSON.stringify([filters, sort])} resource={list.resource.type as ExportedResource} {...{ filters, sort }} />}
      {children}
    </>
  )
}
