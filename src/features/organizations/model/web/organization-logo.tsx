import { Tile } from '#design/tile/tile.tsx'
import type { Theme } from '#features/organizations/model/themes.ts'
import { UploadedPicture } from '#features/uploads/web/uploaded-picture.tsx'
import type { Copy } from '#features/uploads/upload.ts'
import { tileOf } from './theme-tiles.ts'

type Props = { logo: { alt: string | null; pictures: readonly Copy[] } | null; themes: readonly Theme[]; className?: string }

/** The whole logo of an organization in a square, or the tile of its first theme. */
export function OrganizationLogo({ logo, themes, className }: Props) {
  if (!logo) return <Tile {...tileAndTone(themes)} round="large" className={className ?? ''} />
  return (
    <span className={`organization-logo ${className ?? ''}`}>
      <UploadedPicture picture={logo} sizes="(min-width: 48rem) 160px, 96px" first />
    </span>
  )
}

function tileAndTone(themes: readonly Theme[]) {
  const { tile, tone } = tileOf(themes)
  return { name: tile, tone }
}
