/** A town as the map names it: `rank` 1 is shown from afar, 2 from nearer, 3 from close by only. */
export type MapName = readonly [name: string, latitude: number, longitude: number, rank: 1 | 2 | 3]

/** The rank of the names that are shown at a zoom level: small towns only from close by. */
export const rankShown = (zoom: number): number => (zoom < 9.5 ? 1 : zoom < 11.2 ? 2 : 3)

/** Where the browser finds the names for a map that moves. */
export const mapNamesAddress = '/map-tiles/names'
