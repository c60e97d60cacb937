import type { ReactNode } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { richWords as words } from './messages.ts'

type Props = {
  /** Id of its heading, on a page with several. */
  id: string
  title?: ReactNode
  /** Null when the text is too short to assess. */
  reading: { level: string; longSentences: readonly { text: string }[] } | null
  jumps: readonly string[]
  vague: readonly string[]
  /** Further advice. */
  more?: readonly string[]
}

/** Advice on a text while somebody writes it. */
export function TextAdvice({ id, title, reading, jumps, vague, more = [] }: Props) {
  const t = useT()
  const [longest] = reading?.longSentences ?? []
  const told = [...jumps.map((text) => t(words.headingJump, { text })), ...vague.map((text) => t(words.vagueLink, { text })), ...more]
  return (
    <section className="text-advice" aria-labelledby={id}>
      <h2 id={id} className="font-semibold text-lg flex items-center gap-2">
        <Icon name="text-aa" size={22} />
        {title ?? t(words.advice)}
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
