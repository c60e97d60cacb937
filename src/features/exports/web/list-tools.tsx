import type { ComponentProps, ReactNode } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { LinkButton } from '#design/button/link-button.tsx'
import { messages } from '#features/lists/messages.ts'
import { SavedViews } from '#features/lists/web/saved-views.tsx'
import { ExportButton } from './export-button.tsx'

type Props = ComponentProps<typeof SavedViews> &
  ComponentProps<typeof ExportButton> & {
    /** Whether whoever looks takes the list along. */
    mayTake: boolean
    /** Whether they bring one in. */
    mayBring?: boolean
    /** What this list alone has. */
    children?: ReactNode
  }

/** Beside the title of a list: its views, and a list from and for a spreadsheet. */
export function ListTools({ page, views, address, resource, filters, mayTake, mayBring = false, children }: Props) {
  const t = useT()
  return (
    <>
      <SavedViews page={page} views={views} address={address} />
      {mayBring && (
        <LinkButton href={`${page}/add?way=import`} variant="second" size="small" icon="upload-simple">
          {t(messages.importMany)}
        </LinkButton>
      )}
      {mayTake && <ExportButton resource={resource} filters={filters} />}
      {children}
    </>
  )
}
