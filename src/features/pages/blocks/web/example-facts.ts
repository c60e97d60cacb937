import { drawMap } from '#features/places/web/draw-map.ts'

const at = [
  [52.34, 5.62],
  [52.35, 5.65],
] as const

/** The facts of blocks in the examples, without queries. */
const facts: Readonly<Record<string, object>> = {
  hero: { town: 'Harderwijk', total: 12 },
  themes: {
    themes: [
      { theme: 'elderly', count: 3 },
      { theme: 'nature', count: 2 },
      { theme: 'sport', count: 1 },
    ],
  },
  first_list: { rows: [] },
  vacancy_list: {
    rows: [],
    total: 0,
    all: '/vacancies/search',
    times: [
      { commitment: 'one_off', count: 2 },
      { commitment: 'recurring', count: 4 },
    ],
    phone: '0341 12 34 56',
  },
  days: {
    days: [
      {
        day: '2030-11-30',
        name: 'zaterdag 30 november',
        moments: [
          {
            id: 'a',
            href: '/vacancies/a',
            title: 'Bladeren harken in het park',
            isDutch: false,
            time: '10.00 tot 12.00 uur',
            where: 'De Brug, Harderwijk',
            left: 'Nog 3 plekken',
            isFull: false,
          },
          {
            id: 'b',
            href: '/vacancies/b',
            title: 'Soep koken voor de buurt',
            isDutch: false,
            time: '15.00 tot 18.00 uur',
            where: 'De Brug, Harderwijk',
            left: 'Vol',
            isFull: true,
          },
        ],
      },
    ],
  },
  map: {
    places: at.map((place, i) => ({
      id: `place-${i}`,
      href: `/vacancies/place-${i}`,
      title: i ? 'Soep koken' : 'Bladeren harken',
      by: 'De Brug',
      note: 'Harderwijk',
      theme: i ? 'elderly' : 'nature',
      at: place,
    })),
    map: drawMap(at, { width: 1200, height: 600, center: at[0] }),
  },
  news: {
    articles: [
      {
        id: 'a',
        href: '/nieuws/a',
        title: 'De tuin staat in bloei',
        intro: 'Veertig buren plantten bollen.',
        theme: 'nature',
        isPinned: false,
        day: '12 april 2026',
        at: '2026-04-12T08:00:00.000Z',
        image: null,
      },
    ],
  },
  activities: {
    all: '/activiteitenkalender',
    activities: [
      {
        day: 'dinsdag 24 november',
        later: 7,
        row: {
          key: 'a',
          href: '/activiteitenkalender/taalcafe--0193000170aa',
          title: 'Taalcafé: praten en koffie drinken',
          times: '10.00 tot 11.30 uur',
          where: 'Bibliotheek. Gratis',
          tile: { tile: 'boek', tone: 'second' },
          badges: [{ tone: 'accent', icon: 'hand-heart', text: 'Helpers gezocht' }],
        },
      },
    ],
  },
  social_map: {
    total: 12,
    themes: [
      { theme: 'elderly', count: 5 },
      { theme: 'poverty', count: 3 },
    ],
  },
  organization_list: { organizations: [{ id: 'a', name: 'De Brug', city: 'Harderwijk', themes: ['elderly'], logo: null }] },
}

export const factsOfExample = (kind: string): unknown => facts[kind] ?? null
