import { dayOf, endOfDay } from '#kernel/i18n/dates.ts'
import type { ShownVacancy } from './vacancy-facts.ts'

/** The vacancy for search engines, as schema.org JobPosting of volunteer work. */
export function jobPosting({
  vacancy,
  url,
  origin,
  title,
  description,
}: {
  vacancy: ShownVacancy
  url: string
  origin: string
  title: string
  description: string
}): object {
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
