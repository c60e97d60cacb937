import type { ComponentProps } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { LinkButton } from '#design/button/link-button.tsx'
import { messages } from '#features/lists/messages.ts'
import { SavedViews } from '#features/lists/web/saved-views.tsx'
import { ExportButton } from './export-button.tsx'

type Props = ComponentProps<typeof SavedViews> &
  ComponentProps<typeof ExportButton> & { /** Whether lists come in and go out by whoever looks. */ mayTake: boolean }

/** Beside the title of a list: its views, and a list from and for a spreadsheet. */
export function ListTools({ page, views, address, resource, filters, mayTake }: Props) {
  const t = useT()
  return (
    <>
      <SavedViews page={page} views={views} address={address} />
      {mayTake && (
        <>
          <LinkButton href={`${page}/add?way=import`} variant="second" size="small" icon="upload-simple">
            {t(messages.importMany)}
          </LinkButton>
          <ExportButton resource={resource} filters={filters} />
        </>
      )}
    </>
  )
}
