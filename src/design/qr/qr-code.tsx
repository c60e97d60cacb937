import type { QrShape } from '#kernel/qr/qr-path.ts'

/** A QR code, black on white in both colour schemes and in print. */
export function QrCode({ shape: { size, path }, label }: { shape: QrShape; /** Accessible name: where the code leads. */ label: string }) {
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className="w-40 h-40 shrink-0" role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
