import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import type { Block, PageContent } from '#features/pages/blocks/block.ts'
import { blockKind } from '#features/pages/blocks/kinds.ts'
import type { MergeConflict } from '#features/pages/writing/merge-content.ts'
import { wordsIn } from '#features/pages/blocks/block-contents.ts'
import { mergeConflictWords as words } from './merge-conflict-words.ts'

type Props = {
  who: string
  found: readonly MergeConflict[]
  content: PageContent
  /** The page with the other version of this part, or null where one's own stays. */ onSettled: (next: PageContent | null, at: string) => void
}

/** The parts that somebody else changed at the same time: both versions are shown, and the editor chooses. */
export function MergeConflictList({ who, found, content, onSettled }: Props) {
  const t = useT()
  return found.map(({ at, theirs }) => {
    const isPart = at in content
    const said = isPart ? [typeof theirs === 'string' ? theirs : JSON.stringify(theirs)] : wordsOf(theirs as Block)
    const take = () =>
      onSettled(
        isPart ? { ...content, [at]: theirs } : { ...content, blocks: content.blocks.map((block) => (block.id === at ? (theirs as Block) : block)) },
        at,
      )
    return (
      <Alert key={at} tone="warn" title={t(words.clash, { who: who || t(words.somebody) })} live>
        <p>{t(words.clashText)}</p>
        <blockquote className="clash-text">
          {said.map((line, i) => (
            <p key={i}>{line}</p>
          ))}
        </blockquote>
        <div className="flex flex-wrap gap-3 mt-3">
          <Button type="button" size="small" variant="second" onClick={take}>
            {t(words.takeTheirs)}
          </Button>
          <Button type="button" size="small" variant="quiet" onClick={() => onSettled(null, at)}>
            {t(words.keepMine)}
          </Button>
        </div>
      </Alert>
    )
  })
}

function wordsOf({ kind, value }: Block): string[] {
  const declared = blockKind(kind)
  return declared ? [...wordsIn(value, declared.fields, 'nl'), ...wordsIn(value, declared.fields, 'en')] : []
}
