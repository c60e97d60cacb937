import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { FieldError } from '#design/field/field.tsx'
import type { ExportFilters, ExportedResource, exportFormats } from '#features/exports/export.ts'
import { messages } from '#features/exports/messages.ts'
import { messages as listMessages } from '#features/lists/messages.ts'
import { callApi } from '#kernel/http/pages/web/call-api.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'

type MadeExport = { href: string; rows: number }
type Exported = { id: string; attributes: { status: 'running' | 'done' | 'failed'; url: string | null; rowCount: number } }

/** Milliseconds between two checks whether the file is ready. */
const pause = 700

/** Requests a file and waits until it is ready. Returns its address, or why there is none; null when it failed without a reason. */
async function makeExport(asked: Omit<Props, 'label'>): Promise<MadeExport | string | null> {
  let answer = await callApi('POST', 'exports', { data: { type: 'exports', attributes: asked } })
  for (;;) {
    if (!answer.ok) return answer.fault
    const { id, attributes } = answer.document.data as unknown as Exported
    if (attributes.status !== 'running') return attributes.url ? { href: `/door${attributes.url}`, rows: attributes.rowCount } : null
    await new Promise((resolve) => setTimeout(resolve, pause))
    answer = await callApi('GET', `exports/${id}`)
  }
}

type Props = {
  resource: ExportedResource
  /** The filters of the list, as in its address. */
  filters: ExportFilters
  sort: string
  format?: (typeof exportFormats)[number]
  /** What the button says where it is not ‘export’. */
  label?: string
}
type State = { is: 'rest' } | { is: 'busy' } | { is: 'ready'; made: MadeExport } | { is: 'failed'; why: string | null }

/** Exports the list as it is shown: makes the file, starts the download, and keeps a link to it. */
export function ExportButton({ label, ...asked }: Props) {
  const t = useT()
  const [state, setState] = useState<State>({ is: 'rest' })
  const start = async () => {
    setState({ is: 'busy' })
    const made = await makeExport(asked)
    if (typeof made !== 'object' || made === null) return setState({ is: 'failed', why: made })
    setState({ is: 'ready', made })
    location.assign(made.href)
  }
  return (
    <div className="grid justify-items-start gap-1" aria-live="polite">
      {state.is === 'ready' ? (
        <a className="btn btn-second btn-sm" href={state.made.href} download>
          {asked.format === 'pdf' ? t(messages.downloadPdf) : t(messages.download, { n: state.made.rows })}
        </a>
      ) : (
        <Button
          type="button"
          variant="second"
          size="small"
          icon={asked.format === 'pdf' ? 'file-pdf' : 'download-simple'}
          busy={state.is === 'busy' && t(messages.busy)}
          onClick={() => void start()}
        >
          {label ?? <span className="max-sm:sr-only">{t(listMessages.export)}</span>}
        </Button>
      )}
      {state.is === 'failed' && <FieldError>{state.why ?? t(messages.failed)}</FieldError>}
    </div>
  )
}
