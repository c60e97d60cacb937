import { type PageContent, emptySeo } from '#features/pages/blocks/block.ts'
import { text } from '#features/pages/blocks/text/text.ts'
import type { Center } from '#features/tenancy/tenant.ts'
import { contactLine } from './contact-line.ts'
import { privacy } from './privacy.ts'
import type { RequiredPage, RequiredPageFacts } from './required-page.ts'
import { tested } from './tested.ts'
import { bullets, heading, link, said, strong } from './write-rich.ts'

const cookies = {
  slug: { nl: 'cookies', en: 'about-cookies' },
  title: { nl: 'Cookies', en: 'Cookies' },
  intro: {
    nl: 'Welke kleine bestanden deze website op je apparaat zet, en waarvoor.',
    en: 'Which small files this website puts on your device, and what for.',
  },
  body: () => ({
    nl: [
      said(
        'Een cookie is een klein bestand op je telefoon of computer. Je kiest zelf welke je wilt. ',
        link('Pas je keuze aan', '/?cookies'),
        ' wanneer je wilt.',
      ),
      heading('Altijd aan'),
      said('Zonder deze cookies werkt de website niet. Ze gaan naar niemand anders.'),
      bullets(
        [strong('access-token, client, uid: '), 'dat je bent ingelogd. Na 14 dagen zonder bezoek vervallen ze.'],
        [strong('tenant, volunteerCenterId: '), 'op welke website je bent. Een jaar.'],
        [strong('cookieConsent: '), 'wat je over cookies koos. Een jaar.'],
        [strong('locale, theme: '), 'de taal en of je licht of donker koos. Een jaar.'],
        [strong('written: '), 'dat je net iets hebt verstuurd, zodat je het zelf meteen ziet. 10 seconden.'],
        [strong('favourites: '), 'de vacatures die je bewaarde zonder account. 180 dagen.'],
        [
          strong('draft, signed-up, posting en andere met een korte naam: '),
          'dat wat je begon te typen er nog is, en dat iets maar één keer wordt verstuurd. Hooguit een week.',
        ],
      ),
      heading('Alleen als je het goed vindt'),
      bullets(
        [strong('Analytisch: '), 'hiermee tellen we hoe vaak pagina’s worden bekeken. Zonder je naam, en nooit voor reclame.'],
        [strong('Van derden: '), 'voor wat een ander laat zien, zoals een filmpje. Tot je het goed vindt laden we niets van een ander.'],
      ),
    ],
    en: [
      said(
        'A cookie is a small file on your phone or computer. You choose which ones you want. ',
        link('Change your choice', '/?cookies'),
        ' whenever you like.',
      ),
      heading('Always on'),
      said('Without these cookies the website does not work. They go to nobody else.'),
      bullets(
        [strong('access-token, client, uid: '), 'that you are signed in. They end after 14 days without a visit.'],
        [strong('tenant, volunteerCenterId: '), 'which website you are at. A year.'],
        [strong('cookieConsent: '), 'what you chose about cookies. A year.'],
        [strong('locale, theme: '), 'the language, and whether you chose light or dark. A year.'],
        [strong('written: '), 'that you have just sent something, so that you see it yourself at once. 10 seconds.'],
        [strong('favourites: '), 'the vacancies you saved without an account. 180 days.'],
        [
          strong('draft, signed-up, posting and others with a short name: '),
          'that what you began to type is still there, and that something is sent only once. A week at most.',
        ],
      ),
      heading('Only if you agree'),
      bullets(
        [strong('Analytical: '), 'with these we count how often pages are seen. Without your name, and never for advertising.'],
        [strong('Third party: '), 'for what somebody else shows, such as a film. Until you agree we load nothing from anybody else.'],
      ),
    ],
  }),
} as const

const aboutSite = {
  slug: { nl: 'over-deze-website', en: 'about-this-website' },
  title: { nl: 'Over deze website', en: 'About this website' },
  intro: { nl: 'Wie deze website maakt, en waar je op kunt rekenen.', en: 'Who runs this website, and what you can count on.' },
  body: (facts: RequiredPageFacts) => ({
    nl: [
      said('Deze website is van ', strong(facts.center), ` in ${facts.town}. `, ...contactLine.nl(facts)),
      heading('Waar je op kunt rekenen'),
      bullets(
        'Wij bekijken elke organisatie voordat die hier vacatures zet.',
        'Reageren op een vacature kost niets en verplicht je tot niets.',
        'Bij een vacature staat hoe snel de organisatie gewoonlijk antwoordt. Blijft het antwoord weg, dan helpen wij.',
      ),
      heading('Waar de organisatie over gaat'),
      said(
        'Een organisatie schrijft de vacatures zelf en spreekt zelf met je af wat je doet, en wanneer. Klopt er iets niet? Laat het ons weten, dan kijken we ernaar en halen we het zo nodig weg.',
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

/** The accessibility statement that Dutch law requires of public bodies; what was tested and what is known comes from the accessibility tests. */
const accessibility = {
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
      said('Ben je niet tevreden met ons antwoord? Dan kun je naar de ', link('Nationale ombudsman', 'https://www.nationaleombudsman.nl'), '.'),
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

/** The pages that Dutch law requires of public bodies, in the order of the footer (quality §5). */
export const requiredPages = { about: aboutSite, privacy, accessibility, cookies } as const satisfies Record<string, RequiredPage>
export type RequiredPageKey = keyof typeof requiredPages

const entries = Object.entries(requiredPages) as [RequiredPageKey, RequiredPage][]

/** The required page at a slug, in either language. */
export const requiredPageAt = (slug: string): RequiredPageKey | undefined => entries.find(([, page]) => page.slug.nl === slug || page.slug.en === slug)?.[0]

/** Its default text, until the center writes its own. */
export function requiredPageContent(key: RequiredPageKey, { name: center, town, phone, email }: Center): PageContent {
  const { slug, title, intro, body }: RequiredPage = requiredPages[key]
  return {
    titleNl: title.nl,
    titleEn: title.en,
    slugNl: slug.nl,
    slugEn: slug.en,
    layout: 'public',
    blocks: [{ id: 'text', kind: text.kind, value: { body: body({ center, town, phone, email }) } }],
    seo: { ...emptySeo, descriptionNl: intro.nl, descriptionEn: intro.en },
  }
}
