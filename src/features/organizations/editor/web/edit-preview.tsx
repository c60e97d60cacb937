import type { ComponentProps } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Link } from '#design/link/link.tsx'
import { Sign } from '#design/sign/sign.tsx'
import { Card } from '#design/surface/card.tsx'
import { formWords as words } from '#features/organizations/editor/form-messages.ts'
import type { Theme } from '#features/organizations/model/themes.ts'
import { OrganizationLogo } from '#features/organizations/model/web/organization-logo.tsx'

type Props = Pick<ComponentProps<typeof OrganizationLogo>, 'logo'> & {
  id: string
  name: string
  summary: string
  city: string | null
  themes: readonly Theme[]
  isPublic: boolean
}

/** Beside the form: the organization as visitors see it now. */
export function EditPreview({ id, name, summary, city, themes, isPublic, logo }: Props) {
  const t = useT()
  return (
    <aside className="form-aside" aria-labelledby="voorbeeld">
      <h2 id="voorbeeld" className="text-xl">
        {t(words.preview)}
      </h2>
      <Card padded={false} className="mt-3 p-5">
        <div className="flex gap-4">
          <OrganizationLogo logo={logo} themes={themes} className="!w-20 shrink-0 self-start" />
          <div className="min-w-0">
            <p className="h-row text-lg break-words">{name}</p>
            <p className="mt-1 text-text-soft break-words">{summary}</p>
            {city && (
              <p className="mt-2">
                <Sign pin>{city}</Sign>
              </p>
            )}
          </div>
        </div>
      </Card>
      <p className="mt-3">{isPublic ? <Link href={`/organizations/${id}`}>{t(words.previewPage)}</Link> : t(words.notVisible)}</p>
    </aside>
  )
}
