import { useT } from '#kernel/i18n/web/provider.tsx'
import { TextAdvice } from '#design/rich-editor/text-advice.tsx'
import type { PageContent } from '#features/pages/blocks/block.ts'
import { findingsOf } from '#features/pages/findings/findings.ts'
import { usePageEditor } from './page-editor-context.ts'
import { deadWords } from './dead-words.ts'
import { editorWords as words } from './editor-words.ts'

/** What could be better, while one writes. */
export function PageAdvice({ content, both }: { content: PageContent; both: boolean }) {
  const t = useT()
  const { untranslated, silent, dead, ...found } = findingsOf(content, 'nl', usePageEditor())
  const more = [
    ...dead.map(({ href, why }) => t(words.deadLink, { href: href.slice(0, 80), why: t(deadWords[why]) })),
    ...(silent > 0 ? [t(words.silentPictures, { n: silent })] : []),
    ...(both && untranslated > 0 ? [t(words.missingEnglish, { n: untranslated })] : []),
  ]
  return <TextAdvice id="advice" {...found} more={more} />
}
