import { type RoleName, hasRole } from '#kernel/access/actor.ts'
import { centerColleagues, organizationStaff } from '#kernel/access/role-sets.ts'
import type { Answer, Audience } from './answer.ts'

const volunteerAnswers: readonly Answer[] = [
  {
    key: 'find',
    question: { nl: 'Hoe vind ik werk dat bij me past?', en: 'How do I find work that suits me?' },
    answer: {
      nl: 'Zoek in je eigen woorden, bijvoorbeeld ‘koffie schenken op vrijdag’. Weet je het nog niet? Met een paar vragen doen we je een voorstel.',
      en: 'Search in your own words, such as “serve coffee on Friday”. Not sure yet? A few questions, and we suggest something.',
    },
    also: { nl: 'vacature zoeken kiezen keuzehulp', en: 'vacancy search choose guide' },
    way: { page: 'vacancies/search', label: { nl: 'Zoek vrijwilligerswerk', en: 'Find volunteer work' } },
  },
  {
    key: 'ask-first',
    question: { nl: 'Kan ik iets vragen voor ik reageer?', en: 'Can I ask something before I apply?' },
    answer: {
      nl: 'Ja. Op elke vacature staat ‘Stel eerst een vraag’. De organisatie antwoordt je in een gesprek. Je zit nergens aan vast.',
      en: 'Yes. Each vacancy has “Ask something first”. The organization answers you in a conversation. You are not tied to anything.',
    },
    also: { nl: 'vraag vooraf vacature contact organisatie', en: 'question vacancy contact organization' },
  },
  {
    key: 'waiting',
    question: { nl: 'Ik heb gereageerd. Wanneer hoor ik iets?', en: 'I have applied. When will I hear something?' },
    answer: {
      nl: 'De organisatie krijgt je bericht meteen. Blijft het stil, dan sporen wij ze aan na 3 en na 7 dagen. Na 14 dagen kijken we zelf mee en krijg je drie andere plekken van ons.',
      en: 'The organization gets your message at once. If it stays quiet, we remind them after 3 and 7 days. After 14 days we step in, and you get three other places from us.',
    },
    also: { nl: 'antwoord wachten stil aanmelding', en: 'answer waiting quiet reply' },
    way: { page: 'applications', label: { nl: 'Bekijk je aanvragen', en: 'See your applications' } },
  },
  {
    key: 'withdraw',
    question: { nl: 'Ik wil toch niet meer. Hoe stop ik?', en: 'I have changed my mind. How do I stop?' },
    answer: {
      nl: 'Open je aanvraag en trek hem in. Ben je al aangenomen, dan heet de knop ‘Ik stop toch’. De organisatie krijgt bericht. Je hoeft niets uit te leggen.',
      en: 'Open your application and withdraw it. If you were accepted already, the button says that you stop after all. The organization is told. You need not explain anything.',
    },
    also: { nl: 'intrekken afzeggen annuleren opzeggen', en: 'withdraw cancel quit' },
    way: { page: 'applications', label: { nl: 'Bekijk je aanvragen', en: 'See your applications' } },
  },
  {
    key: 'vog',
    question: { nl: 'Heb ik een VOG nodig?', en: 'Do I need a police check (VOG)?' },
    answer: {
      nl: 'Bij de vacature staat of er een VOG nodig is. De organisatie vraagt hem samen met je aan, pas als je mag komen helpen.',
      en: 'The vacancy says whether one is needed. The organization requests it together with you, once you have been accepted.',
    },
    also: { nl: 'verklaring omtrent het gedrag', en: 'conduct background check' },
  },
  {
    key: 'young',
    question: { nl: 'Ik ben jonger dan 16. Mag ik meedoen?', en: 'I am under 16. Can I join in?' },
    answer: {
      nl: 'Ja. Bij je aanvraag vul je het e-mailadres van een ouder in. Die geeft toestemming met één druk op een knop.',
      en: 'Yes. When you apply you give the email address of a parent. They agree with one press of a button.',
    },
    also: { nl: 'kind leeftijd ouder toestemming', en: 'child age parent consent' },
  },
  {
    key: 'mails',
    question: { nl: 'Ik krijg te veel e-mail', en: 'I get too many emails' },
    answer: {
      nl: 'Kies per onderwerp of je meteen een e-mail wilt, één keer per dag of week, of nooit. Op de website blijft alles staan.',
      en: 'Choose for each subject whether you want an email at once, once a day or week, or never. Everything stays on the website.',
    },
    also: { nl: 'notificaties meldingen uitzetten', en: 'notifications switch off' },
    way: { page: 'profile-edit/settings', href: '/profile-edit/settings#notices', label: { nl: 'Kies je e-mails', en: 'Choose your emails' } },
  },
  {
    key: 'account',
    question: { nl: 'Hoe verander ik mijn naam, telefoon of e-mailadres?', en: 'How do I change my name, phone or email address?' },
    answer: {
      nl: 'Bij ‘Bewerk profiel’. Een nieuw e-mailadres bevestig je met een knop in de e-mail die we sturen. Je wachtwoord kies je opnieuw bij je instellingen.',
      en: 'Under “Edit profile”. You confirm a new address with a button in the email we send. You choose a new password in your settings.',
    },
    also: { nl: 'gegevens wachtwoord telefoonnummer wijzigen', en: 'details password number' },
    way: { page: 'profile-edit', label: { nl: 'Bewerk je profiel', en: 'Edit your profile' } },
  },
  {
    key: 'unkind',
    question: { nl: 'Iemand doet naar of vraagt om geld', en: 'Somebody is unkind or asks for money' },
    answer: {
      nl: ({ center }) =>
        `Open het gesprek en kies in het menu ‘Meld bij ${center}’. Wij lezen dan mee en kijken wat er nodig is. De ander ziet niet dat jij het meldde.`,
      en: ({ center }) =>
        `Open the conversation and choose “Report to ${center}” in its menu. We then read along and see what is needed. The other does not see that it was you.`,
    },
    also: { nl: 'melden pesten oplichting ruzie onveilig', en: 'report scam bully unsafe' },
    way: { page: 'conversations', label: { nl: 'Naar je gesprekken', en: 'To your conversations' } },
  },
  {
    key: 'leave',
    question: { nl: 'Hoe verwijder ik mijn account?', en: 'How do I delete my account?' },
    answer: {
      nl: 'Onderaan je instellingen. Je kunt daar eerst alles downloaden wat we van je bewaren. Na 30 dagen zijn je naam en je woorden weg.',
      en: 'At the bottom of your settings. There you can first download all that we keep of you. After 30 days your name and your words are gone.',
    },
    also: { nl: 'opzeggen uitschrijven privacy gegevens wissen avg', en: 'unsubscribe privacy erase gdpr data' },
    way: { page: 'profile-edit/settings', href: '/profile-edit/settings#remove', label: { nl: 'Naar je instellingen', en: 'To your settings' } },
  },
]

const teamAnswers: readonly Answer[] = [
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
      nl: ({ center }) => `Na 3 en 7 dagen krijg je een herinnering. Na 14 dagen kijkt ${center} mee. Eén zin terug is genoeg om het wachten te stoppen.`,
      en: ({ center }) => `After 3 and 7 days you get a reminder. After 14 days ${center} steps in. One sentence back is enough to end the waiting.`,
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
      nl: ({ center }) =>
        `Een beheerder kiest bij ‘Organisaties’ jullie organisatie en drukt op bewerken. Verander je de naam en het KvK-nummer samen, dan kijkt ${center} er weer naar.`,
      en: ({ center }) =>
        `An admin chooses your organization under “Organizations” and presses edit. If you change the name and the KvK number together, ${center} looks at it again.`,
    },
    also: { nl: 'gegevens omschrijving foto website', en: 'details description picture website' },
    way: { page: 'organizations', label: { nl: 'Naar je organisatie', en: 'To your organization' } },
  },
]

const centerAnswers: readonly Answer[] = [
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
      nl: 'Ja, van organisaties, van mensen en van vacatures. Bewaar de lijst als csv. Voor er iets verandert zie je per rij wat er gebeurt, en een dag lang kun je alles terugdraaien.',
      en: 'Yes, of organizations, of people and of vacancies. Save the list as csv. Before anything changes you see what happens to each row, and for a day you can take it all back.',
    },
    also: { nl: 'importeren csv spreadsheet', en: 'import csv spreadsheet' },
    way: { page: 'organizations/add', href: '/organizations/add?way=import', label: { nl: 'Lees een lijst in', en: 'Bring in a list' } },
  },
  {
    key: 'roles',
    question: { nl: 'Wie mag wat bij ons?', en: 'Who may do what with us?' },
    answer: {
      nl: 'Coördinatoren keuren goed en beantwoorden vragen. Redacteuren lezen mee en maken de website. Centerbeheerders geven rollen en veranderen de instellingen.',
      en: 'Coordinators approve and answer questions. Editors read along and make the website. Center admins give roles and change the settings.',
    },
    also: { nl: 'rollen rechten gebruikers collega', en: 'roles rights users colleague' },
    way: { page: 'users', label: { nl: 'Naar de gebruikers', en: 'To the users' } },
  },
]

export const answers: Readonly<Record<Audience, readonly Answer[]>> = { center: centerAnswers, team: teamAnswers, volunteer: volunteerAnswers }

/** The audiences of a person by their roles: their work first, general questions last. */
export function audiencesOf(roles: readonly { name: RoleName }[]): Audience[] {
  return [
    ...(hasRole({ roles }, centerColleagues) ? (['center'] as const) : []),
    ...(hasRole({ roles }, organizationStaff) ? (['team'] as const) : []),
    'volunteer',
  ]
}
