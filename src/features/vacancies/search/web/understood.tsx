import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { searchWords as words } from '#features/vacancies/search/search-messages.ts'
import type { UnderstoodPart } from '#features/vocabulary/understood-part.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'

/** How the question was read, in one line; each part is a link to the question without it. Nothing where it was read as it stands. */
export function Understood({
  q,
  parts,
  hrefOf,
}: {
  q: string
  parts: readonly UnderstoodPart[]
  /** The address of the search with another question. */ hrefOf: (q: string) => string
}) {
  const [t, locale] = [useT(), useLocale()]
  const [only] = parts
  if (!only || (parts.length === 1 && only.kind === 'wish' && q.toLowerCase().includes(only[locale]))) return null
  return (
    <div className="flex flex-wrap items-center gap-2 mb-4">
      <p id="understood" className="text-text-soft">
        {t(words.understood)}
      </p>
      <ul aria-labelledby="understood" className="contents">
        {parts.map((part) => {
          const kind = t(words.partOf, { kind: part.kind })
          return (
            <li key={`${part.kind} ${part.nl}`} className="max-w-full">
              <Anchor
                href={hrefOf(part.without)}
                className="chip chip-sm !min-h-11 !whitespace-normal"
                aria-label={t(words.takeAway, { part: `${kind} ${part[locale]}` })}
              >
                <span className="min-w-0 break-words">
                  <span className="text-text-soft font-normal">{kind}: </span>
                  {part[locale]}
                </span>
                <Icon name="x-bold" size={16} />
              </Anchor>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
