import { defineMessages, plural } from '#kernel/i18n/messages.ts'

/** The sentences of the error codes of conversations. */
export const errorWords = defineMessages({
  conversation_closed: {
    nl: 'Dit gesprek is afgesloten. Je kunt er niet meer in schrijven.',
    en: 'This conversation has ended. You can no longer write in it.',
  },
  conversation_blocked: {
    nl: (f: { center: string }) => `Dit gesprek is stilgezet. Bel ${f.center} als dat niet klopt.`,
    en: (f: { center: string }) => `This conversation has been stopped. Call ${f.center} if that is not right.`,
  },
  conversation_blocked_by_you: {
    nl: 'Je hebt dit gesprek geblokkeerd. Hef de blokkade op om weer te schrijven.',
    en: 'You have blocked this conversation. Lift the block to write again.',
  },
  conversation_blocked_by_other: {
    nl: (f: { center: string }) => `De ander wil in dit gesprek geen berichten meer. Je bericht is niet verstuurd. ${f.center} weet ervan en kan helpen.`,
    en: (f: { center: string }) => `The other side wants no more messages in this conversation. Your message was not sent. ${f.center} knows and can help.`,
  },
  cannot_block_center: {
    nl: (f: { center: string }) => `Dit is een gesprek met ${f.center}. Dat kun je niet blokkeren, wel dempen of afsluiten.`,
    en: (f: { center: string }) => `This is a conversation with ${f.center}. You cannot block it, but you can mute or end it.`,
  },
  too_late_to_edit: {
    nl: 'Je kunt een bericht tot 15 minuten na het versturen veranderen.',
    en: 'You can change a message for up to 15 minutes after sending it.',
  },
  attachment_too_early: {
    nl: 'Je kunt een bestand sturen zodra de ander heeft geantwoord.',
    en: 'You can send a file once the other has answered.',
  },
  relayed_conversation: {
    nl: 'Dat kan niet in dit gesprek. Hier kun je alleen woorden sturen.',
    en: 'That is not possible in this conversation. Here you can only send words.',
  },
  attachment_gone: { nl: 'Dit bestand is er niet meer. Kies het opnieuw.', en: 'This file is no longer there. Choose it again.' },
  unsupported_attachment: {
    nl: 'Dit is geen pdf of foto die we kennen. Kies een pdf, JPG of PNG.',
    en: 'We do not know this kind of file. Choose a PDF, JPG or PNG.',
  },
  too_many_attachments: { nl: 'Stuur hoogstens 5 bestanden tegelijk.', en: 'Send at most 5 files at a time.' },
  pdf_with_script: {
    nl: 'In deze pdf zit iets dat vanzelf start. Druk hem af naar een nieuwe pdf en kies die.',
    en: 'Something in this PDF starts by itself. Print it to a new PDF and choose that one.',
  },
  already_with_center: {
    nl: (f: { center: string }) => `Dit is al een gesprek met ${f.center}.`,
    en: (f: { center: string }) => `This is a conversation with ${f.center} already.`,
  },
  works_for_center: {
    nl: 'Deze persoon is een collega.',
    en: 'This person is a colleague.',
  },
  account_not_active: {
    nl: 'Dit account is niet actief, dus een bericht zou niemand lezen.',
    en: 'This account is not active, so nobody would read a message.',
  },
  own_center: {
    nl: 'Jij beantwoordt hier de vragen. Die van anderen staan bij je conversaties.',
    en: 'You answer the questions here. Those of others are with your conversations.',
  },
  too_many_questions: {
    nl: 'Je stelde vandaag al aan tien organisaties een vraag. Morgen kan het weer.',
    en: 'You have asked ten organizations something today. You can ask again tomorrow.',
  },
  message_deleted: { nl: 'Dit bericht is verwijderd.', en: 'This message has been deleted.' },
})

/** Asks once, before a message with contact data is sent; the author decides. */
export const contactWords = defineMessages({
  phone: {
    nl: 'Je deelt een telefoonnummer. Wil je dat? Druk dan nog eens op Verstuur. Samen afspreken kan ook hier.',
    en: 'You are sharing a phone number. Do you want to? Then press Send once more. You can also arrange things here.',
  },
  address: {
    nl: 'Je deelt een adres. Wil je dat? Druk dan nog eens op Verstuur. Een afspraak maken kan ook hier.',
    en: 'You are sharing an address. Do you want to? Then press Send once more. You can also arrange things here.',
  },
  bsn: {
    nl: 'Staat hier een burgerservicenummer? Deel dat liever niet. Wil je het toch? Druk dan nog eens op Verstuur.',
    en: 'Is this a citizen service number? It is better not to share that. Do you want to? Then press Send once more.',
  },
  email: {
    nl: 'Je deelt een e-mailadres. Wil je dat? Druk dan nog eens op Verstuur. Samen praten kan ook hier.',
    en: 'You are sharing an email address. Do you want to? Then press Send once more. You can also talk here.',
  },
})

/** The subjects of conversations, in the plural. */
export const subjectWords = defineMessages({
  application: { nl: 'Aanvragen', en: 'Applications' },
  vacancy: { nl: 'Vragen vooraf', en: 'Questions beforehand' },
  organization: { nl: 'Over organisaties', en: 'About organizations' },
  support: { nl: 'Andere vragen', en: 'Other questions' },
  workshop: { nl: 'Workshops', en: 'Workshops' },
  help_match: { nl: 'Een-op-een hulp', en: 'One-to-one help' },
})

export const messages = defineMessages({
  relayedLine: { nl: 'Lees het op jullie pagina', en: 'Read it on your page' },
  change: { nl: 'Pas aan', en: 'Change' },
  changeMessage: { nl: 'Je bericht', en: 'Your message' },
  saveChange: { nl: 'Bewaar', en: 'Save' },
  report: { nl: (f: { center: string }) => `Meld bij ${f.center}`, en: (f: { center: string }) => `Report to ${f.center}` },
  reported: {
    nl: (f: { center: string }) => `Bedankt. ${f.center} leest mee en kijkt wat er nodig is.`,
    en: (f: { center: string }) => `Thank you. ${f.center} will read along and see what is needed.`,
  },
  attach: { nl: 'Voeg een bestand toe: pdf, JPG of PNG', en: 'Add a file: PDF, JPG or PNG' },
  readyTexts: { nl: 'Standaardteksten', en: 'Ready texts' },
  changeReadyTexts: { nl: 'Pas de teksten aan', en: 'Change the texts' },
  firstReadyText: { nl: 'Maak een standaardtekst', en: 'Make a ready text' },
  filesAlong: { nl: 'Dit gaat mee', en: 'This goes along' },
  leaveOut: { nl: (f: { name: string }) => `Haal ${f.name} weg`, en: (f: { name: string }) => `Remove ${f.name}` },
  sendingFile: { nl: 'Bestand…', en: 'File…' },
  fileLost: { nl: 'Het bestand is niet aangekomen. Kies het nog eens.', en: 'The file did not arrive. Choose it once more.' },
  download: { nl: 'Bewaar', en: 'Save' },
  picture: { nl: 'Foto', en: 'Photo' },
  pdf: { nl: 'Pdf', en: 'PDF' },

  conversations: { nl: 'Conversaties', en: 'Conversations' },
  isAbout: { nl: 'Dit gaat over', en: 'This is about' },
  conversation: { nl: 'Gesprek', en: 'Conversation' },
  writeMessage: { nl: 'Typ je bericht', en: 'Type your message' },
  offline: {
    nl: 'Je hebt geen verbinding. Je bericht staat er nog: verstuur het als je weer online bent.',
    en: 'You are offline. Your message is still here: send it when you are connected again.',
  },
  send: { nl: 'Verstuur', en: 'Send' },
  sending: { nl: 'Bezig…', en: 'Sending…' },
  read: { nl: 'Gelezen', en: 'Read' },
  viaMail: { nl: 'Vanuit de e-mail', en: 'From the email' },
  contactShared: { nl: 'Met contactgegevens', en: 'With contact details' },
  answerThis: { nl: 'Beantwoord dit bericht', en: 'Answer this message' },
  answering: { nl: (f: { name: string }) => `Je antwoordt ${f.name}`, en: (f: { name: string }) => `You answer ${f.name}` },
  answeringYourself: { nl: 'Je gaat verder op je eigen bericht', en: 'You go on from your own message' },
  noAnswer: { nl: 'Toch geen antwoord hierop', en: 'Not an answer to this after all' },
  goToQuote: { nl: 'Naar het bericht waar dit op antwoordt', en: 'To the message that this answers' },
  yourself: { nl: 'Jij', en: 'You' },
  edited: { nl: 'Aangepast', en: 'Changed' },
  deleted: { nl: 'Dit bericht is verwijderd.', en: 'This message has been deleted.' },
  deleteMessage: { nl: 'Verwijder dit bericht', en: 'Delete this message' },
  deleteForGood: { nl: 'Ja, verwijder voorgoed', en: 'Yes, delete for good' },
  empty: { nl: 'Hier staat nog niets. Schrijf het eerste bericht.', en: 'Nothing here yet. Write the first message.' },
  formerUser: { nl: 'Iemand die er niet meer is', en: 'Somebody who has left' },
  earlier: { nl: 'Toon eerdere berichten', en: 'Show earlier messages' },
  closed: { nl: 'Dit gesprek is afgesloten.', en: 'This conversation has ended.' },
  blocked: {
    nl: (f: { center: string }) => `Dit gesprek is stilgezet door ${f.center}.`,
    en: (f: { center: string }) => `This conversation has been stopped by ${f.center}.`,
  },
  search: { nl: 'Zoek op naam of vacature', en: 'Search by name or vacancy' },
  all: { nl: 'Alle', en: 'All' },
  unread: { nl: 'Ongelezen', en: 'Unread' },
  ended: { nl: 'Afgesloten', en: 'Ended' },
  searchShort: { nl: 'Naam of vacature', en: 'Name or vacancy' },
  withoutFilter: { nl: (f: { name: string }) => `Zonder filter ${f.name}`, en: (f: { name: string }) => `Without filter ${f.name}` },
  show: { nl: 'Welke gesprekken', en: 'Which conversations' },
  subjects: { nl: 'Waarover', en: 'About what' },
  anything: { nl: 'Alles', en: 'Anything' },
  whose: { nl: 'Van wie', en: 'Whose' },
  ofTeam: { nl: 'Van de organisatie', en: 'Of the organization' },
  ofCenter: { nl: 'Van het team', en: 'Of the team' },
  ofYou: { nl: 'Van jou', en: 'Yours' },
  you: { nl: 'Jij:', en: 'You:' },
  back: { nl: 'Alle gesprekken', en: 'All conversations' },
  more: { nl: 'Meer over dit gesprek', en: 'More about this conversation' },
  toApplication: { nl: 'Naar de aanvraag', en: 'To the application' },
  toOrganization: { nl: 'Naar de organisatie', en: 'To the organization' },
  aboutOrganization: { nl: 'Over de organisatie', en: 'About the organization' },
  withCenter: { nl: (f: { center: string }) => `Vraag aan ${f.center}`, en: (f: { center: string }) => `Question to ${f.center}` },
  aboutWorkshop: { nl: (f: { title: string }) => `Over de workshop ‘${f.title}’`, en: (f: { title: string }) => `About the workshop “${f.title}”` },
  questionAbout: { nl: (f: { title: string }) => `Vraag over ‘${f.title}’`, en: (f: { title: string }) => `Question about “${f.title}”` },
  toVacancy: { nl: 'Naar de vacature', en: 'To the vacancy' },
  reachMe: { nl: (f: { reach: string }) => `Zo ben ik te bereiken: ${f.reach}`, en: (f: { reach: string }) => `How to reach me: ${f.reach}` },
  letterOf: { nl: (f: { name: string }) => `Brief van ${f.name}`, en: (f: { name: string }) => `Letter from ${f.name}` },
  close: { nl: 'Sluit gesprek af', en: 'End conversation' },
  reopen: { nl: 'Heropen gesprek', en: 'Reopen conversation' },
  blockPerson: { nl: 'Blokkeer', en: 'Block' },
  blockedByYou: {
    nl: (f: { name: string; center: string }) => `Je hebt dit gesprek geblokkeerd. ${f.name} kan je hier niet meer schrijven. ${f.center} weet ervan.`,
    en: (f: { name: string; center: string }) => `You have blocked this conversation. ${f.name} can no longer write to you here. ${f.center} knows.`,
  },
  blockedByOther: {
    nl: (f: { name: string; center: string }) => `${f.name} wil in dit gesprek geen berichten meer. Klopt dat niet? Vraag het aan ${f.center}.`,
    en: (f: { name: string; center: string }) => `${f.name} wants no more messages in this conversation. Is that not right? Ask ${f.center}.`,
  },
  blockedBySide: {
    nl: 'Een van beiden heeft dit gesprek geblokkeerd. Je kunt er wel iets in vragen.',
    en: 'One of the two has blocked this conversation. You can still ask something in it.',
  },
  unblock: { nl: 'Hef de blokkade op', en: 'Lift the block' },
  mute: { nl: 'Demp dit gesprek', en: 'Mute this conversation' },
  unmute: { nl: 'Demp niet meer', en: 'Stop muting' },
  muted: { nl: 'Je krijgt van dit gesprek geen e-mails en meldingen meer.', en: 'You get no more emails and notices of this conversation.' },
  unmuted: { nl: 'Je krijgt weer e-mails en meldingen van dit gesprek.', en: 'You get emails and notices of this conversation again.' },
  isMuted: { nl: 'Gedempt', en: 'Muted' },
  block: { nl: 'Zet gesprek stil', en: 'Stop conversation' },
  chooseOne: { nl: 'Kies een gesprek', en: 'Choose a conversation' },
  chooseOneText: { nl: 'Hier lees je wat er is gezegd en schrijf je terug.', en: 'Here you read what was said and write back.' },
  noneYet: { nl: 'Je hebt nog geen gesprekken', en: 'You have no conversations yet' },
  noneYetText: {
    nl: 'Een gesprek begint vanzelf als iemand op een vacature reageert.',
    en: 'A conversation begins by itself when somebody responds to a vacancy.',
  },
  noneUnread: { nl: 'Je hebt alles gelezen', en: 'You have read everything' },
  noneEnded: { nl: 'Er zijn geen afgesloten gesprekken', en: 'There are no ended conversations' },
  noneAbout: { nl: 'Hierover zijn er geen gesprekken', en: 'There are no conversations about this' },
  noneNamed: { nl: (f: { name: string }) => `Geen gesprek gevonden met ‘${f.name}’`, en: (f: { name: string }) => `No conversation found with “${f.name}”` },
  allNames: { nl: 'Toon alle gesprekken', en: 'Show all conversations' },
  older: { nl: 'Oudere gesprekken', en: 'Older conversations' },
  newer: { nl: 'Nieuwere gesprekken', en: 'Newer conversations' },
  toLatest: { nl: 'Naar de nieuwste berichten', en: 'To the latest messages' },
  newCount: {
    nl: (f: { n: number }) => plural('nl', f.n, { one: '1 nieuw bericht', other: `${f.n} nieuwe berichten` }),
    en: (f: { n: number }) => plural('en', f.n, { one: '1 new message', other: `${f.n} new messages` }),
  },
  said: { nl: 'Wat er is gezegd', en: 'What was said' },
  reopened: { nl: 'Het gesprek is weer open.', en: 'The conversation is open again.' },
  meetingAt: {
    nl: (f: { day: string; time: string }) => `Afspraak ${f.day}, ${f.time}`,
    en: (f: { day: string; time: string }) => `Appointment ${f.day}, ${f.time}`,
  },
  yesterday: { nl: 'gisteren', en: 'yesterday' },
  tooEmpty: { nl: 'Schrijf eerst een bericht.', en: 'Write a message first.' },
})
