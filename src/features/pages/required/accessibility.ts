import { bullets, heading, link, said, strong } from './write-rich.ts'
import type { RequiredPageFacts } from './required-page.ts'
import { contactLine } from './contact-line.ts'
import { tested } from './tested.ts'

/** The statement that Dutch law asks of a public body; what is tested and what is known comes from the accessibility tests. */
export const accessibility = {
  slug: { nl: 'toegankelijkheid', en: 'accessibility' },
  title: { nl: 'Toegankelijkheid', en: 'Accessibility' },
  intro: {
    nl: 'Iedereen moet deze website kunnen gebruiken. Zo staat het ervoor.',
    en: 'Everybody should be able to use this website. This is where we stand.',
  },
  body: (facts: RequiredPageFacts) => ({
    nl: [
      said(
        strong(facts.center),
        ' wil dat iedereen deze website kan gebruiken: met een muis, een toetsenbord, een schermlezer, grote letters of op een oude telefoon.',
      ),
      heading('Waar we aan toetsen'),
      said(
        'We bouwen volgens WCAG 2.2, niveau AA. Dat is meer dan de Europese norm EN 301 549 vraagt. De status van deze verklaring is C: de eerste maatregelen zijn genomen. Een onderzoek door een onafhankelijk bureau is er nog niet.',
      ),
      heading('Wat we hebben getest'),
      said(`Laatst getest op ${tested.on.nl}. Bij elke verandering worden deze pagina’s vanzelf getest, licht en donker, op een telefoon en een groot scherm:`),
      bullets(...tested.screens.map(({ nl }) => nl)),
      heading('Wat nog niet goed is'),
      bullets(...tested.known.map(({ nl }) => nl)),
      heading('Kom je er niet uit?'),
      said(...contactLine.nl(facts), ' We antwoorden binnen twee weken, en helpen je zo lang op een andere manier.'),
      said('Ben je niet tevreden met ons antwoord? Dan kun je naar de ', link('Nationale ombudsman', 'https://www.nationaleombudsman.nl/'), '.'),
    ],
    en: [
      said(
        strong(facts.center),
        ' wants everybody to be able to use this website: with a mouse, a keyboard, a screen reader, large letters or on an old phone.',
      ),
      heading('What we test against'),
      said(
        'We build to WCAG 2.2, level AA. That is more than the European standard EN 301 549 asks. The status of this statement is C: first measures have been taken. An independent audit has not been done yet.',
      ),
      heading('What we tested'),
      said(`Last tested on ${tested.on.en}. With every change these pages are tested, light and dark, on a phone and a large screen:`),
      bullets(...tested.screens.map(({ en }) => en)),
      heading('What is not right yet'),
      bullets(...tested.known.map(({ en }) => en)),
      heading('Does something not work for you?'),
      said(...contactLine.en(facts), ' We answer within two weeks, and help you in another way until then.'),
      said('Not happy with our answer? You can turn to the ', link('National Ombudsman', 'https://www.nationaleombudsman.nl/english'), '.'),
    ],
  }),
} as const
