import { useT } from '#kernel/i18n/web/provider.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { Icon } from '#design/icon/icon.tsx'
import type { PageContent } from '#features/pages/block.ts'
import { findingsOf } from '#features/pages/findings.ts'
import { editorWords as words } from './editor-words.ts'

/** What could be better, while one writes. */
export function PageAdvice({ content, both }: { content: PageContent; both: boolean }) {
  const t = useT()
  const { reading, jumps, vague, untranslated } = findingsOf(content, 'nl')
  const [longest] = reading?.longSentences ?? []
  const told = [
    ...jumps.map((text) => t(words.headingJump, { text })),
    ...vague.map((text) => t(words.vagueLink, { text })),
    ...(both && untranslated > 0 ? [t(words.missingEnglish, { n: untranslated })] : []),
  ]
  return (
    <section className="side-advice" aria-labelledby="advice">
      <h2 id="advice" className="font-semibold text-lg flex items-center gap-2">
        <Icon name="text-aa" size={22} />
        {t(words.advice)}
      </h2>
      {reading ? (
        <p>
          <Badge tone={reading.level === 'A2' || reading.level === 'B1' ? 'success' : 'warn'}>{t(words.level, { level: reading.level })}</Badge>
        </p>
      ) : (
        <p className="text-text-soft">{t(words.tooShort)}</p>
      )}
      {longest && (
        <p>
          {t(words.longSentence, { n: reading!.longSentences.length })} <q>{longest.text}</q>
        </p>
      )}
      {told.length > 0 ? (
        <ul className="grid gap-2">
          {told.map((line) => (
            <li key={line} className="flex gap-2">
              <Icon name="info" size={20} className="text-link shrink-0 mt-0.5" />
              <span>{line}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-text-soft">{t(words.allWell)}</p>
      )}
    </section>
  )
}
