import type { ComponentProps } from 'react'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { Sign } from '#design/sign/sign.tsx'
import { messages as words } from '#features/organizations/model/messages.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import type { Theme } from '#features/organizations/model/themes.ts'
import { OrganizationLogo } from '#features/organizations/model/web/organization-logo.tsx'

type Props = {
  name: string
  summary: string
  city: string | null
  themes: readonly Theme[]
  logo: ComponentProps<typeof OrganizationLogo>['logo']
  responseMedianDays: number | null
  paragraphs: readonly string[]
}

/** Who an organization is, in its own words, which are Dutch. */
export function AboutOrganization({ name, summary, city, themes, logo, responseMedianDays, paragraphs }: Props) {
  const t = useT()
  const dutch: { lang?: string } = useLocale() === 'en' ? { lang: 'nl' } : {}
  return (
    <>
      <div className="grid md:grid-cols-[1fr_auto] gap-6 md:gap-10 items-start">
        <div className="max-md:order-2">
          <h1 className="text-4xl md:text-5xl">{name}</h1>
          <p className="text-xl mt-3 text-text-soft" {...dutch}>
            {summary}
          </p>
          <p className="mt-4 flex flex-wrap gap-2">
            {city && <Sign pin>{city}</Sign>}
            {themes.map((theme) => (
              <Badge key={theme}>{t(themeWords[theme])}</Badge>
            ))}
          </p>
          {responseMedianDays !== null && (
            <p className="mt-4">
              <Badge tone="success" icon="check-circle-fill">
                {t(words.responds, { days: responseMedianDays })}
              </Badge>
            </p>
          )}
        </div>
        <OrganizationLogo logo={logo} themes={themes} className="!w-28 md:!w-44" />
      </div>
      {paragraphs.length > 0 && (
        <div className="prose text-lg mt-8">
          <h2>{t(words.about)}</h2>
          {dutch.lang && <p className="text-text-soft">{t(words.onlyDutch)}</p>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph} {...dutch}>
              {paragraph}
            </p>
          ))}
        </div>
      )}
    </>
  )
}
