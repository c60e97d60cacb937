import { bullets, heading, link, said, strong } from './write-rich.ts'
import type { RequiredPageFacts } from './required-page.ts'
import { contactLine } from './contact-line.ts'

export const aboutSite = {
  slug: { nl: 'over-deze-website', en: 'about-this-website' },
  title: { nl: 'Over deze website', en: 'About this website' },
  intro: { nl: 'Wie deze website maakt, en waar je op kunt rekenen.', en: 'Who runs this website, and what you can count on.' },
  body: (facts: RequiredPageFacts) => ({
    nl: [
      said('Deze website is van ', strong(facts.center), ` in ${facts.town}. `, ...contactLine.nl(facts)),
      heading('Waar je op kunt rekenen'),
      bullets(
        'Wij bekijken elke organisatie voordat zij hier vacatures zet.',
        'Reageren op een vacature kost niets en verplicht je tot niets.',
        'Bij een vacature staat hoe snel de organisatie gewoonlijk antwoordt. Blijft het antwoord weg, dan helpen wij.',
      ),
      heading('Waar de organisatie over gaat'),
      said(
        'Een organisatie schrijft haar vacatures zelf en spreekt zelf met je af wat je doet, en wanneer. Klopt er iets niet? Laat het ons weten, dan kijken we ernaar en halen we het zo nodig weg.',
      ),
      heading('Teksten en foto’s'),
      said('Wil je een tekst of foto van deze website gebruiken? Vraag het eerst aan ons.'),
      heading('Een fout in de beveiliging gevonden?'),
      said(
        'Meld het ons, dan lossen we het op. Hoe je dat doet staat in ',
        link('security.txt', '/.well-known/security.txt'),
        '. Vertel het nog niet aan anderen.',
      ),
      heading('Lees ook'),
      bullets([link('Privacy', '/privacy')], [link('Cookies', '/cookies')], [link('Toegankelijkheid', '/toegankelijkheid')]),
    ],
    en: [
      said('This website belongs to ', strong(facts.center), ` in ${facts.town}. `, ...contactLine.en(facts)),
      heading('What you can count on'),
      bullets(
        'We look at every organization before it puts vacancies here.',
        'Applying costs nothing and binds you to nothing.',
        'A vacancy says how soon the organization usually answers. If no answer comes, we help.',
      ),
      heading('What is up to the organization'),
      said(
        'An organization writes its own vacancies and agrees with you what you do, and when. Is something wrong? Tell us, and we look into it and take it away if need be.',
      ),
      heading('Texts and photos'),
      said('Would you like to use a text or photo of this website? Ask us first.'),
      heading('Found a fault in the security?'),
      said('Report it, and we mend it. How to do that is in ', link('security.txt', '/.well-known/security.txt'), '. Please do not tell others yet.'),
      heading('Read also'),
      bullets([link('Privacy', '/privacy-statement')], [link('Cookies', '/about-cookies')], [link('Accessibility', '/accessibility')]),
    ],
  }),
} as const
