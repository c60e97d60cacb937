import type { Item } from '#kernel/jsonapi/document.ts'
import type { organization as declared } from './organization.ts'

/** The organization for search engines, as schema.org NGO. */
export function ngo({ organization, url }: { organization: Item<typeof declared, 'address' | 'profile'>; url: string }): object {
  const { name, summary, organizationType, website, phone, publicEmail, address } = organization
  return {
    '@type': organizationType === 'School' ? 'School' : 'NGO',
    '@id': url,
    url,
    name,
    description: summary,
    ...(website && { sameAs: website }),
    ...(phone && { telephone: phone }),
    ...(publicEmail && { email: publicEmail }),
    ...(address && {
      address: {
        '@type': 'PostalAddress',
        ...(address.street && { streetAddress: `${address.street} ${address.houseNumber ?? ''}`.trim() }),
        ...(address.postcode && { postalCode: address.postcode }),
        addressLocality: address.city,
        addressCountry: 'NL',
      },
    }),
  }
}
