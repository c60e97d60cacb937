import clsx from 'clsx'
import { Badge } from '#design/badge/badge.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Tile } from '#design/tile/tile.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { deskWords as words } from '#features/one-on-one/desk/desk-words.ts'
import type { DeskTab, fetchDesk } from '#features/one-on-one/desk/fetch-desk.ts'
import { helpDeskPath } from '#features/one-on-one/model/addresses.ts'

type Row = Awaited<ReturnType<typeof fetchDesk>>['rows'][number]
/** More days than three working days can take. */
const late = 5

export const deskAddress = (tab: DeskTab, id?: string): string => `${helpDeskPath}?tab=${tab}${id ? `&open=${id}` : ''}`

/** Who waits, oldest first. */
export function DeskList({ rows, tab, open }: { rows: readonly Row[]; tab: DeskTab; open: string | null }) {
  const t = useT()
  return (
    <nav aria-label={t(words[tab])}>
      <p className="font-semibold mb-2">{t(words.oldestFirst)}</p>
      <ul className="grid gap-1">
        {rows.map(({ id, name, title, about, tile, days, isOnPaper }) => (
          <li key={id}>
            <Anchor href={deskAddress(tab, id)} className={clsx('desk-row', open === id && 'is-on')} aria-current={open === id ? 'true' : undefined}>
              <Tile name={tile} round="small" small tone="soft" className="!w-10 !h-10 shrink-0" />
              <span className="min-w-0">
                <strong className="block">{name}</strong>
                <span className="block break-words">{title}</span>
                <span className="block text-text-soft">{about}</span>
                <span className="flex flex-wrap gap-1 mt-1">
                  {tab === 'pending' && (
                    <Badge tone={days >= late ? 'warn' : 'neutral'} icon="clock">
                      {t(words.waits, { n: days })}
                    </Badge>
                  )}
                  {isOnPaper && <Badge icon="file-text">{t(words.onPaper)}</Badge>}
                </span>
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
