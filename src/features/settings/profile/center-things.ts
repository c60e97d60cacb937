type Center = { name: string; town: string; phone: string | null; email: string | null }
type About = { center: Center; logo: string | null; origin: string }

/** The center as structured data for search engines: schema.org Organization. */
export function centerThing({ center: { name, town, phone, email }, logo, origin }: About): object {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#center`,
    name,
    url: origin,
    areaServed: town,
    ...(logo && { logo: origin + logo }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
  }
}

/** Its site with the search: schema.org WebSite. */
export function siteThing({ origin, name, languages }: { origin: string; name: string; languages: readonly string[] }): object {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    url: origin,
    name,
    inLanguage: languages,
    publisher: { '@id': `${origin}/#center` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/vacancies/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}
