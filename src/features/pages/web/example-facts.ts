/** What blocks that ask for something show in examples: nothing is asked. */
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
  organization_list: { organizations: [{ id: 'a', name: 'De Brug', city: 'Harderwijk', themes: ['elderly'], logo: null }] },
}

export const factsOfExample = (kind: string): unknown => facts[kind] ?? null
