import { project, tileSize } from '#features/places/project.ts'
import { type MapName, rankShown } from '#features/places/map-name.ts'
import { lakes, riverWidth, rivers, roads, woods } from './map-shapes.ts'

export type LatLng = readonly [latitude: number, longitude: number]
/** A map as numbers and paths for an `<svg>`, made on the server, so that it needs no script. */
export type MapDrawing = {
  width: number
  height: number
  lakes: string
  rivers: { d: string; width: number }[]
  woods: string
  roads: string
  labels: { name: string; x: number; y: number; rank: number }[]
  /** Street tiles, where the site has them: they lie on the sketch and its labels, which are seen where a tile does not come. */
  streets: Street[]
  credit: string | null
  /** The position of each given point, in order. */
  points: (readonly [x: number, y: number])[]
  zoom: number
  center: LatLng
}

const margin = 90
const nearest = 13
const farthest = 7

/** Draws a map that contains all these points; without any, a map around `center`. */
export function drawMap(
  given: readonly LatLng[],
  {
    width,
    height,
    center,
    zoom: fixed,
    credit = null,
    names = [],
  }: {
    width: number
    height: number
    center: LatLng
    zoom?: number
    /** The attribution of the street map, where the site has one. */
    credit?: string | null
    /** The towns to name, the most important first. */
    names?: readonly MapName[]
  },
): MapDrawing {
  const points = given.length > 0 ? given : [center]
  const flat = points.map((point) => project(point, 0))
  const [left, right] = [Math.min(...flat.map(([x]) => x)), Math.max(...flat.map(([x]) => x))]
  const [top, bottom] = [Math.min(...flat.map(([, y]) => y)), Math.max(...flat.map(([, y]) => y))]
  const fit = Math.log2(Math.min((width - 2 * margin) / Math.max(right - left, 1e-9), (height - 2 * margin) / Math.max(bottom - top, 1e-9)))
  const fitting = fixed ?? Math.max(farthest, Math.min(given.length > 1 ? nearest : 11.5, fit))
  // Street tiles are pictures, which are sharp at whole zoom levels only.
  const zoom = credit ? Math.floor(fitting) : fitting
  const scale = 2 ** zoom
  const origin = [((left + right) / 2) * scale - width / 2, ((top + bottom) / 2) * scale - height / 2] as const
  const place = (point: LatLng): readonly [number, number] => {
    const [x, y] = project(point, zoom)
    return [round(x - origin[0]), round(y - origin[1])]
  }
  // Keeps shapes beyond the edges, since a box with another aspect ratio shows more of the map.
  const isNear = ([x, y]: readonly [number, number], by = 1) => x > -width * by && x < width * (1 + by) && y > -height * by && y < height * (1 + by)
  const path = (line: readonly LatLng[], closed: boolean) => {
    const on = line.map(place)
    return on.some((point) => isNear(point)) ? curve(on, closed) : ''
  }
  const rank = rankShown(zoom)
  return {
    width,
    height,
    zoom: round(zoom),
    center: [
      (Math.min(...points.map(([a]) => a)) + Math.max(...points.map(([a]) => a))) / 2,
      (Math.min(...points.map(([, b]) => b)) + Math.max(...points.map(([, b]) => b))) / 2,
    ],
    lakes: lakes.map(({ line }) => path(line, true)).join(''),
    rivers: rivers.map(({ line, metres }) => ({ d: path(line, false), width: round(riverWidth(metres, zoom)) })).filter(({ d }) => d !== ''),
    woods: woods.map((line) => path(line, true)).join(''),
    roads: roads.map((line) => path(line, false)).join(''),
    credit,
    streets: credit ? streetsOn({ width, height, origin, zoom }) : [],
    labels: apart(
      names
        .filter(([, , , near]) => near <= rank)
        .map(([name, latitude, longitude, near]) => {
          const [x, y] = place([latitude, longitude])
          return { name, x, y, rank: near }
        })
        .filter(({ x, y }) => isNear([x, y], 0.25)),
    ),
    points: given.map(place),
  }
}

/** A map of one place, zoomed in so far that street names are readable. */
export function drawSmallMap(at: LatLng, { credit, names }: { credit: string | null; names: readonly MapName[] }): MapDrawing {
  return drawMap([at], { width: 400, height: 288, center: at, zoom: credit ? 15 : 12.2, credit, names })
}

const round = (value: number) => Math.round(value * 10) / 10

/** A path through the points with rounded corners. */
function curve(points: (readonly [number, number])[], closed: boolean): string {
  const line = closed ? [...points, points[0]!, points[1]!] : points
  const between = (i: number) => [(line[i]![0] + line[i + 1]![0]) / 2, (line[i]![1] + line[i + 1]![1]) / 2].map(Math.round).join(' ')
  const bends = line.slice(1, -1).map(([x, y], i) => `Q${Math.round(x)} ${Math.round(y)} ${between(i + 1)}`)
  if (closed) return `M${between(0)}${bends.join('')}Z`
  const end = (i: number) => line.at(i)!.map(Math.round).join(' ')
  return `M${end(0)}L${between(0)}${bends.join('')}L${end(-1)}`
}

type Label = MapDrawing['labels'][number]

/** Removes overlapping labels; they come in order of importance, and the more important one stays. */
function apart(labels: Label[]): Label[] {
  const kept: Label[] = []
  for (const label of labels)
    if (kept.every((other) => Math.abs(other.y - label.y) > 24 || Math.abs(other.x - label.x) > (label.name.length + other.name.length) * 5)) kept.push(label)
  return kept
}

/** A street tile, with its position on a drawing. */
type Street = { href: string; x: number; y: number }

type Drawing = { width: number; height: number; /** Its top left corner on the whole map. */ origin: readonly [x: number, y: number]; zoom: number }

/** The tiles that cover a drawing and somewhat more, since a box with another aspect ratio shows what is beside it. */
function streetsOn({ width, height, origin: [left, top], zoom }: Drawing): Street[] {
  const [besides, above] = [Math.max(width * 0.2, 460 - width / 2), height * 0.1]
  const columns = range(left - besides, left + width + besides)
  const rows = range(top - above, top + height + above)
  return rows.flatMap((row) =>
    columns.map((column) => ({
      href: `/map-tiles/${zoom}/${column}/${row}`,
      x: Math.round(column * tileSize - left),
      y: Math.round(row * tileSize - top),
    })),
  )
}

function range(from: number, to: number): number[] {
  const first = Math.floor(from / tileSize)
  return Array.from({ length: Math.floor(to / tileSize) - first + 1 }, (_, index) => first + index)
}
