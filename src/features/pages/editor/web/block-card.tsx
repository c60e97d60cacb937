import { IconButton } from '#design/button/button.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { wordsIn } from '#features/pages/blocks/block-contents.ts'
import type { Block, PageLayout } from '#features/pages/blocks/block.ts'
import { blockKind } from '#features/pages/blocks/kinds.ts'
import { needsWork } from '#features/pages/findings/findings.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { BlockInputs } from './block-inputs.tsx'
import { BlockSight } from './block-sight.tsx'
import { editorWords as words } from './editor-words.ts'
import { usePageEditor } from './page-editor-context.ts'

type Props = {
  block: Block
  layout: PageLayout
  place: number
  of: number
  isOpen: boolean
  both: boolean
  mayChange: boolean
  /** Null: a page can have it once only, or has no room. */
  onCopy: (() => void) | null
  faults: Readonly<Record<string, string>>
  onOpen: () => void
  onChange: (block: Block) => void
  onMove: (to: number) => void
  onRemove: () => void
}

/**
 * A block on the paper: as visitors will see it, and with its inputs below it while it is edited. A press anywhere on it opens it, dragging
 * moves it, and so does Alt with an arrow key.
 */
export function BlockCard({ block, layout, place, of, isOpen, both, mayChange, onCopy, faults, onOpen, onChange, onMove, onRemove }: Props) {
  const t = useT()
  const beside = usePageEditor()
  const kind = blockKind(block.kind)
  if (!kind) return null
  const name = t(kind.name)
  const isWaiting = needsWork(block, beside)
  const isWrong = Object.keys(faults).some((at) => at.startsWith(`${place}/`))
  // An opened text is edited where it stands.
  const isSeen = !isOpen || kind.kind !== 'text'
  return (
    <li id={`block-${block.id}`} className="block-card" data-open={isOpen ? '' : undefined} data-wrong={isWrong ? '' : undefined}>
      <button
        type="button"
        className="block-name"
        data-movable={mayChange || undefined}
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
        <span className="block-tab">
          <Icon name={kind.icon} size={20} className="text-link" />
          <span className="font-semibold">{name}</span>
          {!isOpen && <span className="sr-only"> {wordsIn(block.value, kind.fields, 'nl')[0]}</span>}
          {!isWrong && isWaiting && (
            <span className="text-warn">
              <Icon name="warning-fill" size={20} />
              <span className="sr-only">{t(words.needsWork)}</span>
            </span>
          )}
          {isWrong && <Icon name="warning-circle-fill" size={20} className="text-danger" />}
        </span>
      </button>
      {isSeen && <BlockSight id={block.id} layout={layout} word={t(beside.empty.has(block.id) ? words.emptyNow : kind.about)} />}
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
      {mayChange && (
        <div className="block-tools" role="group" aria-label={name}>
          <IconButton icon="arrow-up-bold" label={t(words.up, { name })} disabled={place === 0} onClick={() => onMove(place - 1)} />
          <IconButton icon="arrow-down-bold" label={t(words.down, { name })} disabled={place === of - 1} onClick={() => onMove(place + 1)} />
          {onCopy && <IconButton icon="copy" label={t(words.copy, { name })} onClick={onCopy} />}
          <IconButton icon="trash" label={t(words.remove, { name })} onClick={onRemove} />
        </div>
      )}
    </li>
  )
}
