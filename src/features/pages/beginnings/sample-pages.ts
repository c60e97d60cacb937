import { band } from '#features/pages/blocks/band/band.ts'
import type { Block } from '#features/pages/blocks/block.ts'
import { text } from '#features/pages/blocks/text/text.ts'
import { bullets, heading, link, said, strong } from '#features/pages/required/write-rich.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { type SampleKey, sampleTitles } from './sample-titles.ts'
import type { RichText } from '#kernel/rich-text/rich-text.ts'

type Facts = { name: string; town: string }
type Sample = { body(facts: Facts): Record<Locale, RichText>; call: (typeof band)['example'] }

const about: Sample = {
  body: ({ name, town }) => ({
    nl: [
      said(
        strong(name),
        ` brengt mensen en organisaties in ${town} bij elkaar. Wil je iets voor een ander doen? Dan zoeken we samen een plek die bij je past.`,
      ),
      heading('Wat we doen'),
      bullets(
        'We helpen je kiezen, ook als je nog niet weet wat je wilt.',
        'We kijken elke organisatie na voordat die hier vacatures plaatst.',
        'We blijven bereikbaar als iets anders loopt dan je dacht.',
      ),
      heading('Wie we zijn'),
      said('Schrijf hier wie er bij jullie werken en waar je ze kunt vinden. Een paar namen en een foto maken bellen makkelijker.'),
      heading('Kom langs'),
      said('Schrijf hier wanneer jullie open zijn en of je een afspraak moet maken.'),
    ],
    en: [
      said(
        strong(name),
        ` brings people and organizations in ${town} together. Would you like to do something for somebody else? We look for a place that suits you, together.`,
      ),
      heading('What we do'),
      bullets(
        'We help you choose, also when you do not know yet what you want.',
        'We look at every organization before it puts vacancies here.',
        'You can still reach us when things go differently than you thought.',
      ),
      heading('Who we are'),
      said('Write here who works with you and where to find them. A few names and a photo make calling easier.'),
      heading('Come by'),
      said('Write here when you are open and whether people need an appointment.'),
    ],
  }),
  call: {
    title: { nl: 'Zoek een plek die bij je past', en: 'Find a place that suits you' },
    text: { nl: 'Een uurtje in de week is al mooi.', en: 'An hour a week is fine.' },
    button: { nl: 'Naar de vacaturebank', en: 'Find volunteer work' },
    href: '/vacancies/search',
  },
}

const howItWorks: Sample = {
  body: ({ name }) => ({
    nl: [
      said('Vrijwilligerswerk vinden gaat in drie stappen. Het kost je niets en je zit nergens aan vast.'),
      heading('1. Je zoekt'),
      said(
        'Zoek op wat je wilt doen, wanneer je kunt en hoe ver het is. Je kunt ook ',
        link('vijf korte vragen', '/vacancies/search?view=guide'),
        ' beantwoorden.',
      ),
      heading('2. Je zegt dat je mee wilt doen'),
      said('Druk bij een vacature op ‘Ik wil meedoen’. De organisatie leest je bericht en antwoordt je op de site.'),
      heading('3. Je maakt kennis'),
      said('Jullie spreken een dag en tijd af. Daarna kiezen jullie allebei.'),
      heading('Goed om te weten'),
      bullets(
        'Bij sommig werk vraagt de organisatie een VOG. Dat is een bewijs dat je gedrag geen bezwaar is. Die is gratis voor vrijwilligers.',
        'Ben je jonger dan 16? Dan vragen we een ouder om toestemming.',
        `Hoor je niets? Dan helpt ${name} je verder.`,
      ),
    ],
    en: [
      said('Finding volunteer work takes three steps. It costs nothing and does not commit you to anything.'),
      heading('1. You search'),
      said(
        'Search by what you want to do, when you can and how far it is. You can also answer ',
        link('five short questions', '/vacancies/search?view=guide'),
        '.',
      ),
      heading('2. You say that you want to join in'),
      said('Press ‘I want to join in’ at a vacancy. The organization reads your message and answers you on the site.'),
      heading('3. You meet'),
      said('You agree on a day and a time. After that you both choose.'),
      heading('Good to know'),
      bullets(
        'For some work the organization asks for a police check (VOG). It is free for volunteers.',
        'Are you under 16? Then we ask a parent for consent.',
        `Do you hear nothing? Then ${name} helps you on.`,
      ),
    ],
  }),
  call: about.call,
}

const samples: Readonly<Record<SampleKey, Sample>> = { about, howItWorks }

/** The attributes of a new page that begins as this sample. */
export function samplePage(key: SampleKey, facts: Facts): { titleNl: string; titleEn: string; blocks: Block[] } {
  const { body, call } = samples[key]
  const title = sampleTitles[key]
  return {
    titleNl: title.nl,
    titleEn: title.en,
    blocks: [
      { id: 'text', kind: text.kind, value: { body: body(facts) } },
      { id: 'call', kind: band.kind, value: call },
    ],
  }
}
