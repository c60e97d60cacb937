import encodeQR from 'qr'
import { cutText } from '#kernel/fields/cut-text.ts'

/** The dark squares of a QR code as one SVG path, in a viewBox of `size` by `size`. */
export type QrShape = { size: number; path: string }

/** Light squares around the code: without this quiet zone scanners do not find it. */
const margin = 4

/** Computed on the server, so that no browser loads the encoder. Error correction covers a quarter of the code. */
export function qrPath(text: string): QrShape {
  const rows = encodeQR(cutText(text, 500), 'raw', { ecc: 'quartile', border: margin })
  const path = rows.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('')
  return { size: rows.length, path }
}
