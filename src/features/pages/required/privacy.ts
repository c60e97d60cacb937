import { bullets, heading, link, said, strong } from './write-rich.ts'
import type { RequiredPageFacts } from './required-page.ts'
import { contactLine } from './contact-line.ts'

/** A plain-language version of docs/privacy.md; a test compares the retention periods. */
export const privacy = {
  slug: { nl: 'privacy', en: 'privacy-statement' },
  title: { nl: 'Privacy', en: 'Privacy' },
  intro: { nl: 'Wat we van je bewaren, waarom, hoe lang, en wat je zelf kunt doen.', en: 'What we keep about you, why, for how long, and what you can do.' },
  body: (facts: RequiredPageFacts) => ({
    nl: [
      said(
        'Op deze website vind je vrijwilligerswerk. ',
        strong(facts.center),
        ' is de baas over de gegevens op deze website. We gebruiken alleen wat nodig is, en we verkopen niets.',
      ),
      heading('Wat we bewaren en waarom'),
      bullets(
        [strong('Je account: '), 'je naam, je mailadres en, als je wilt, je telefoonnummer. Daarmee log je in en vinden organisaties je terug.'],
        [
          strong('Je aanvragen: '),
          'wat je schrijft als je op een vacature reageert. Alleen jij en die organisatie lezen het. Wij lezen mee als het antwoord te lang wegblijft of als iemand ons om hulp vraagt.',
        ],
        [strong('Je berichten en bestanden: '), 'voor jou en de organisatie met wie je schrijft.'],
        [strong('Als je jonger bent dan 16: '), 'het mailadres van een ouder, om toestemming te vragen.'],
        [strong('Wie wat deed: '), 'een logboek zonder namen, om misbruik te vinden.'],
      ),
      said('We vragen nooit om je burgerservicenummer, een kopie van je paspoort of je VOG.'),
      heading('Wie het ziet'),
      said(
        'Een organisatie ziet je naam en wat je schreef pas als je daar reageert. Je telefoonnummer ziet de organisatie alleen als jij dat wilt. Andere vrijwilligerscentrales zien niets van jou.',
      ),
      heading('Hoe lang we het bewaren'),
      bullets(
        'Aanvragen en berichten: de woorden nog 12 maanden na het einde. Daarna alleen dat er een aanvraag was.',
        'Mails die we sturen: 30 dagen.',
        'Meldingen op de website: 12 maanden.',
        'Een aanvraag die je begon en niet verstuurde: 7 dagen.',
        'Toestemmingen: 5 jaar nadat je ze introk.',
        'Het logboek: 24 maanden.',
        'Je account: na 12 maanden zonder inloggen staat het stil, na 24 maanden verdwijnt het. Na 6 en na 11 maanden krijg je eerst een mail.',
      ),
      heading('Wat jij kunt doen'),
      bullets(
        ['Je gegevens bekijken en veranderen: ', link('bewerk je profiel', '/profile-edit'), '.'],
        ['Een kopie downloaden of je account weggooien: ', link('je profiel', '/profiel'), '.'],
        ['Je keuze voor cookies veranderen: ', link('cookies aanpassen', '/?cookies'), '.'],
        [
          'Ben je het ergens niet mee eens? ',
          ...contactLine.nl(facts),
          ' Kom je er met ons niet uit, dan kun je klagen bij de ',
          link('Autoriteit Persoonsgegevens', 'https://www.autoriteitpersoonsgegevens.nl'),
          '.',
        ],
      ),
      heading('Hoe we het beveiligen'),
      said(
        'De verbinding is versleuteld. Wachtwoorden kan niemand lezen, ook wij niet. Elke vrijwilligerscentrale heeft een eigen, afgesloten deel van de database.',
      ),
    ],
    en: [
      said(
        'On this website you find volunteer work. ',
        strong(facts.center),
        ' is responsible for the data on this website. We use only what is needed, and we sell nothing.',
      ),
      heading('What we keep and why'),
      bullets(
        [strong('Your account: '), 'your name, your mail address and, if you like, your phone number. With it you sign in, and organizations can answer you.'],
        [
          strong('Your applications: '),
          'what you write when you apply. Only you and that organization read it. We read along when an answer takes too long or when somebody asks us for help.',
        ],
        [strong('Your messages and files: '), 'for you and the organization you write with.'],
        [strong('If you are under 16: '), 'the mail address of a parent, to ask for consent.'],
        [strong('Who did what: '), 'a log without names, to find abuse.'],
      ),
      said('We never ask for your citizen service number, a copy of your passport or your police certificate (VOG).'),
      heading('Who sees it'),
      said(
        'An organization sees your name and what you wrote only when you apply to it. It sees your phone number if you want that. Other volunteer centers see nothing of you.',
      ),
      heading('How long we keep it'),
      bullets(
        'Applications and messages: the words for 12 months after the end. After that only that there was one.',
        'Mails that we send: 30 days.',
        'Notifications on the website: 12 months.',
        'An application that you began and did not send: 7 days.',
        'Consents: 5 years after you withdrew them.',
        'The log: 24 months.',
        'Your account: after 12 months without signing in it rests, after 24 months it is erased. After 6 and after 11 months you get a mail first.',
      ),
      heading('What you can do'),
      bullets(
        ['See and change your data: ', link('edit your profile', '/profile-edit'), '.'],
        ['Download a copy or delete your account: ', link('your profile', '/profiel'), '.'],
        ['Change your choice about cookies: ', link('change cookies', '/?cookies'), '.'],
        [
          'Do you disagree with something? ',
          ...contactLine.en(facts),
          ' If we cannot solve it together, you can complain to the ',
          link('Dutch Data Protection Authority', 'https://www.autoriteitpersoonsgegevens.nl/en'),
          '.',
        ],
      ),
      heading('How we protect it'),
      said('The connection is encrypted. Nobody can read passwords, not even we. Every volunteer center has its own, closed part of the database.'),
    ],
  }),
} as const
