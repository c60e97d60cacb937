import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { ToastRegion } from '#design/feedback/toast-region.tsx'
import { Dialog } from '#design/overlay/dialog.tsx'
import type { Preview } from '#features/lists/list.ts'
import { messages } from '#features/lists/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { type BulkAction, askPreview, needsOf, rowOf } from './bulk-action.ts'
import { PreviewList } from './preview-list.tsx'
import type { Selection } from './selection.tsx'
import { useApiAction } from './use-api-action.ts'
import { PlainForm } from '#design/form/plain-form.tsx'

type DialogProps = {
  type: string
  action: BulkAction
  selection: Selection
  /** The name of a row; null for one of another page. */ nameOf: (id: string) => string | null
  /** Null until the server has answered, or when it could not be asked. */ preview: Preview | null
  onPreview: (preview: Preview | null) => void
  onClose: () => void
  onDone: () => void
}

/** Shows what a bulk change would do, asks for its fields, and runs it: all rows or none. */
export function BulkDialog({ type, action: act, selection, nameOf, preview, onPreview, onClose, onDone }: DialogProps) {
  const t = useT()
  const { isBusy, act: send } = useApiAction()
  const ids = [...selection.ids]
  const [faults, setFaults] = useState<Record<string, string>>({})
  const changing = preview ? preview.changes.length : ids.length
  /** The latest request: an answer to earlier input is ignored. */
  const latest = useRef('')
  const fill = async (event: FormEvent<HTMLFormElement>) => {
    if (!act.previewsFilled) return
    const typed = typedIn(event.currentTarget)
    const key = JSON.stringify(typed)
    if (key === latest.current) return
    latest.current = key
    const found = isFilled(act, typed) ? await askPreview(type, act, ids, typed) : null
    if (latest.current === key) onPreview(found)
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = typedIn(event.currentTarget)
    const missing = Object.entries(needsOf(act, typed)).filter(([name]) => !typed[name])
    setFaults(Object.fromEntries(missing.map(([name, words]) => [name, t(words)])))
    if (missing.length > 0) return
    const sent = rowOf(act, typed)
    const rows = (preview?.changes ?? ids.map((id) => ({ id }))).map(({ id }) => ({ type, id, ...sent }))
    const answer = await send({ method: 'PATCH', path: act.path ?? type, body: { data: rows }, done: t(act.done, { n: rows.length }) })
    if (answer.ok) onDone()
  }
  return (
    <Dialog open onClose={onClose} title={t(act.question, { n: changing })}>
      <PlainForm onSubmit={(event) => void submit(event)} onInput={(event) => void fill(event)} onChange={(event) => void fill(event)}>
        <PreviewList preview={preview} all={ids.length} nameOf={nameOf} isFinal={act.isFinal ?? false} />
        {(changing > 0 || act.previewsFilled) && act.fields?.(faults)}
        <div className="dialog-foot">
          {changing > 0 && (
            <Button variant={act.tone === 'danger' ? 'danger' : 'primary'} aria-busy={isBusy || undefined}>
              {t(act.label)}
            </Button>
          )}
          <Button type="button" variant="quiet" onClick={onClose}>
            {t(messages.back)}
          </Button>
        </div>
      </PlainForm>
      <ToastRegion toast={null} closeLabel={t(messages.close)} />
    </Dialog>
  )
}

function typedIn(form: HTMLFormElement): Record<string, string> {
  const typed = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()] as const)
  return Object.fromEntries(typed.filter(([, value]) => value !== ''))
}

const isFilled = (act: BulkAction, typed: Readonly<Record<string, string>>) => Object.keys(needsOf(act, typed)).every((name) => typed[name])
