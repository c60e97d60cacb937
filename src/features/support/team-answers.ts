import type { Answer } from './answer.ts'

export const teamAnswers: readonly Answer[] = [
  {
    key: 'publish',
    question: { nl: 'Hoe zet ik een vacature online?', en: 'How do I put a vacancy online?' },
    answer: {
      nl: 'Begin met een titel. Wat je typt wordt vanzelf bewaard. Is alles ingevuld, dan stuur je hem in. Bij sommige centrales kijkt iemand eerst mee; je krijgt een e-mail zodra hij online staat.',
      en: 'Begin with a title. What you type is saved by itself. When all is filled in, you submit it. At some centers somebody looks first; you get an email once it is online.',
    },
    also: { nl: 'plaatsen maken toevoegen indienen goedkeuring wachten', en: 'create add submit approval' },
    way: { page: 'vacancies/add', label: { nl: 'Voeg een vacature toe', en: 'Add a vacancy' } },
  },
  {
    key: 'extend',
    question: { nl: 'Onze vacature loopt af. Wat nu?', en: 'Our vacancy is about to end. What now?' },
    answer: {
      nl: 'Twee weken en drie dagen voor het einde krijg je een e-mail. Met één knop blijft de vacature drie maanden langer staan, zonder inloggen.',
      en: 'Two weeks and three days before the end you get an email. One button keeps the vacancy online for three more months, without signing in.',
    },
    also: { nl: 'verlengen verlopen datum', en: 'extend expire date' },
    way: { page: 'vacancies', label: { nl: 'Bekijk je vacatures', en: 'See your vacancies' } },
  },
  {
    key: 'decide',
    question: { nl: 'Hoe neem ik iemand aan of wijs ik iemand af?', en: 'How do I accept or decline somebody?' },
    answer: {
      nl: 'Open de aanvraag. Nodig iemand uit om kennis te maken, neem aan of wijs af, met een dag, een plek en je eigen woorden. Je kunt elke stap tien seconden lang terugdraaien.',
      en: 'Open the application. Invite somebody to meet, accept or decline, with a day, a place and your own words. You can take each step back for ten seconds.',
    },
    also: { nl: 'aannemen afwijzen uitnodigen kennismaken', en: 'invite meet answer' },
    way: { page: 'applications', label: { nl: 'Bekijk de aanvragen', en: 'See the applications' } },
  },
  {
    key: 'silence',
    question: { nl: 'Wat gebeurt er als wij niet antwoorden?', en: 'What happens when we do not answer?' },
    answer: {
      nl: 'Na 3 en 7 dagen krijg je een herinnering. Na 14 dagen kijkt de centrale mee. Eén zin terug is genoeg om het wachten te stoppen.',
      en: 'After 3 and 7 days you get a reminder. After 14 days the center steps in. One sentence back is enough to end the waiting.',
    },
    also: { nl: 'herinnering te laat druk', en: 'reminder late busy' },
  },
  {
    key: 'away',
    question: { nl: 'Ik ben een tijd weg. Wie antwoordt dan?', en: 'I will be away. Who answers then?' },
    answer: {
      nl: 'Zeg in je instellingen van wanneer tot wanneer je weg bent en welke collega antwoordt. Wie je schrijft leest dat in het gesprek, en je collega krijgt jouw berichten ook.',
      en: 'Say in your settings from when until when you are away and which colleague answers. Whoever writes to you reads so in the conversation, and your colleague gets your news too.',
    },
    also: { nl: 'vakantie afwezig ziek vervanger', en: 'holiday absence ill substitute' },
    way: { page: 'profile-edit/settings', href: '/profile-edit/settings#absence', label: { nl: 'Zeg wanneer je weg bent', en: 'Say when you are away' } },
  },
  {
    key: 'replies',
    question: { nl: 'Ik typ steeds hetzelfde. Kan dat sneller?', en: 'I keep typing the same. Can that be quicker?' },
    answer: {
      nl: 'Bewaar wat je vaak schrijft als standaardtekst. In een gesprek zet je die met één druk in je bericht, met de naam en de vacature al ingevuld. Je kunt hem nog aanpassen.',
      en: 'Save what you often write as a ready text. In a conversation one press puts it into your message, with the name and the vacancy filled in. You can still change it.',
    },
    also: { nl: 'sjabloon standaardtekst antwoord kopiëren', en: 'template standard copy' },
    way: { page: 'conversations/replies', label: { nl: 'Naar de standaardteksten', en: 'To the ready texts' } },
  },
  {
    key: 'colleague',
    question: { nl: 'Hoe voeg ik een collega toe?', en: 'How do I add a colleague?' },
    answer: {
      nl: 'Een beheerder van je organisatie nodigt je collega uit met naam en e-mailadres. Als lid beantwoordt je collega aanvragen, als beheerder verandert die ook de organisatie.',
      en: 'An admin of your organization invites your colleague by name and email address. As a member they answer applications, as an admin they change the organization too.',
    },
    also: { nl: 'gebruiker uitnodigen rol lid beheerder rechten', en: 'user invite role rights' },
    way: { page: 'users/add', label: { nl: 'Nodig een collega uit', en: 'Invite a colleague' } },
  },
  {
    key: 'details',
    question: { nl: 'Hoe veranderen we ons logo, adres of onze tekst?', en: 'How do we change our logo, address or text?' },
    answer: {
      nl: 'Een beheerder kiest bij ‘Organisaties’ jullie organisatie en drukt op bewerken. Verander je de naam en het KvK-nummer samen, dan kijkt de centrale er weer naar.',
      en: 'An admin chooses your organization under “Organizations” and presses edit. If you change the name and the KvK number together, the center looks at it again.',
    },
    also: { nl: 'gegevens omschrijving foto website', en: 'details description picture website' },
    way: { page: 'organizations', label: { nl: 'Naar je organisatie', en: 'To your organization' } },
  },
]
