import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ArticleTile, scenes } from '#features/news/presentation/article-tiles.ts'
import { deriveTokens } from '#features/settings/colors/derive.ts'
import type { Theme as Colors } from '#features/settings/colors/theme.ts'
import { HttpError } from '#kernel/http/errors.ts'
import { ConcurrencyLimiter } from '#kernel/http/limits/server/limits.ts'
import { runChild } from '#kernel/processes/server/run-child.ts'

const busy = () => new HttpError(503, [{ code: 'unavailable' }], { 'retry-after': '5' })
/** One at a time: somebody who shares can wait for a second. */
const line = new ConcurrencyLimiter({ atOnce: 1, longestQueue: 20, refusal: busy })

/** Draws one of our own SVGs as a JPEG. @throws 503 when too many wait, or the process fails */
export async function drawShare(svg: string): Promise<Buffer> {
  return await line.take(async () => {
    const { code, output: picture } = await runChild({
      file: join(import.meta.dirname, 'draw-share-child.ts'),
      input: [Buffer.from(svg)],
      longest: 30_000,
      heap: 96,
      longestAnswer: 8 * 1024 * 1024,
      isConfined: true,
    })
    if (code !== 0 || picture.length === 0) throw busy()
    return picture
  })
}

const shareSize = { width: 1200, height: 630 } as const
const [columns, rows, side] = [6, 3, 210]
/** The columns are cropped a little on both sides. */
const left = (columns * side - shareSize.width) / 2

/** A tile grid in the colours of a center as SVG. It has no text, since the server's fonts are not ours. */
export function shareSvg(spots: readonly ArticleTile[], colors: Colors): string {
  const paint = paintsOf(colors)
  const free = Array.from({ length: rows }, () => Array.from({ length: columns }, () => true))
  const cells = spots.flatMap(([name, tone]) => {
    const size = scenes.includes(name) ? 2 : 1
    const at = placeFor(free, size)
    if (!at) return []
    const { box, drawing } = symbols().get(name)!
    const edge = side * size
    return `<svg x="${at.column * side}" y="${at.row * side}" width="${edge - 2}" height="${edge - 2}" viewBox="${box}"><rect width="100%" height="100%" fill="${paint[tone].bg}"/>${painted(drawing, paint[tone], colors.rounded)}</svg>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}" viewBox="${left} 0 ${shareSize.width} ${shareSize.height}"><rect x="${left}" width="100%" height="100%" fill="#fff"/>${cells.join('')}</svg>`
}

type Paint = { bg: string; ink: string; mid: string; pop: string }

/** The tones of `tile.css` in the light colour scheme. */
function paintsOf(colors: Colors): Record<ArticleTile[1], Paint> {
  const { primary: P, secondary: S } = colors
  const token = deriveTokens(colors, 'light')
  const glaze = { bg: P[50], ink: P[800], mid: P[300], pop: S[400] }
  return {
    glaze,
    solid: { bg: token['brand']!, ink: token['on-brand']!, mid: token['brand-mid']!, pop: token['brand-pop']! },
    second: { bg: S[200], ink: P[800], mid: S[400], pop: '#ffffff' },
    soft: { ...glaze, bg: P[100], mid: P[400] },
    line: { ...glaze, bg: '#ffffff' },
  }
}

function painted(drawing: string, { bg, ink, mid, pop }: Paint, isRounded: boolean): string {
  return drawing
    .replaceAll('var(--t-bg)', bg)
    .replaceAll('var(--t-ink)', ink)
    .replaceAll('var(--t-mid)', mid)
    .replaceAll('var(--t-pop)', pop)
    .replaceAll('var(--c-round,1)', isRounded ? '1' : '0')
    .replaceAll('var(--c-straight,0)', isRounded ? '0' : '1')
}

/** The first cell where it fits, as the browser lays out a dense grid. */
function placeFor(free: boolean[][], size: number): { row: number; column: number } | null {
  for (let row = 0; row + size <= rows; row += 1)
    for (let column = 0; column + size <= columns; column += 1) {
      const cells = Array.from({ length: size * size }, (_, at) => [row + Math.floor(at / size), column + (at % size)] as const)
      if (!cells.every(([y, x]) => free[y]![x])) continue
      for (const [y, x] of cells) free[y]![x] = false
      return { row, column }
    }
  return null
}

let known: Map<string, { box: string; drawing: string }> | undefined

/** The symbols of the sprite, by name. */
function symbols(): Map<string, { box: string; drawing: string }> {
  known ??= new Map(
    readFileSync(join(import.meta.dirname, '../../../../design/tile/tiles.svg'), 'utf8')
      .split('<symbol ')
      .slice(1)
      .map((part) => {
        const head = part.slice(0, part.indexOf('>'))
        const [, name = '', box = ''] = /^id="(\w+)" viewBox="([\d ]+)"/.exec(head) ?? []
        return [name, { box, drawing: part.slice(part.indexOf('>') + 1, part.indexOf('</symbol>')) }]
      }),
  )
  return known
}
