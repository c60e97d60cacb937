import { useT } from '#kernel/i18n/web/provider.tsx'
import { Badge } from '#design/badge/badge.tsx'
import type { KnownConcept } from '#features/vocabulary/known-concept.ts'
import { vocabularyWords as words } from '#features/vocabulary/messages.ts'

/** Concepts as the search knows them, with all they are called. */
export function KnownConcepts({ concepts }: { concepts: readonly KnownConcept[] }) {
  const t = useT()
  return (
    <ul className="mt-4 border-t border-line">
      {concepts.map(({ name, nl, en, near, isMeant }) => (
        <li key={name} className="py-4 border-b border-line">
          <h4 className="text-lg font-semibold flex flex-wrap items-baseline gap-x-3">
            {name} <Badge tone={isMeant ? 'success' : 'neutral'}>{t(isMeant ? words.meant : words.alike)}</Badge>
          </h4>
          <dl className="mt-1 grid sm:grid-cols-[7rem_1fr] gap-x-4 gap-y-1">
            <Line term={t(words.dutch)} words={nl} />
            <Line term={t(words.english)} words={en} />
            <Line term={t(words.near)} words={near} />
          </dl>
        </li>
      ))}
    </ul>
  )
}

function Line({ term, words: said }: { term: string; words: readonly string[] }) {
  if (said.length === 0) return null
  return (
    <>
      <dt className="text-text-soft">{term}</dt>
      <dd className="break-words">{said.join(', ')}</dd>
    </>
  )
}
