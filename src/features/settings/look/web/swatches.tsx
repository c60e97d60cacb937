import type { Proposal } from '#features/settings/colors/proposals.ts'
import { designWords as words } from '#features/settings/look/design-messages.ts'
import type { useT } from '#kernel/i18n/web/provider.tsx'
import { type Ramp, type Shade, shades } from '#features/settings/colors/contrast.ts'

/** Some shades of a set side by side. Drawn as SVG, since our content security policy refuses inline styles. */
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
    {/* The names that the measurements below use. */}
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

/** "4,5 : 1", truncated and not rounded, so that a ratio just below the limit does not look sufficient. */
export function ratioInWords(ratio: number, locale: 'nl' | 'en'): string {
  return `${(Math.floor(ratio * 10) / 10).toLocaleString(locale, { minimumFractionDigits: 1 })} : 1`
}

/** What is wrong with a chosen colour, and what is taken in its place: the same sentence at its field and among the measurements. */
export function proposalInWords({ field, ratio, shade }: Proposal, t: ReturnType<typeof useT>, locale: 'nl' | 'en'): string {
  const why = field === 'textColor' ? t(words.badText, { ratio: ratioInWords(ratio, locale) }) : t(words.badBackground)
  return `${why} ${shade ? t(words.weTake, { shade: shade.name }) : t(words.weChoose)}`
}
