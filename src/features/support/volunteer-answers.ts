import type { Answer } from './answer.ts'

export const volunteerAnswers: readonly Answer[] = [
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
      nl: 'Open het gesprek en kies in het menu ‘Meld bij de centrale’. Wij lezen dan mee en kijken wat er nodig is. De ander ziet niet dat jij het meldde.',
      en: 'Open the conversation and choose “Report to the center” in its menu. We then read along and see what is needed. The other does not see that it was you.',
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
