import { useT } from '#kernel/i18n/web/provider.tsx'
import { Link } from '#design/link/link.tsx'
import type { ImportKind } from '#features/imports/model/states.ts'
import type { ShownRow } from './load-import.ts'
import { words } from './screen-words.ts'

/** By what a row was recognised, and who it is. */
export function Recognised({ kind, row }: { kind: ImportKind; row: ShownRow }) {
  const t = useT()
  const { matchBy, matchId, matchName } = row
  if (!matchBy || !matchId) return null
  return (
    <span className="block text-text-soft">
      {t(words[`match_${matchBy}`])}{' '}
      <Link href={`/${kind}/${matchId}`} target="_blank" aria-label={t(words.compareWith, { name: matchName ?? '' })}>
        {t(words.compare)}
      </Link>
    </span>
  )
}
