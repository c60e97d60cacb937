import { richTextIn } from '#kernel/rich-text/check-rich-text.ts'
import { plainText } from '#kernel/rich-text/plain-text.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import type { Entry } from './define-form.ts'
import { conflictWords } from './conflict-words.ts'

/** A field's value as text: codes by their words, a text with its line breaks. */
export function ValueInWords({ entry: { options, as }, values }: { entry: Entry; values: readonly string[] }) {
  const t = useT()
  const words = values.filter(Boolean).map((value) => (options?.[value] ? t(options[value]) : as === 'rich' ? wordsOf(value) : value))
  return words.length > 0 ? <span className="value-text">{words.join(', ')}</span> : <span className="text-text-soft">{t(conflictWords.empty)}</span>
}

/** A picture is said in words, so that two texts that differ in it alone do not look the same. */
const wordsOf = (written: string) =>
  plainText(
    richTextIn(written).map((node) =>
      node.type === 'picture' ? { type: 'paragraph', content: [{ text: `[${[node.alt, node.caption].filter(Boolean).join(': ')}]` }] } : node,
    ),
  )
