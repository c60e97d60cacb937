import { MailAddress } from '#design/link/mail-address.tsx'
import type { ReactNode } from 'react'
import { hostOf } from '#kernel/fields/web-address.ts'
import { longDay, shortDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { DefinitionList } from '#design/facts/definition-list.tsx'
import { Link } from '#design/link/link.tsx'
import { TelLink } from '#design/link/tel-link.tsx'
import type { OrganizationFacts as Facts } from '#features/organizations/staff-list/fetch-organization.ts'
import { factWords as words, legalFormWords } from '#features/organizations/model/fact-words.ts'
import { messages } from '#features/organizations/model/messages.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'

/** The facts of an organization: type, number, themes. */
export function OrganizationFacts({ organization }: { organization: Facts }) {
  const t = useT()
  const { organizationType, legalForm, kvkNumber, profile, website } = organization
  return (
    <DefinitionList
      items={[
        {
          term: t(words.kind),
          value:
            [legalForm && t(legalFormWords[legalForm]), organizationType !== 'Organization' && t(messages[organizationType])].filter(Boolean).join(', ') ||
            t(messages.Organization),
        },
        { term: t(words.kvk), value: kvkNumber ?? t(words.noKvk) },
        { term: t(words.themes), value: profile?.themes.map((theme) => t(themeWords[theme])).join(', ') || '–' },
        ...(website ? [{ term: t(messages.website), value: <Link href={website}>{hostOf(website)}</Link> }] : []),
      ]}
    />
  )
}

/** The contact and the address of an organization, as links that are large enough for a thumb. */
export function OrganizationContactMethods({ organization }: { organization: Facts }) {
  const t = useT()
  const locale = useLocale()
  const { contact, address, phone, publicEmail, createdAt } = organization
  const call = contact?.phone ?? phone
  const mail = contact?.email ?? publicEmail
  const items: { term: string; value: ReactNode }[] = [
    ...(contact ? [{ term: t(words.contact), value: <strong className="font-semibold">{contact.name}</strong> }] : []),
    ...(mail
      ? [
          {
            term: t(messages.email),
            value: (
              <>
                <Link href={`mailto:${mail}`}>
                  <MailAddress>{mail}</MailAddress>
                </Link>
                {contact?.confirmedAt && (
                  <span className="block text-text-soft text-sm">{t(words.confirmedOn, { day: shortDay(locale, contact.confirmedAt) })}</span>
                )}
              </>
            ),
          },
        ]
      : []),
    ...(call ? [{ term: t(messages.phone), value: <TelLink phone={call} /> }] : []),
    ...(address
      ? [
          {
            term: t(messages.address),
            value: (
              <>
                {address.street && `${address.street} ${address.houseNumber ?? ''}`.trim()}
                {address.street && <br />}
                {[address.postcode, address.city].filter(Boolean).join(' ')}
              </>
            ),
          },
        ]
      : []),
    { term: t(words.signedUp), value: longDay(locale, createdAt) },
  ]
  return <DefinitionList items={items} />
}
