/** The side of a square of a web map, in pixels. */
export const tileSize = 256

/** From a whole province to the single house: the zooms that there are streets for. What is nearer is drawn from the nearest. */
export const streetZooms = { farthest: 6, nearest: 17 } as const

/** A point on the map at a zoom, in pixels of 256 a tile: the projection that web maps share. */
export function project([latitude, longitude]: readonly [number, number], zoom: number): readonly [x: number, y: number] {
  const world = tileSize * 2 ** zoom
  const sine = Math.sin((latitude * Math.PI) / 180)
  return [((longitude + 180) / 360) * world, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world]
}
