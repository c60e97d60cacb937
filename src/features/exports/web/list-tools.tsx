import type { ComponentProps, ReactNode } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { LinkButton } from '#design/button/button.tsx'
import type { ListPage } from '#features/lists/fetch-list.ts'
import { type AnyList, writeList } from '#features/lists/list.ts'
import { messages } from '#features/lists/messages.ts'
import { SavedViews } from '#features/lists/web/saved-views.tsx'
import { ListExport } from './list-export.tsx'

type Props = {
  list: AnyList
  page: Pick<ListPage<unknown, unknown>, 'asked' | 'filters'>
  views: ComponentProps<typeof SavedViews>['views']
  /** Whether the viewer may export the list. */
  mayTake: boolean
  /** Whether the viewer may import into it. */
  mayBring?: boolean
  /** Tools of this list only. */
  children?: ReactNode
}

/** The tools beside the title of a list: saved views, export and import. */
export function ListTools({ list, page: shown, views, mayTake, mayBring = false, children }: Props) {
  const t = useT()
  const page = list.search.page as ComponentProps<typeof SavedViews>['page']
  return (
    <>
      {/* On a phone import and export are icons beside the button that makes a new row. */}
      <SavedViews page={page} views={views} address={writeList(list, shown.asked as never)} />
      {mayBring && (
        <LinkButton href={`${page}/add?way=import`} variant="second" size="small" icon="upload-simple">
          <span className="max-sm:sr-only">{t(messages.importMany)}</span>
        </LinkButton>
      )}
      {mayTake && <ListExport list={list} page={shown} />}
      {children}
    </>
  )
}
