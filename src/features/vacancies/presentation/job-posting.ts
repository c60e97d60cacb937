import { dayOf, endOfDay } from '#kernel/i18n/dates.ts'
import type { ShownVacancy } from './vacancy-facts.ts'

type Told = 'id' | 'locationMode' | 'city' | 'publishedAt' | 'createdAt' | 'validThrough' | 'latitude' | 'longitude' | 'externalApplyUrl'
export type PostedVacancy = Pick<ShownVacancy, Told> & {
  organization: { id: string; name: string; website: string | null } | null
  address: { street: string | null; houseNumber: string | null; postcode: string | null; city: string | null } | null
}
type Posting = { vacancy: PostedVacancy; url: string; origin: string; title: string; description: string }

/** The vacancy for search engines and other programs, as schema.org JobPosting of volunteer work. */
export function jobPosting({ vacancy, url, origin, title, description }: Posting): object {
  const { id, locationMode, address, city, organization, publishedAt, createdAt, validThrough, latitude, longitude } = vacancy
  const street = address?.street && locationMode !== 'at_home_of_client' ? `${address.street} ${address.houseNumber ?? ''}`.trim() : undefined
  return {
    '@type': 'JobPosting',
    title,
    description: description
      .split(/\n{2,}/)
      .map((paragraph) => `<p>${escape(paragraph)}</p>`)
      .join(''),
    identifier: { '@type': 'PropertyValue', name: organization?.name, value: id },
    url,
    datePosted: dayOf(publishedAt ?? createdAt),
    ...(validThrough && { validThrough: endOfDay(validThrough) }),
    employmentType: 'VOLUNTEER',
    directApply: vacancy.externalApplyUrl === null,
    hiringOrganization: {
      '@type': 'Organization',
      name: organization?.name,
      ...(organization && { '@id': `${origin}/organizations/${organization.id}`, url: `${origin}/organizations/${organization.id}` }),
      ...(organization?.website && { sameAs: organization.website }),
    },
    ...(locationMode === 'remote' || locationMode === 'hybrid'
      ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: 'NL' } }
      : {}),
    ...(locationMode !== 'remote' && {
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          ...(street && { streetAddress: street }),
          ...(address?.postcode && street && { postalCode: address.postcode }),
          addressLocality: address?.city ?? city,
          addressCountry: 'NL',
        },
        ...(street && latitude !== null && longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
      },
    }),
  }
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
