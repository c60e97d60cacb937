import { crc32, deflateSync } from 'node:zlib'
import type { MailTheme } from './mail-theme.ts'

/** Whether a point lies in the shape: the tiles of design/tiles.svg, 96 by 96, that mails use. */
type Shape = (x: number, y: number) => boolean

const box =
  (left: number, top: number, right: number, bottom: number): Shape =>
  (x, y) =>
    x >= left && x < right && y >= top && y < bottom
const anyOf =
  (...shapes: Shape[]): Shape =>
  (x, y) =>
    shapes.some((shape) => shape(x, y))
const disc =
  (centerX: number, centerY: number, radius: number): Shape =>
  (x, y) =>
    Math.hypot(x - centerX, y - centerY) <= radius
const diamond =
  (centerX: number, centerY: number, radius: number): Shape =>
  (x, y) =>
    Math.abs(x - centerX) + Math.abs(y - centerY) <= radius
const ring = (round: boolean, centerX: number, centerY: number, radius: number): Shape => {
  const form = round ? disc : diamond
  const [outer, inner] = [form(centerX, centerY, radius + 1), form(centerX, centerY, radius - 1)]
  return (x, y) => outer(x, y) && !inner(x, y)
}

/** A square with corners rounded to this radius. */
const roundedSquare =
  (size: number, radius: number): Shape =>
  (x, y) => {
    const [dx, dy] = [Math.max(radius - x, x - size + radius, 0), Math.max(radius - y, y - size + radius, 0)]
    return Math.hypot(dx, dy) <= radius
  }

const houses = {
  left: anyOf(box(14, 44, 37, 78), box(18, 38, 34, 78), box(23, 32, 29, 78)),
  middle: anyOf(box(35, 36, 64, 78), box(39, 29, 61, 78), box(43, 22, 57, 78), box(47, 16, 53, 78)),
  right: anyOf(box(64, 47, 83, 78), box(68, 41, 78, 78), box(69, 37, 77, 78)),
  windows: anyOf(
    box(41, 40, 48, 49),
    box(52, 40, 59, 49),
    box(46, 62, 54, 78),
    box(46, 27, 54, 33),
    box(20, 49, 25, 56),
    box(29, 49, 33, 56),
    box(20, 62, 25, 69),
    box(70, 51, 76, 59),
    box(70, 64, 76, 72),
  ),
}

const cup = {
  steam: anyOf(box(36, 20, 40, 34), box(48, 20, 52, 34)),
  bowl: anyOf(box(25, 41, 64, 56), (x, y) => y >= 56 && anyOf(disc(40, 56, 15), disc(49, 56, 15), box(40, 56, 49, 71))(x, y)),
  handle: (x: number, y: number) => x >= 62 && disc(65, 55, 10.5)(x, y) && !disc(65, 55, 5.5)(x, y),
  band: box(25, 47, 64, 53),
  saucer: box(20, 74, 70, 79),
}

type Kind = 'frieze' | 'houses' | 'cup'
type Colours = readonly [ground: Colour, ink: Colour, mid: Colour, pop: Colour]
type Colour = readonly [number, number, number, number]

/**
 * The address of a picture inside a mail. It contains the colours, so that the picture can be drawn again from the mail alone,
 * at a retry and on the page of sent mails. Opening the mail fetches nothing.
 */
export function pictureUrl(kind: Kind, { brand, onBrand, brandMid, brandPop, rounded }: MailTheme): string {
  return `cid:${[kind, ...[brand, onBrand, brandMid, brandPop].map((colour) => colour.slice(1).toLowerCase()), rounded ? 'r' : 's'].join('-')}`
}

const address = /cid:((frieze|houses|cup)-([0-9a-f]{6})-([0-9a-f]{6})-([0-9a-f]{6})-([0-9a-f]{6})-([rs]))/g

export type Picture = { cid: string; filename: string; content: Buffer }

/** The pictures that a mail's HTML refers to, each once. */
export function picturesIn(html: string): Picture[] {
  const found = new Map<string, Picture>()
  for (const [, cid = '', kind = ''] of html.matchAll(address)) found.set(cid, { cid, filename: `${kind}.png`, content: picture(cid) })
  return [...found.values()]
}

/** The same HTML with the pictures embedded, for a browser. */
export function withPictures(html: string): string {
  return html.replace(address, (_, cid: string) => `data:image/png;base64,${picture(cid).toString('base64')}`)
}

const drawn = new Map<string, Buffer>()

function picture(cid: string): Buffer {
  const known = drawn.get(cid)
  if (known) return known
  if (drawn.size > 100) drawn.clear() // a center that tries out colours must not fill the memory
  const [kind, ground, ink, mid, pop, corners] = cid.split('-') as [Kind, string, string, string, string, string]
  const colours = [ground, ink, mid, pop].map(colourOf) as unknown as Colours
  const png = draw[kind](colours, corners === 'r')
  drawn.set(cid, png)
  return png
}

const colourOf = (hex: string): Colour => [...Buffer.from(hex, 'hex'), 255] as unknown as Colour
const pale = ([red, green, blue]: Colour): Colour => [...[red, green, blue].map((part) => Math.round(255 - (255 - part) * 0.4)), 255] as unknown as Colour
const nothing: Colour = [0, 0, 0, 0]

/** At twice the size they are shown at: 624 by 32, 40 by 40 and 80 by 80 pixels. */
const draw: Record<Kind, (colours: Colours, rounded: boolean) => Buffer> = {
  frieze: ([ground, , mid, pop], rounded) => {
    const eye = anyOf(ring(rounded, 24, 16, rounded ? 9.6 : 10.56), (rounded ? disc : diamond)(24, 16, rounded ? 4.8 : 5.28))
    const spark = anyOf(diamond(0, 16, 4.48), diamond(48, 16, 4.48))
    const paint = layers(ground, [eye, mid], [spark, pop])
    return drawPng(96, 64, (x, y) => paint(x / 2, y / 2), 13)
  },
  houses: ([ground, ink, mid, pop], rounded) => {
    const { left, middle, right, windows } = houses
    return tile(80, rounded, layers(ground, [corners(rounded), mid], [left, mid], [middle, ink], [right, pop], [windows, ground]))
  },
  cup: ([brand, onBrand, , pop], rounded) =>
    tile(
      160,
      rounded,
      layers(pale(pop), [corners(rounded), pop], [cup.steam, pop], [cup.handle, brand], [cup.bowl, brand], [cup.band, onBrand], [cup.saucer, pop]),
    ),
}

function layers(ground: Colour, ...above: [Shape, Colour][]): Paint {
  return (x, y) => above.findLast(([shape]) => shape(x, y))?.[1] ?? ground
}

function tile(size: number, rounded: boolean, paint: Paint): Buffer {
  const inside = roundedSquare(96, rounded ? 14 : 0)
  return drawPng(size, size, (x, y) => {
    const [tileX, tileY] = [(x * 96) / size, (y * 96) / size]
    return inside(tileX, tileY) ? paint(tileX, tileY) : nothing
  })
}

const corners =
  (rounded: boolean): Shape =>
  (x, y) => {
    const [toX, toY] = [Math.min(x, 96 - x), Math.min(y, 96 - y)]
    return rounded ? anyOf(disc(0, 0, 9), ring(true, 0, 0, 15))(toX, toY) : anyOf(diamond(0, 0, 11), ring(false, 0, 0, 17))(toX, toY)
  }

/** Colour of the point (x, y) as [red, green, blue, alpha], each 0–255. */
type Paint = (x: number, y: number) => readonly [number, number, number, number]

// Not with sharp, although it is a dependency: only the processes that resize pictures load it, and this one does not. Here it
// would take 25 MB permanently (10 for libvips, 15 at its first picture, measured with thirty of these), to replace the thirty
// lines below.

/**
 * Draws a PNG of `width` by `height` pixels, repeated `times` times side by side. A pixel whose corners differ becomes the mean
 * of four points, so that round edges are smooth.
 */
function drawPng(width: number, height: number, paint: Paint, times = 1): Buffer {
  const cornersAt = (y: number) => Array.from({ length: width + 1 }, (_, x) => paint(x, y))
  let above = cornersAt(0)
  const rows = Array.from({ length: height }, (_, y) => {
    const [row, below] = [Buffer.alloc(width * 4), cornersAt(y + 1)]
    for (let x = 0; x < width; x += 1) {
      const colour = above[x]!
      if (colour === above[x + 1] && colour === below[x] && colour === below[x + 1]) row.set(colour, x * 4)
      else mean(row, x, y, paint)
    }
    above = below
    return Buffer.concat([Buffer.of(0), ...Array<Buffer>(times).fill(row)]) // each row begins with its filter: 0, none
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width * times, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6], 8) // 8 bits, red green blue alpha
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })), chunk('IEND', Buffer.alloc(0))])
}

function mean(row: Buffer, x: number, y: number, paint: Paint): void {
  let [red, green, blue, alpha] = [0, 0, 0, 0]
  for (let point = 0; point < 4; point += 1) {
    const colour = paint(x + (point & 1 ? 0.75 : 0.25), y + (point & 2 ? 0.75 : 0.25))
    red += colour[0] * colour[3]
    green += colour[1] * colour[3]
    blue += colour[2] * colour[3]
    alpha += colour[3]
  }
  const opaque = alpha || 1
  row[x * 4] = Math.round(red / opaque)
  row[x * 4 + 1] = Math.round(green / opaque)
  row[x * 4 + 2] = Math.round(blue / opaque)
  row[x * 4 + 3] = Math.round(alpha / 4)
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
