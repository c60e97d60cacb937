import { useState } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { messages } from '#features/lists/messages.ts'
import { askPreview, type Preview } from './ask-preview.ts'
import type { BulkAct } from './bulk-act.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { mostChosen, type Selection } from './selection.ts'

/** What can be done to all that is chosen. It has its place from the first choice on, and says how many there are. */
export function BulkBar({ type, acts, selection }: { type: string; acts: readonly BulkAct[]; selection: Selection }) {
  const t = useT()
  const [asked, setAsked] = useState<BulkAct | null>(null)
  const [preview, setPreview] = useState<Preview | null>(null)
  const n = selection.ids.size
  const ask = (act: BulkAct) => {
    setPreview(null)
    setAsked(act)
    void askPreview(type, act, selection.ids).then(setPreview)
  }
  return (
    <>
      <div role="region" aria-label={t(messages.selection)} className="bulk-bar" hidden={n === 0}>
        <span role="status">{t(messages.chosen, { n })}</span>
        {n === mostChosen && <span className="font-normal">{t(messages.mostChosen, { n })}</span>}
        <span className="bulk-acts">
          {acts.map((act) => (
            <button
              key={act.key}
              type="button"
              className={act.tone === 'danger' ? 'btn btn-danger-2 btn-sm' : 'btn btn-second btn-sm'}
              onClick={() => ask(act)}
            >
              <Icon name={act.icon} size={18} />
              {t(act.label)}
            </button>
          ))}
        </span>
        <button type="button" className="btn btn-quiet btn-sm ml-auto" onClick={selection.clear}>
          {t(messages.clear)}
        </button>
      </div>
      {asked && <BulkDialog key={asked.key} type={type} act={asked} selection={selection} preview={preview} onClose={() => setAsked(null)} />}
    </>
  )
}
