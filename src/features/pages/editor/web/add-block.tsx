import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { type Block, maxBlocks } from '#features/pages/blocks/block.ts'
import { emptyFields } from '#features/pages/blocks/check-blocks.ts'
import { blockKind, blockKinds } from '#features/pages/blocks/kinds.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { editorWords as words } from './editor-words.ts'

type Props = { blocks: readonly Block[]; flags: Readonly<Record<string, boolean>>; onAdd: (block: Block) => void }

/** The kinds of blocks that the site has, each with a description. */
export function AddBlock({ blocks, flags, onAdd }: Props) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  if (blocks.length >= maxBlocks) return null
  const isThere = (flag: string | undefined) => flag === undefined || flags[flag] === true
  const offered = blockKinds.filter(
    (kind) => !('once' in kind && blocks.some((block) => block.kind === kind.kind)) && isThere('flag' in kind ? kind.flag : undefined),
  )
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

/** An id that others who edit the page know too. */
const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(36).padStart(2, '0')).join('')

const emptyBlock = (kind: string): Block => ({ id: newId(), kind, value: emptyFields(blockKind(kind)!.fields) })

/** The same block once more; null where a page has it once only, or has no room. */
export function copyOf(block: Block, blocks: readonly Block[]): Block | null {
  const kind = blockKind(block.kind)
  return kind && !('once' in kind) && blocks.length < maxBlocks ? { ...structuredClone(block), id: newId() } : null
}
