import { useT } from '#kernel/i18n/web/provider.tsx'
import { ResultRow } from '#design/row/result-row.tsx'
import { tileOf } from '#features/organizations/model/web/theme-tiles.ts'
import type { ShownOf } from '#features/pages/blocks/define-block.ts'
import { BlockHeading, blockLook } from '#features/pages/blocks/web/block-heading.tsx'
import { mapWords } from '#features/vacancies/map/map-messages.ts'
import { VacancyMap } from '#features/vacancies/map/web/vacancy-map.tsx'
import type { MapFacts } from './fetch-map.ts'
import type { mapBlock } from './map.ts'

/** The map, and its places as a list below, which works without script and from which the map reads its pins. */
export function MapView({ value: { title }, facts: { places, map } }: { value: ShownOf<typeof mapBlock.fields>; facts: MapFacts }) {
  const t = useT()
  if (!map) return null
  const hrefs = new Map(places.map(({ id, href }) => [id, href]))
  return (
    <section className={blockLook} data-map-list="">
      <BlockHeading>{title}</BlockHeading>
      <div role="group" aria-label={t(mapWords.map)} className="block-map">
        <VacancyMap map={map} rows={places} isLive={false} hrefOf={(id) => hrefs.get(id)!} isSearch={false} />
      </div>
      <ul className="results grid md:grid-cols-2 gap-x-12 mt-6">
        {places.map(({ id, href, title: name, isDutch, by, note, theme, at }) => (
          <li key={id}>
            <ResultRow
              href={href}
              title={isDutch ? <span lang="nl">{name}</span> : name}
              by={by}
              at={at}
              {...tileOf(theme ? [theme] : [])}
              facts={note ? [{ sign: 'where', text: note }] : []}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
