import type { Answer } from './answer.ts'

export const centerAnswers: readonly Answer[] = [
  {
    key: 'approve',
    question: { nl: 'Hoe keur ik een organisatie goed?', en: 'How do I approve an organization?' },
    answer: {
      nl: 'Nieuwe organisaties staan op je dashboard en in de wachtrij. Je ziet daar ook of we ze al kennen. Twijfel je? Stel eerst een vraag; het antwoord komt in een gesprek.',
      en: 'New organizations stand on your dashboard and in the queue. There you also see whether we know them already. In doubt? Ask first; the answer comes in a conversation.',
    },
    also: { nl: 'goedkeuren afwijzen dubbel aanmelding', en: 'deny duplicate sign-up' },
    way: { page: 'organizations/approve', label: { nl: 'Naar de wachtrij', en: 'To the queue' } },
  },
  {
    key: 'guest',
    question: { nl: 'Hoe meld ik iemand zonder e-mail aan?', en: 'How do I apply for somebody without email?' },
    answer: {
      nl: 'Open de vacature en kies bij het formulier dat je het voor een ander doet. Je krijgt een brief om af te drukken, met een code waarmee diegene de aanvraag volgt.',
      en: 'Open the vacancy and say in the form that you do it for somebody else. You get a letter to print, with a code by which they follow the application.',
    },
    also: { nl: 'namens papier brief balie', en: 'behalf paper letter desk' },
    way: { page: 'vacancies/search', label: { nl: 'Zoek een vacature', en: 'Find a vacancy' } },
  },
  {
    key: 'reported',
    question: { nl: 'Iemand meldde een gesprek. Wat doe ik?', en: 'Somebody reported a conversation. What do I do?' },
    answer: {
      nl: 'Het staat op je dashboard, met de reden. Lees het gesprek, schrijf erin of zet het stil. De ander weet niet wie het meldde.',
      en: 'It stands on your dashboard, with the reason. Read the conversation, write in it or stop it. The other does not know who reported it.',
    },
    also: { nl: 'melding ongepast blokkeren', en: 'report block' },
    way: { page: 'conversations', label: { nl: 'Naar de gesprekken', en: 'To the conversations' } },
  },
  {
    key: 'mails',
    question: { nl: 'Hoe verander ik de teksten van onze e-mails?', en: 'How do I change the words of our emails?' },
    answer: {
      nl: 'Bij elk bericht zie je wat er nu staat en wie het krijgt. Je schrijft je eigen tekst in twee talen, kijkt hoe hij eruitziet en stuurt jezelf een proef.',
      en: 'Each message shows what it says now and who gets it. You write your own words in two languages, see how they look and send yourself a test.',
    },
    also: { nl: 'sjabloon mail bericht tekst', en: 'template mail words' },
    way: { page: 'notification_templates', label: { nl: 'Naar de berichten', en: 'To the messages' } },
  },
  {
    key: 'look',
    question: { nl: 'Hoe verander ik kleuren, logo en contactpersoon?', en: 'How do I change colours, logo and contact person?' },
    answer: {
      nl: 'Bij ‘Instellingen’. Je ziet meteen hoe het wordt, ook in het donker en op een telefoon. Elke keuze kun je weer terugzetten.',
      en: 'Under “Settings”. You see at once how it will look, also in the dark and on a phone. Every choice can be put back.',
    },
    also: { nl: 'huisstijl vormgeving voettekst', en: 'design style footer' },
    way: { page: 'settings', label: { nl: 'Naar de instellingen', en: 'To the settings' } },
  },
  {
    key: 'import',
    question: { nl: 'Kan ik een lijst uit Excel inlezen?', en: 'Can I bring in a list from Excel?' },
    answer: {
      nl: 'Ja, van organisaties en van mensen. Bewaar de lijst als csv. Voor er iets verandert zie je per rij wat er gebeurt, en een dag lang kun je alles terugdraaien.',
      en: 'Yes, of organizations and of people. Save the list as csv. Before anything changes you see what happens to each row, and for a day you can take it all back.',
    },
    also: { nl: 'importeren csv spreadsheet', en: 'import csv spreadsheet' },
    way: { page: 'organizations/add', href: '/organizations/add?way=import', label: { nl: 'Lees een lijst in', en: 'Bring in a list' } },
  },
  {
    key: 'roles',
    question: { nl: 'Wie mag wat bij ons?', en: 'Who may do what with us?' },
    answer: {
      nl: 'Coördinatoren keuren goed en beantwoorden vragen. Redacteuren lezen mee en maken de website. Beheerders van de centrale geven rollen en veranderen de instellingen.',
      en: 'Coordinators approve and answer questions. Editors read along and make the website. Admins of the center give roles and change the settings.',
    },
    also: { nl: 'rollen rechten gebruikers collega', en: 'roles rights users colleague' },
    way: { page: 'users', label: { nl: 'Naar de gebruikers', en: 'To the users' } },
  },
]
