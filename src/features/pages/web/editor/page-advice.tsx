import { useT } from '#kernel/i18n/web/provider.tsx'
import { TextAdvice } from '#design/rich-editor/text-advice.tsx'
import type { PageContent } from '#features/pages/block.ts'
import { findingsOf } from '#features/pages/findings.ts'
import { editorWords as words } from './editor-words.ts'

/** What could be better, while one writes. */
export function PageAdvice({ content, both }: { content: PageContent; both: boolean }) {
  const t = useT()
  const { untranslated, ...found } = findingsOf(content, 'nl')
  return <TextAdvice id="advice" {...found} more={both && untranslated > 0 ? [t(words.missingEnglish, { n: untranslated })] : []} />
}
