import type { TileCode } from '#features/organizations/model/theme-tiles.ts'
import type { Theme } from '#features/organizations/model/themes.ts'
import { mapNames } from '#features/places/map-names.ts'
import { drawMap, type MapDrawing } from '#features/places/web/draw-map.ts'
import type { ShownOf } from '#features/pages/blocks/define-block.ts'
import { type BlockQuery, newest } from '#features/pages/blocks/web/block-query.ts'
import type { mapBlock } from './map.ts'

export type MapPlace = {
  id: string
  href: string
  title: string
  isDutch?: true
  by: string | null
  note: string
  theme: TileCode | null
  at: [latitude: number, longitude: number]
}
export type MapFacts = { places: MapPlace[]; map: MapDrawing | null }

const picture = { width: 1200, height: 600 }

/** The places of the map; without any there is no map. */
export async function fetchMap({ show, most, themes }: ShownOf<typeof mapBlock.fields>, ask: BlockQuery): Promise<MapFacts> {
  const places = await (show === 'vacancies' ? vacanciesOn : organizationsOn)(ask, { size: most, themes })
  const [first] = places
  return {
    places,
    map: first
      ? drawMap(
          places.map(({ at }) => at),
          { ...picture, center: first.at, credit: ask.mapCredit, names: mapNames },
        )
      : null,
  }
}

type Which = { size: number; themes: readonly Theme[] }

async function vacanciesOn(ask: BlockQuery, which: Which): Promise<MapPlace[]> {
  const { rows } = await newest(ask, which)
  return rows.flatMap(({ id, title, isDutch, by, when, where, theme, at }) =>
    at ? [{ id, href: `/vacancies/${id}`, title, ...(isDutch && { isDutch }), by, note: [when, where].filter(Boolean).join(', '), theme, at }] : [],
  )
}

async function organizationsOn({ api }: BlockQuery, { size, themes }: Which): Promise<MapPlace[]> {
  const { items } = await api.organizations.list({
    include: ['address', 'profile'],
    fields: { organizations: ['name', 'address', 'profile'], addresses: ['city', 'latitude', 'longitude'], organization_profiles: ['themes'] },
    filter: { statusEq: 'approved', ...(themes.length > 0 && { withTheme: [...themes] }) },
    sort: 'name',
    page: { size },
  })
  return items.flatMap(({ id, name, address, profile }) => {
    const { latitude = null, longitude = null, city = null } = address ?? {}
    if (latitude === null || longitude === null) return []
    return [{ id, href: `/organizations/${id}`, title: name, by: null, note: city ?? '', theme: profile?.themes?.[0] ?? null, at: [latitude, longitude] }]
  })
}
