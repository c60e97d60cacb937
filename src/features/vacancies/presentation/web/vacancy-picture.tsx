import { Tile } from '#design/tile/tile.tsx'
import type { TileCode } from '#features/organizations/model/theme-tiles.ts'
import type { Theme } from '#features/organizations/model/themes.ts'
import { tileOf } from '#features/organizations/model/web/theme-tiles.ts'
import type { Copy } from '#features/uploads/upload.ts'
import { UploadedPicture } from '#features/uploads/web/uploaded-picture.tsx'

type Props = {
  vacancy: { themes: readonly Theme[]; tile: TileCode | null; image?: { alt: string | null; pictures: readonly Copy[] } | null }
  className?: string
}

/** The square picture in lists: the photo, else the chosen tile, else that of the first theme. */
export function VacancyPicture({ vacancy: { themes, tile, image }, className = '' }: Props) {
  if (image) {
    return (
      <span className={`vacancy-picture ${className}`}>
        <UploadedPicture picture={{ ...image, alt: null }} sizes="80px" />
      </span>
    )
  }
  const { tile: name, tone } = tileOf(tile ? [tile] : themes)
  return <Tile name={name} tone={tone} round="medium" className={className} />
}
