import { MailAddress } from '#design/link/mail-address.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { DefinitionList } from '#design/facts/definition-list.tsx'
import { Link } from '#design/link/link.tsx'
import { TelLink } from '#design/link/tel-link.tsx'
import { Sign } from '#design/sign/sign.tsx'
import { messages as words } from '#features/organizations/model/messages.ts'
import type { OrganizationType } from '#features/organizations/model/states.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import type { Theme } from '#features/organizations/model/themes.ts'
import { OrganizationLogo } from '#features/organizations/model/web/organization-logo.tsx'
import { hostOf } from '#kernel/fields/web-address.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'

type Props = {
  name: string
  summary: string
  city: string | null
  themes: readonly Theme[]
  logo: ComponentProps<typeof OrganizationLogo>['logo']
  responseMedianDays: number | null
  paragraphs: readonly string[]
}

/** An organization in its own words, which are Dutch. */
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

type ContactProps = {
  organizationType: OrganizationType
  address: { street: string | null; postcode: string | null; city: string } | null
  phone: string | null
  publicEmail: string | null
  website: string | null
}

/** The contact data of an organization. */
export function ContactList({ organizationType, address, phone, publicEmail, website }: ContactProps) {
  const t = useT()
  const items: { term: string; value: ReactNode }[] = [
    ...(address ? [{ term: t(words.address), value: <Where {...address} /> }] : []),
    ...(phone ? [{ term: t(words.phone), value: <TelLink phone={phone} /> }] : []),
    ...(publicEmail
      ? [
          {
            term: t(words.email),
            value: (
              <Link href={`mailto:${publicEmail}`}>
                <MailAddress>{publicEmail}</MailAddress>
              </Link>
            ),
          },
        ]
      : []),
    ...(website
      ? [
          {
            term: t(words.website),
            value: (
              <Link href={website} newWindow={t(words.newWindow)}>
                {hostOf(website)}
              </Link>
            ),
          },
        ]
      : []),
    { term: t(words.kind), value: t(words[organizationType]) },
  ]
  return <DefinitionList items={items} />
}

function Where({ street, postcode, city }: NonNullable<ContactProps['address']>) {
  return (
    <>
      {street && (
        <>
          {street}
          <br />
        </>
      )}
      {[postcode, city].filter(Boolean).join(' ')}
    </>
  )
}
