import clsx from 'clsx'
import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '#design/icon/icon.tsx'
import { lazyPart } from '#design/lazy/lazy-part.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { messages } from '#features/lists/messages.ts'
import type { Preview } from '#features/lists/list.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { type BulkAction, type BulkLink, askPreview, stillToFill } from './bulk-action.ts'
import { ChooseAll, type Selection, maxSelected } from './selection.tsx'

const BulkDialog = lazyPart(() => import('./bulk-dialog.tsx').then((file) => file.BulkDialog))

type Props = {
  type: string
  actions: readonly (BulkAction | BulkLink)[]
  rows: readonly { id: string }[]
  /** Null for a row of another page. */ nameOf: (id: string) => string | null
  selection: Selection
}

/** Selects all rows, counts the selected ones and offers their actions. Keeps its height when nothing is selected, so that no row moves. */
export function BulkBar({ type, actions: acts, rows, nameOf, selection }: Props) {
  const t = useT()
  const bar = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<BulkAction | null>(null)
  const [preview, setPreview] = useState<Preview | null>(null)
  const n = selection.ids.size
  const ask = (act: BulkAction) => {
    setPreview(null)
    setAsked(act)
    if (!act.previewsFilled) void askPreview(type, act, selection.ids, stillToFill(act)).then(setPreview)
  }
  /** The pressed button is gone by then, so the focus goes to its bar. */
  const leave = () => {
    flushSync(() => {
      selection.clear()
      setAsked(null)
    })
    bar.current?.focus()
  }
  return (
    <>
      <div ref={bar} role="region" tabIndex={-1} aria-label={t(messages.selection)} className={clsx('bulk-bar', n === 0 && 'is-idle')}>
        {rows.length > 0 && (
          <ChooseAll rows={rows} selection={selection} label={t(messages.chooseAll)}>
            {n === 0 && t(messages.chooseAll)}
          </ChooseAll>
        )}
        <span role="status">{n > 0 && t(n === maxSelected ? messages.mostChosen : messages.chosen, { n })}</span>
        {n > 0 && (
          <>
            <span className="bulk-acts">
              {acts.map((act) =>
                'href' in act ? (
                  <Anchor key={act.key} href={act.href([...selection.ids])} className="btn btn-second btn-sm">
                    <Icon name={act.icon} size={18} />
                    {t(act.label)}
                  </Anchor>
                ) : (
                  <button
                    key={act.key}
                    type="button"
                    className={act.tone === 'danger' ? 'btn btn-danger-2 btn-sm' : 'btn btn-second btn-sm'}
                    onClick={() => ask(act)}
                  >
                    <Icon name={act.icon} size={18} />
                    {t(act.label)}
                  </button>
                ),
              )}
            </span>
            <button type="button" className="btn btn-quiet btn-sm ml-auto" onClick={leave}>
              {t(messages.clear)}
            </button>
          </>
        )}
      </div>
      <Suspense>
        {asked && (
          <BulkDialog
            key={asked.key}
            type={type}
            action={asked}
            selection={selection}
            nameOf={nameOf}
            preview={preview}
            onPreview={setPreview}
            onClose={() => setAsked(null)}
            onDone={leave}
          />
        )}
      </Suspense>
    </>
  )
}
