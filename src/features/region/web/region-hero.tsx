import { PlainForm } from '#design/form/plain-form.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { FieldError } from '#design/field/field.tsx'
import { Frieze } from '#design/frieze/frieze.tsx'
import { Tile } from '#design/tile/tile.tsx'
import { TileGrid, type TileGridCell } from '#design/tile-grid/tile-grid.tsx'
import { PlaceField, PlaceNote } from '#features/places/web/place-field.tsx'
import { regionWords as words } from '#features/region/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'

/** One motif, a hand with a heart, five columns. */
const tiles: readonly TileGridCell[] = [
  ['hart', 'solid'],
  ['leeg', 'soft'],
  ['hart', 'second'],
  ['leeg', 'line'],
  'hart',
  ['roos', 'soft'],
  'hart',
  ['leeg', 'second'],
  ['hart', 'solid'],
  ['leeg', 'soft'],
  ['leeg', 'solid'],
  ['hart', 'soft'],
  ['leeg', 'line'],
  ['hart', 'solid'],
  ['roos', 'second'],
  ['hart', 'second'],
  ['leeg', 'soft'],
  'hart',
  ['leeg', 'soft'],
  ['hart', 'line'],
  ['leeg', 'soft'],
  ['hart', 'solid'],
  ['leeg', 'second'],
  'hart',
  ['leeg', 'line'],
]

/** The band at the top: whose page it is, and the one question. */
export function RegionHero({ asked, fault }: { asked: string; fault: string | null }) {
  const t = useT()
  return (
    <header>
      <div className="region-band on-dark">
        <div className="region-words">
          <p className="flex items-center gap-3 font-semibold">
            <Tile name="hart" tone="second" round="small" small className="!w-10" />
            {t(words.all)}
          </p>
          <h1 className="mt-8 text-5xl md:text-7xl">{t(words.title)}</h1>
          <p className="text-xl mt-4 max-w-[34ch]">{t(words.intro)}</p>
          <PlainForm role="search" aria-label={t(words.searchLabel)} method="get" action="/gelderse-handen#antwoord" className="region-search">
            <div className={fault ? 'field has-error' : 'field'}>
              <label htmlFor="place">{t(words.where)}</label>
              {fault && <FieldError id="place-error">{fault}</FieldError>}
              <PlaceField value={asked} {...(fault && { 'aria-invalid': true, 'aria-describedby': 'place-error' })} />
            </div>
            <button type="submit" className="btn btn-primary">
              <Icon name="magnifying-glass" size={22} />
              {t(words.search)}
            </button>
            <PlaceNote />
          </PlainForm>
          <a href="#kaart" className="inline-block mt-4 py-1.5 underline underline-offset-4">
            {t(words.orMap)}
          </a>
        </div>
        <div className="region-tiles">
          <TileGrid tiles={tiles} className="w-full grid-cols-5" />
        </div>
      </div>
      <Frieze />
    </header>
  )
}
