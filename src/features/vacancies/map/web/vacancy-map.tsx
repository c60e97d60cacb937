import { useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { tileOf } from '#features/organizations/model/web/theme-tiles.ts'
import type { MapDrawing } from '#features/places/web/draw-map.ts'
import { groupPins } from '#features/places/web/group-pins.ts'
import { MapCluster, MapPin } from '#features/places/web/map-pin.tsx'
import { MapPicture } from '#features/places/web/map-picture.tsx'
import { mapWords as words } from '#features/vacancies/map/map-messages.ts'
import { vacancyWords } from '#features/vacancies/model/messages.ts'
import type { RowFacts } from '#features/vacancies/presentation/row-facts.ts'

type Props = {
  map: MapDrawing
  rows: readonly Pick<RowFacts, 'id' | 'title' | 'theme' | 'at'>[]
  /** The reader opened the map, so it is interactive from the start. */
  isLive: boolean
  hrefOf: (id: string) => string
  /** Moving the map offers to search there. */
  isSearch?: boolean
}

/**
 * The results on a map: a picture with links, which works without script. `map-elements.ts` makes it interactive, and reads what
 * it needs from these attributes and the list beside it.
 */
export function VacancyMap({ map, rows, isLive, hrefOf, isSearch = true }: Props) {
  const t = useT()
  const placed = rows.filter((row) => row.at)
  return (
    <vacancy-map
      className="absolute inset-0 isolate"
      {...(isLive && { live: '' })}
      data-map={`${map.center.join(' ')} ${map.zoom}`}
      data-zoom-in={t(words.zoomIn)}
      data-zoom-out={t(words.zoomOut)}
      data-close={t(words.close)}
      data-places={t(vacancyWords.places, { n: 2 })}
      {...(map.credit && { 'data-streets': '' })}
    >
      <MapPicture map={map}>
        {groupPins(map.points).map(({ x, y, of }) => {
          const [first, ...more] = of.map((index) => placed[index]!)
          return more.length > 0 || !first ? (
            <MapCluster key={`${x} ${y}`} x={x} y={y} count={of.length} />
          ) : (
            <MapPin key={first.id} x={x} y={y} tile={tileOf(first.theme ? [first.theme] : []).tile} href={hrefOf(first.id)} label={first.title} />
          )
        })}
      </MapPicture>
      <div className="map-frame absolute inset-0 pointer-events-none has-[.leaflet-pane]:pointer-events-auto" aria-hidden="true" />
      {isSearch && (
        <button type="button" hidden data-search-area="" className="map-area btn btn-primary btn-sm">
          <Icon name="magnifying-glass" />
          <span>{t(words.searchArea)}</span>
          <span role="status" data-trouble="" className="empty:hidden" />
        </button>
      )}
      <p role="status" className="map-seen" data-seen="" data-one={t(words.oneSeen)} data-other={t(words.seen)} />
      <div hidden data-pager="" role="group" aria-label={t(words.cards)} className="map-pager">
        <button type="button" className="icon-btn" data-step="-1" aria-label={t(words.previousCard)}>
          <Icon name="caret-left-bold" />
        </button>
        <span role="status" className="px-2 font-semibold tabular-nums" data-at="" data-words={t(words.card)} />
        <button type="button" className="icon-btn" data-step="1" aria-label={t(words.nextCard)}>
          <Icon name="caret-right-bold" />
        </button>
      </div>
      <p className="map-credit">
        {map.credit ? `${map.credit},` : t(words.sketch)}{' '}
        <a className="link" href="https://www.geonames.org" rel="noreferrer">
          GeoNames
        </a>
      </p>
    </vacancy-map>
  )
}
