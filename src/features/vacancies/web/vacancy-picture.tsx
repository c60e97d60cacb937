import { Tile } from '#design/tile/tile.tsx'
import type { Theme } from '#features/organizations/themes.ts'
import { tileOf } from '#features/organizations/web/theme-tiles.ts'

type Props = { vacancy: { themes: readonly Theme[] }; className?: string }

/** What a vacancy is known by in a list: the tile of its first theme. */
export function VacancyPicture({ vacancy: { themes }, className }: Props) {
  const { tile, tone } = tileOf(themes)
  return <Tile name={tile} tone={tone} round="medium" {...(className && { className })} />
}
