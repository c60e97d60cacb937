import { TileGrid } from '#design/tile-grid/tile-grid.tsx'
import type { FileCopy } from '#features/files/model/file.ts'
import { pictureOf } from '#features/files/picture/picture-of.ts'
import { type SceneName, scenes } from '#features/files/model/stock-scenes.ts'
import { Picture } from './picture.tsx'
import './files.css'

type StockProps = { image: { id: string; scene: SceneName | null; pictures: readonly FileCopy[] | null } }

/** A preview of a stock image: a tile grid in the colours of the page, or a photo. Its title is beside it. */
export function StockPicture({ image: { id, scene, pictures } }: StockProps) {
  return (
    <span className="stock-picture">
      {scene ? (
        <TileGrid tiles={scenes[scene].tiles} />
      ) : (
        <Picture picture={pictureOf({ id, focusX: 50, focusY: 50, pictures: pictures ?? [] })} sizes="20rem" alt="" />
      )}
    </span>
  )
}
