import type { ChangelogEntry } from '#features/changelog/entry.ts'

const date = '2026-11-26'

export const search: readonly ChangelogEntry[] = [
  {
    key: 'search-understands',
    date,
    kind: 'better',
    for: ['everybody'],
    title: { nl: 'De zoekbalk begrijpt je beter', en: 'Search understands you better' },
    words: {
      nl: 'Zeg wat je wilt, wat je niet wilt en wanneer je kunt: “niet met kinderen, overdag werk ik”. Eén regel zegt hoe wij je vraag lazen. Elk deel haal je met één druk weg.',
      en: 'Say what you want, what you do not want and when you can: “not with children, I work by day”. One line says how we read it. One press takes a part away.',
    },
    link: '/vacancies/search',
  },
  {
    key: 'gelderse-handen',
    date,
    kind: 'new',
    for: ['everybody'],
    title: { nl: 'Eén adres voor heel Gelderland', en: 'One address for all of Gelderland' },
    words: {
      nl: 'Typ je plaats of kies je gemeente op de muur. Met de volgende druk zoek je in je eigen plaats. Is daar nog geen site, dan zie je de drie dichtstbij.',
      en: 'Type your town or choose your municipality on the wall. With the next press you search in your own town. If it has no site yet, you see the three nearest.',
    },
    link: '/gelderse-handen',
  },
]
