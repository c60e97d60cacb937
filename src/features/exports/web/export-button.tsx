import { useState } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { FieldError } from '#design/field/field.tsx'
import type { ExportedResource, ExportFilters } from '#features/exports/export.ts'
import { messages } from '#features/exports/messages.ts'
import { makeExport, type MadeExport } from './make-export.ts'

type Props = { resource: ExportedResource; /** Those of the list, as its address has them. */ filters: ExportFilters; sort: string }
type State = { is: 'rest' } | { is: 'busy' } | { is: 'ready'; made: MadeExport } | { is: 'failed'; why: string | null }

/** Takes the list along as it is shown: makes the file, starts the download, and leaves it there as a link. */
export function ExportButton(asked: Props) {
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
          {t(messages.download, { n: state.made.rows })}
        </a>
      ) : (
        <Button type="button" variant="second" size="small" icon="download-simple" busy={state.is === 'busy' && t(messages.busy)} onClick={() => void start()}>
          <span className="max-sm:sr-only">{t(messages.export)}</span>
        </Button>
      )}
      {state.is === 'failed' && <FieldError>{state.why ?? t(messages.failed)}</FieldError>}
    </div>
  )
}
