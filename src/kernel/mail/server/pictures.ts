import type { MailTheme } from './mail-theme.ts'
import { drawPng, type Paint } from './png.ts'
import { anyOf, cup, diamond, disc, houses, ring, roundedSquare, type Shape } from './shapes.ts'

type Kind = 'frieze' | 'houses' | 'cup'
type Colours = readonly [ground: Colour, ink: Colour, mid: Colour, pop: Colour]
type Colour = readonly [number, number, number, number]

/**
 * The address of a picture inside a mail. It names the colours, so that the picture can be drawn again from the mail alone:
 * at a second try, and on the page of sent mails. Nothing is fetched when the mail is opened.
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

/** The same HTML with the pictures in it, for a browser. */
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

/** Twice as sharp as shown: 624 by 32, 40 by 40 and 80 by 80. */
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
