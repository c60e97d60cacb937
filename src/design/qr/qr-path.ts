import encodeQR from 'qr'

/** The dark squares of a QR code as one path, in a field of `size` squares a side. */
export type QrShape = { size: number; path: string }

/** So many light squares around it, or telephones do not see where it begins. */
const margin = 4

/** Drawn where it is asked for, on the server: no browser needs the encoder. A quarter of it may be smudged. */
export function qrPath(text: string): QrShape {
  const rows = encodeQR(text.slice(0, 500), 'raw', { ecc: 'quartile', border: margin })
  const path = rows.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('')
  return { size: rows.length, path }
}
