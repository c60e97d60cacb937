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

/** A QR code, black on white in both colour schemes and in print. */
export function QrCode({ shape: { size, path }, label }: { shape: QrShape; /** Accessible name: where the code leads. */ label: string }) {
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className="w-40 h-40 shrink-0" role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
