import { Badge } from '#design/badge/badge.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import type { OwnMatch } from '#features/one-on-one/own/fetch-own-matches.ts'
import { ownWords as words } from '#features/one-on-one/own/own-words.ts'

/** The people with whom the reader is in contact, and whose turn it is. */
export function OwnMatches({ rows }: { rows: readonly OwnMatch[] }) {
  const t = useT()
  if (rows.length === 0) return null
  return (
    <section className="wrap pb-10" aria-labelledby="own-matches">
      <h2 id="own-matches" className="text-2xl mb-2">
        {t(words.matches)}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {rows.map(({ id, href, name, title, state }) => (
          <li key={id} className="row py-3 flex flex-wrap gap-x-4 gap-y-1 justify-between">
            <span className="min-w-0">
              <Anchor href={href} className="tlink tlink-all font-semibold">
                {name}
              </Anchor>
              <span className="block text-text-soft break-words">{title}</span>
            </span>
            <Badge tone={state === 'yourTurn' ? 'accent' : 'neutral'}>{t(words[state])}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}
