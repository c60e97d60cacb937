import type { ShownOf } from '#features/pages/blocks/define-block.ts'
import { SignUpBand } from '#features/organizations/sign-up/web/sign-up-band.tsx'
import type { band } from './band.ts'

export function BandView({ value: { title, text, button, href } }: { value: ShownOf<typeof band.fields> }) {
  return <SignUpBand {...{ title, text }} action={button} href={href || null} />
}
