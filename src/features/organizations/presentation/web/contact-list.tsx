import type { ReactNode } from 'react'
import { hostOf } from '#kernel/fields/host-of.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { DefinitionList } from '#design/facts/definition-list.tsx'
import { Link } from '#design/link/link.tsx'
import { telHref } from '#design/link/tel-href.ts'
import { messages as words } from '#features/organizations/model/messages.ts'
import type { OrganizationType } from '#features/organizations/model/states.ts'

type Props = {
  organizationType: OrganizationType
  address: { street: string | null; postcode: string | null; city: string } | null
  phone: string | null
  publicEmail: string | null
  website: string | null
}

/** How to reach an organization. */
export function ContactList({ organizationType, address, phone, publicEmail, website }: Props) {
  const t = useT()
  const items: { term: string; value: ReactNode }[] = [
    ...(address ? [{ term: t(words.address), value: <Where {...address} /> }] : []),
    ...(phone ? [{ term: t(words.phone), value: <Link href={telHref(phone)}>{phone}</Link> }] : []),
    ...(publicEmail ? [{ term: t(words.email), value: <Link href={`mailto:${publicEmail}`}>{publicEmail}</Link> }] : []),
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

function Where({ street, postcode, city }: NonNullable<Props['address']>) {
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
