import { Badge } from '#design/badge/badge.tsx'
import { CachedParts, renderCached } from '#design/document/render-cached.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { TelLink } from '#design/link/tel-link.tsx'
import { ResultRow } from '#design/row/result-row.tsx'
import { tileOf } from '#features/organizations/model/web/theme-tiles.ts'
import type { EntryRow } from '#features/social-map/presentation/entry-row.ts'
import { entryWords as words } from '#features/social-map/presentation/entry-words.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'

const drawRow = renderCached((row: EntryRow) => <Row row={row} />)

/** Entries of the map on a document page, below a heading of the second level. */
export function EntryRows({ rows }: { rows: readonly EntryRow[] }) {
  const locale = useLocale()
  return <CachedParts className="results" parts={rows.map((row) => drawRow(row, locale))} />
}

function Row({ row }: { row: EntryRow }) {
  const [t, isEnglish] = [useT(), useLocale() === 'en']
  const { name, short, theme, where, today, spans, cost, isFree, needsReferral, isClosed, phone, checked, at } = row
  return (
    <ResultRow
      href={row.path}
      heading="h3"
      {...tileOf(theme ? [theme] : [])}
      title={name}
      by={isEnglish ? <span lang="nl">{short}</span> : short}
      at={at}
      facts={[...(isClosed ? [] : [{ sign: 'time', text: <Today today={today} spans={spans} /> } as const]), { sign: 'where', text: where }]}
      tags={
        <>
          {isClosed && <Badge tone="warn">{today}</Badge>}
          {cost && <Badge tone={isFree ? 'success' : 'neutral'}>{cost}</Badge>}
          {needsReferral && <Badge>{t(words.needsReferral)}</Badge>}
          {checked && (
            <span className="inline-flex items-center gap-1.5 text-text-soft">
              <Icon name="seal-check-fill" size={18} />
              {checked}
            </span>
          )}
        </>
      }
      after={
        phone && (
          <TelLink phone={phone} className="row-call btn btn-second btn-sm relative z-1 self-center !min-h-11" label={t(words.call, { name, phone })}>
            <Icon name="phone" />
            <span className="whitespace-nowrap">{phone}</span>
          </TelLink>
        )
      }
    />
  )
}

/** Today's hours, with room for “open now”. */
export function Today({ today, spans }: { today: string; spans: string }) {
  return (
    <span>
      {today} <NowOpen spans={spans} />
    </span>
  )
}

/** Room for “open now”, which the browser fills; nothing where it is not open today or tomorrow. */
function NowOpen({ spans }: { spans: string }) {
  const t = useT()
  return spans === '' ? null : <open-now className="badge badge-success empty:hidden" data-spans={spans} data-words={t(words.openNow)} />
}
