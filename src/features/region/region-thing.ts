/** The page as structured data for search engines: schema.org WebSite, with the search for a place. */
export const regionThing = ({ origin, name, languages }: { origin: string; name: string; languages: readonly string[] }): object => ({
  '@type': 'WebSite',
  '@id': `${origin}/gelderse-handen#site`,
  url: `${origin}/gelderse-handen`,
  name,
  inLanguage: languages,
  areaServed: 'Gelderland',
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/gelderse-handen?place={place}` },
    'query-input': 'required name=place',
  },
})
