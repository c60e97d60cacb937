import clsx from 'clsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { Tile } from '#design/tile/tile.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { caseTodoWords } from '#features/one-on-one/check-ins/case-todo-words.ts'
import { deskWords as words } from '#features/one-on-one/desk/desk-words.ts'
import type { CareRow } from '#features/one-on-one/desk/fetch-care.ts'
import { matchPath } from '#features/one-on-one/model/addresses.ts'

/** The pairs whom somebody should call: what it is about in one sentence, and the page on which it is dealt with. */
export function CareList({ rows }: { rows: readonly CareRow[] }) {
  const t = useT()
  if (rows.length === 0)
    return (
      <EmptyState title={t(words.careNobody)} tile="hart">
        {t(words.careNobodyText)}
      </EmptyState>
    )
  return (
    <>
      <p className="mb-3">{t(words.careText)}</p>
      <ul className="divide-y divide-line border-y border-line">
        {rows.map(({ id, asker, helper, tile, cause }) => (
          <li key={id} className="row py-3 flex gap-4 items-center">
            <Tile name={tile} round="small" small tone="soft" className="!w-12 !h-12 shrink-0" />
            <span className="min-w-0 flex-1">
              <Anchor href={matchPath(id)} className="tlink tlink-all font-semibold">
                {t(words.carePair, { asker, helper })}
              </Anchor>
              <span className="flex gap-2">
                <Icon name={cause === 'ending' ? 'clock' : 'warning-fill'} size={20} className={clsx('mt-0.5 shrink-0', cause !== 'ending' && 'text-warn')} />
                {t(caseTodoWords[cause])}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
