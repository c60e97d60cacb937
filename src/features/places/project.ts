/** The side of a square of a web map, in pixels. */
export const tileSize = 256

/** The zoom levels that the tile server has, from a whole province to a single house. Nearer views scale the nearest tiles. */
export const streetZooms = { farthest: 6, nearest: 17 } as const

/** A point on the map at a zoom level, in pixels with 256 per tile: Web Mercator. */
export function project([latitude, longitude]: readonly [number, number], zoom: number): readonly [x: number, y: number] {
  const world = tileSize * 2 ** zoom
  const sine = Math.sin((latitude * Math.PI) / 180)
  return [((longitude + 180) / 360) * world, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world]
}
