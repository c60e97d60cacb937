import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deriveTokens } from '#features/settings/colors/derive.ts'
import type { Theme } from '#features/settings/colors/theme.ts'
import { type SceneName, scenes } from '#features/files/model/stock-scenes.ts'

const tile = 512
const grout = 6
/** The size of a grid of three by two tiles, in pixels. */
const whole = { width: 3 * tile + 2 * grout, height: 2 * tile + grout }
const sprite = readFile(join(import.meta.dirname, '../../../../design/tile/tiles.svg'), 'utf8')

type Colors = { bg: string; ink: string; mid: string; pop: string }

/** The colours of a tile by tone, in the light colour scheme (`tile.css`). */
export function tileColors(theme: Theme): Record<'glaze' | 'solid' | 'second' | 'soft' | 'line', Colors> {
  const token = deriveTokens(theme, 'light')
  const { primary, secondary } = theme
  const glaze = { bg: primary[50], ink: primary[800], mid: primary[300], pop: secondary[400] }
  return {
    glaze,
    solid: { bg: token['brand']!, ink: token['on-brand']!, mid: token['brand-mid']!, pop: token['brand-pop']! },
    second: { bg: secondary[200], ink: primary[800], mid: secondary[400], pop: '#ffffff' },
    soft: { ...glaze, bg: primary[100], mid: primary[400] },
    line: { ...glaze, bg: token['surface']! },
  }
}

/** A tile grid as SVG in the colours of a center. It holds nothing that users wrote. */
export async function drawScene(name: SceneName, theme: Theme): Promise<string> {
  const colors = tileColors(theme)
  const drawings = await sprite
  const free = [0, 1, 2, 3, 4, 5]
  const placed = scenes[name].tiles.map((spot) => {
    const [picture, tone] = typeof spot === 'string' ? [spot, 'glaze' as const] : spot
    const isBig = drawings.includes(`<symbol id="${picture}" viewBox="0 0 192 192"`)
    const at = isBig && free[0]! % 3 === 2 ? free[1]! : free[0]!
    const taken = isBig ? [at, at + 1, at + 3, at + 4] : [at]
    for (const one of taken) free.splice(free.indexOf(one), 1)
    const side = isBig ? 2 * tile + grout : tile
    return paint(drawings, picture, {
      x: (at % 3) * (tile + grout),
      y: Math.floor(at / 3) * (tile + grout),
      side,
      colors: colors[tone],
      isRound: theme.rounded,
    })
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${whole.width}" height="${whole.height}"><rect width="100%" height="100%" fill="#ffffff"/>${placed.join('')}</svg>`
}

type Spot = { x: number; y: number; side: number; colors: Colors; isRound: boolean }

function paint(drawings: string, name: string, { x, y, side, colors, isRound }: Spot): string {
  const start = drawings.indexOf(`<symbol id="${name}"`)
  const [head = '', ...rest] = start < 0 ? [] : drawings.slice(start, drawings.indexOf('</symbol>', start)).split('>')
  const box = /viewBox="([\d ]+)"/.exec(head.slice(0, 200))?.[1] ?? '0 0 96 96'
  const body = rest
    .join('>')
    .replaceAll(/var\(--t-(bg|ink|mid|pop)(?:,[^)]*)?\)/g, (_, part: keyof Colors) => colors[part])
    .replaceAll(/var\(--c-round(?:,[^)]*)?\)/g, isRound ? '1' : '0')
    .replaceAll(/var\(--c-straight(?:,[^)]*)?\)/g, isRound ? '0' : '1')
  return `<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="${box}"><rect width="100%" height="100%" fill="${colors.bg}"/>${body}</svg>`
}
