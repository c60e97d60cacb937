import { type Ramp, type Shade, shades } from '#features/settings/colors/contrast.ts'

/** Some shades of a set beside each other. Drawn, for a colour in a style would be refused by our own policy. */
export function Shades({ ramp, only = [300, 500, 700], className }: { ramp: Ramp; only?: readonly Shade[]; className?: string }) {
  return (
    <svg viewBox={`0 0 ${only.length} 1`} preserveAspectRatio="none" aria-hidden="true" className={className}>
      {only.map((shade, at) => (
        <rect key={shade} x={at} width="1.01" height="1" fill={ramp[shade]} />
      ))}
    </svg>
  )
}

/** The whole set, from 50 to 950. */
export const WholeRamp = ({ ramp }: { ramp: Ramp }) => (
  <>
    <Shades ramp={ramp} only={shades} className="ramp-whole" />
    {/* The measurements below call them so. */}
    <div className="ramp-names" aria-hidden="true">
      {shades.map((shade) => (
        <span key={shade}>{shade}</span>
      ))}
    </div>
  </>
)

export function Swatch({ color }: { color: string }) {
  return (
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true" className="swatch">
      <rect width="1" height="1" fill={color} />
    </svg>
  )
}

/** "4,5 : 1", cut and not rounded: what is just too little must not look like enough. */
export function ratioInWords(ratio: number, locale: 'nl' | 'en'): string {
  return `${(Math.floor(ratio * 10) / 10).toLocaleString(locale, { minimumFractionDigits: 1 })} : 1`
}
