import { bullets, heading, link, said, strong } from './write-rich.ts'

export const cookies = {
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
