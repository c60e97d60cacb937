import type { QrShape } from './qr-path.ts'

/** A QR code, black on white by day and by night, on paper too. */
export function QrCode({ shape: { size, path }, label }: { shape: QrShape; /** What a telephone finds in it. */ label: string }) {
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className="w-40 h-40 shrink-0" role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
