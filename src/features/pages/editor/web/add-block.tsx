import { useState } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { type Block, maxBlocks } from '#features/pages/blocks/block.ts'
import { blockKinds } from '#features/pages/blocks/kinds.ts'
import { checkBlocks } from '#features/pages/blocks/check-blocks.ts'
import { editorWords as words } from './editor-words.ts'

/** The kinds of block there are, each with what it is for. */
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
  return checkBlocks([{ id, kind, value: {} }], { whole: false }).blocks[0]!
}
