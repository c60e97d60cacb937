import { useLayoutEffect, useRef } from 'react'
import type { PageLayout } from '#features/pages/blocks/block.ts'
import { usePageEditor } from './page-editor-context.ts'

type Props = { id: string; layout: PageLayout; /** Stands where the block shows nothing. */ word: string }

/**
 * A block on the paper as visitors will see it. Nothing in it can be pressed, and it is drawn at the width that the page has, made smaller.
 */
export function BlockSight({ id, layout, word }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const sight = usePageEditor().sights.get(id)
  useLayoutEffect(() => {
    box.current?.replaceChildren(...(sight ? [document.importNode(sight, true)] : []))
  }, [sight])
  return <div ref={box} className="block-sight" data-layout={layout} data-word={word} inert />
}
