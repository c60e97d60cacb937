import { FactGrid } from '#design/facts/fact-grid.tsx'
import { ApplyAside } from './apply-aside.tsx'
import type { Previewed } from './preview-card.tsx'
import { VacancyHead } from './vacancy-head.tsx'
import { VacancyText } from './vacancy-text.tsx'

/** The page as the public sees it, of the same parts. Nothing in it can be operated. */
export function PreviewPage(shown: Previewed) {
  const { title, dutch, organization, city, tags, themes, picture, facts } = shown
  return (
    <div inert className="preview-page">
      <VacancyHead title={title} isDutch={Boolean(dutch.text)} {...{ organization, city, tags, themes, picture }} level="h3" />
      <div className="mt-8 border-b border-line">
        <FactGrid facts={facts} />
      </div>
      <VacancyText {...shown} />
      {organization && (
        <div className="mt-10">
          <ApplyAside organization={organization} />
        </div>
      )}
    </div>
  )
}
