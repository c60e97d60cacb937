import { useState } from 'react'
import { Button, IconButton } from '#design/button/button.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { wordsIn } from '#features/pages/blocks/block-contents.ts'
import { type Block, maxBlocks } from '#features/pages/blocks/block.ts'
import { emptyFields } from '#features/pages/blocks/check-blocks.ts'
import { blockKind, blockKinds } from '#features/pages/blocks/kinds.ts'
import { needsWork } from '#features/pages/findings/findings.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { BlockInputs } from './block-inputs.tsx'
import { editorWords as words } from './editor-words.ts'
import { usePageEditor } from './page-editor-context.ts'

type Props = {
  block: Block
  place: number
  of: number
  isOpen: boolean
  both: boolean
  mayChange: boolean
  faults: Readonly<Record<string, string>>
  onOpen: () => void
  onChange: (block: Block) => void
  onMove: (to: number) => void
  onRemove: () => void
}

/** A block in the editor: collapsed it shows a summary, expanded it is edited. Alt with an arrow key moves it. */
export function BlockCard({ block, place, of, isOpen, both, mayChange, faults, onOpen, onChange, onMove, onRemove }: Props) {
  const t = useT()
  const beside = usePageEditor()
  const kind = blockKind(block.kind)
  if (!kind) return null
  const name = t(kind.name)
  const isWaiting = needsWork(block, beside)
  const isWrong = Object.keys(faults).some((at) => at.startsWith(`${place}/`))
  return (
    <li id={`block-${block.id}`} className="block-card" data-open={isOpen ? '' : undefined} data-wrong={isWrong ? '' : undefined}>
      <div className="block-head" data-movable={mayChange || undefined}>
        <button
          type="button"
          className="block-name"
          aria-expanded={isOpen}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onClick={onOpen}
          onKeyDown={(event) => {
            const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
            if (!event.altKey || step === 0 || !mayChange) return
            event.preventDefault()
            onMove(place + step)
          }}
        >
          <Icon name={kind.icon} size={22} className="text-link" />
          <span className="min-w-0">
            <span className="font-semibold block">{name}</span>
            {!isOpen && <span className="block-said">{wordsIn(block.value, kind.fields, 'nl')[0]}</span>}
          </span>
          {!isWrong && isWaiting && (
            <span className="text-warn">
              <Icon name="warning-fill" size={20} />
              <span className="sr-only">{t(words.needsWork)}</span>
            </span>
          )}
          {isWrong && <Icon name="warning-circle-fill" size={20} className="text-danger" />}
        </button>
        {mayChange && (
          <>
            <IconButton icon="arrow-up-bold" label={t(words.up, { name })} disabled={place === 0} onClick={() => onMove(place - 1)} />
            <IconButton icon="arrow-down-bold" label={t(words.down, { name })} disabled={place === of - 1} onClick={() => onMove(place + 1)} />
            <IconButton icon="trash" label={t(words.remove, { name })} onClick={onRemove} />
          </>
        )}
      </div>
      {isOpen && (
        <div className="block-body">
          {beside.empty.has(block.id) && (
            <div className="mb-5">
              <Alert tone="info">{t(words.emptyNow)}</Alert>
            </div>
          )}
          <BlockInputs
            id={block.id}
            at={`${place}/value`}
            fields={kind.fields}
            value={block.value}
            both={both}
            faults={faults}
            onChange={(value) => onChange({ ...block, value })}
          />
        </div>
      )}
    </li>
  )
}

/** The kinds of blocks, each with a description. */
export function AddBlock({ blocks, onAdd }: { blocks: readonly Block[]; onAdd: (block: Block) => void }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  if (blocks.length >= maxBlocks) return null
  const offered = blockKinds.filter((kind) => !('once' in kind && blocks.some((block) => block.kind === kind.kind)))
  return (
    <div className="add-block">
      <Button type="button" variant="quiet" icon="plus" className="w-full" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(words.addBlock)}
      </Button>
      {isOpen && (
        <ul aria-label={t(words.chooseBlock)} className="grid sm:grid-cols-2 gap-2 p-3">
          {offered.map(({ kind, name, about, icon }) => (
            <li key={kind}>
              <button
                type="button"
                className="kind-choice"
                onClick={() => {
                  setOpen(false)
                  onAdd(emptyBlock(kind))
                }}
              >
                <Icon name={icon} size={22} className="text-link shrink-0" />
                <span>
                  <span className="font-semibold block">{t(name)}</span>
                  <span className="text-text-soft text-[.9375rem]">{t(about)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function emptyBlock(kind: string): Block {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(36).padStart(2, '0')).join('')
  return { id, kind, value: emptyFields(blockKind(kind)!.fields) }
}
