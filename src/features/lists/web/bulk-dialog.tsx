import { type FormEvent, useRef, useState } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { ToastRegion } from '#design/feedback/toast-region.tsx'
import { Dialog } from '#design/overlay/dialog.tsx'
import { messages } from '#features/lists/messages.ts'
import type { Preview } from '#features/lists/preview.ts'
import { type BulkAction, needsOf } from './bulk-action.ts'
import { askPreview } from './ask-preview.ts'
import { PreviewList } from './preview-list.tsx'
import type { Selection } from './selection.ts'
import { useApiAction } from './use-api-action.ts'

type Props = {
  type: string
  action: BulkAction
  selection: Selection
  /** Null until the server has said it, or when it could not be asked. */ preview: Preview | null
  onPreview: (preview: Preview | null) => void
  onClose: () => void
  onDone: () => void
}

/** Says what a change of many would do, asks what it needs, and does it: all of it or nothing. */
export function BulkDialog({ type, action: act, selection, preview, onPreview, onClose, onDone }: Props) {
  const t = useT()
  const { isBusy, act: send } = useApiAction()
  const ids = [...selection.ids]
  const [faults, setFaults] = useState<Record<string, string>>({})
  const changing = preview ? preview.changes.length : ids.length
  /** The answer that is waited for: one to what was filled in before comes too late. */
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
    const attributes = { ...act.attributes, ...typed }
    const rows = (preview?.changes ?? ids.map((id) => ({ id }))).map(({ id }) => ({ type, id, attributes }))
    const answer = await send({ method: 'PATCH', path: act.path ?? type, body: { data: rows }, done: t(act.done, { n: rows.length }) })
    if (answer.ok) onDone()
  }
  return (
    <Dialog open onClose={onClose} title={t(act.question, { n: changing })}>
      <form onSubmit={(event) => void submit(event)} onInput={(event) => void fill(event)} onChange={(event) => void fill(event)} noValidate>
        <PreviewList preview={preview} all={ids.length} />
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
      </form>
      <ToastRegion toast={null} closeLabel={t(messages.close)} />
    </Dialog>
  )
}

function typedIn(form: HTMLFormElement): Record<string, string> {
  const typed = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()] as const)
  return Object.fromEntries(typed.filter(([, value]) => value !== ''))
}

const isFilled = (act: BulkAction, typed: Readonly<Record<string, string>>) => Object.keys(needsOf(act, typed)).every((name) => typed[name])
