import type { Typed } from '#kernel/fields/form.ts'
import { correctLook } from '#features/settings/look/correct-look.ts'
import type { SiteFacts } from '#features/settings/model/site-facts.ts'
import { readTheme } from '#features/settings/colors/theme.ts'
import { draftOf } from './draft-look.ts'
import { LookHistory, type PastLook } from './look-history.tsx'
import { LookPreview, type PreviewPage } from './look-preview.tsx'
import { Readability } from './readability.tsx'

type Props = { values: Typed; site: SiteFacts; preview: string | null; pages: readonly PreviewPage[]; looks: readonly PastLook[] }

/** The look of the site, for people who may not change it. */
export function LookReader({ values, site, preview, pages, looks }: Props) {
  const { look, proposals } = correctLook(draftOf(values).look)
  const theme = readTheme({ ...look, footerColor: site.footerColor, rounded: (look.cornerShape ?? site.corners) === 'rounded' }, () => {})
  return (
    <div className="look-desk">
      <div className="look-choices">
        <Readability theme={theme} proposals={proposals} />
        <LookHistory looks={looks} mayRestore={false} />
      </div>
      <LookPreview token={preview} pages={pages} />
    </div>
  )
}
