import { defineMessages, plural } from '#kernel/i18n/messages.ts'

/** Words of a center's public news. */
export const newsWords = defineMessages({
  news: { nl: 'Nieuws', en: 'News' },
  title: { nl: ({ town }: { town: string }) => `Nieuws uit ${town}`, en: ({ town }: { town: string }) => `News from ${town}` },
  intro: {
    nl: 'Wat buren samen doen, wie er meedoet en wat er te doen is.',
    en: 'What neighbours do together, who takes part, and what there is to do.',
  },
  introOf: {
    nl: ({ theme }: { theme: string }) => `Berichten over ${theme.toLowerCase()}.`,
    en: ({ theme }: { theme: string }) => `Articles about ${theme.toLowerCase()}.`,
  },
  all: { nl: 'Alles', en: 'Everything' },
  themes: { nl: 'Onderwerpen', en: 'Subjects' },
  pinned: { nl: 'Uitgelicht', en: 'Highlighted' },
  onlyDutch: { nl: 'Deze tekst is er alleen in het Nederlands.', en: 'This text is available in Dutch only.' },
  minutes: {
    nl: ({ n }: { n: number }) => plural('nl', n, { one: '1 minuut lezen', other: `${n} minuten lezen` }),
    en: ({ n }: { n: number }) => plural('en', n, { one: '1 minute to read', other: `${n} minutes to read` }),
  },
  crumbs: { nl: 'Je bent hier', en: 'You are here' },
  photoBy: { nl: ({ name }: { name: string }) => `Foto: ${name}`, en: ({ name }: { name: string }) => `Photo: ${name}` },
  share: { nl: 'Deel dit verhaal', en: 'Share this story' },
  print: { nl: 'Print', en: 'Print' },
  takePart: { nl: 'Doe mee', en: 'Take part' },
  more: { nl: 'Meer nieuws', en: 'More news' },
  follow: { nl: 'Volg het nieuws met een nieuwslezer', en: 'Follow the news with a feed reader' },
  nothing: { nl: 'Hier komt nieuws te staan.', en: 'News will be shown here.' },
  nothingOf: { nl: 'Hierover is nog geen nieuws.', en: 'There is no news about this yet.' },
  seeAll: { nl: 'Bekijk al het nieuws', en: 'See all news' },
  pages: { nl: 'Pagina’s', en: 'Pages' },
  previous: { nl: 'Nieuwer', en: 'Newer' },
  next: { nl: 'Ouder', en: 'Older' },
  page: { nl: (page: number) => `Pagina ${page}`, en: (page: number) => `Page ${page}` },
  firstAt: { nl: 'Dit bericht stond eerst op', en: 'This article first appeared at' },
  bar: { nl: 'Beheer van het nieuws', en: 'Managing the news' },
  unseen: { nl: 'Bezoekers zien dit bericht niet.', en: 'Visitors do not see this article.' },
  unseenUntil: {
    nl: ({ day }: { day: string }) => `Bezoekers zien dit vanaf ${day}.`,
    en: ({ day }: { day: string }) => `Visitors will see this from ${day}.`,
  },
  edit: { nl: 'Bewerk', en: 'Edit' },
  write: { nl: 'Schrijf een bericht', en: 'Write an article' },
  manage: { nl: 'Alle berichten', en: 'All articles' },
  untranslated: { nl: 'Niet vertaald', en: 'Not translated' },
})
