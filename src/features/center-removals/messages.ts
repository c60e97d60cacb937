import { defineMessages, plural } from '#kernel/i18n/messages.ts'

type Mailed = { firstName: string; centerName: string; day: string }

export const errorWords = defineMessages({
  center_is_open: { nl: 'Sluit eerst de website van dit centrum.', en: 'Close the website of this center first.' },
  removal_planned: { nl: 'Dit centrum wordt al verwijderd. Kijk hieronder wanneer.', en: 'This center is to be removed already. See below when.' },
  no_removal: { nl: 'Dit centrum wordt niet verwijderd.', en: 'No removal of this center is planned.' },
  center_leads_site: {
    nl: 'Dit centrum staat op het adres van de hele site, waar ook andere centra bij horen. Verwijder die eerst.',
    en: 'This center is at the address of the whole site, which has other centers. Remove those first.',
  },
})

export const faultWords = defineMessages({
  otherName: {
    nl: (f: { name: string }) => `Typ de naam precies zo: ${f.name}`,
    en: (f: { name: string }) => `Type the name exactly like this: ${f.name}`,
  },
})

/** What the mails to the center's admins say. */
export const mailWords = defineMessages({
  hello: { nl: (f: Mailed) => `Dag ${f.firstName},`, en: (f: Mailed) => `Hello ${f.firstName},` },
  plannedSubject: {
    nl: (f: Mailed) => `${f.centerName} wordt verwijderd op ${f.day}`,
    en: (f: Mailed) => `${f.centerName} will be removed on ${f.day}`,
  },
  plannedText: {
    nl: (f: Mailed) =>
      `De website van ${f.centerName} is gesloten, en op ${f.day} verwijderen we alles: mensen, organisaties, vacatures, gesprekken en bestanden. Dat is niet terug te draaien.`,
    en: (f: Mailed) =>
      `The website of ${f.centerName} is closed, and on ${f.day} we remove everything: people, organizations, vacancies, conversations and files. That cannot be undone.`,
  },
  plannedExport: {
    nl: 'Tot die tijd kun je een kopie van alle gegevens meenemen. Log in met je eigen wachtwoord: alleen die pagina is nog open. Zolang er geen kopie is opgehaald, wachten we met verwijderen.',
    en: 'Until then you can take a copy of all data along. Sign in with your own password: only that page is still open. As long as no copy has been fetched, we wait with the removal.',
  },
  plannedAsk: {
    nl: 'Klopt dit niet, of wil je geen kopie? Laat het weten aan wie het platform beheert.',
    en: 'Is this wrong, or do you want no copy? Tell whoever runs the platform.',
  },
  plannedButton: { nl: 'Neem alles mee', en: 'Take everything along' },
  cancelledSubject: { nl: (f: Mailed) => `${f.centerName} wordt toch niet verwijderd`, en: (f: Mailed) => `${f.centerName} will not be removed` },
  cancelledText: {
    nl: (f: Mailed) => `Eerder schreven we dat ${f.centerName} verwijderd wordt. Dat gaat niet door. Alles is er nog.`,
    en: (f: Mailed) => `We wrote before that ${f.centerName} would be removed. That is off. Everything is still there.`,
  },
  why: {
    nl: (f: Mailed) => `Je krijgt deze e-mail omdat je centerbeheerder bent van ${f.centerName}.`,
    en: (f: Mailed) => `You get this email because you are an admin of ${f.centerName}.`,
  },
})

/** Words of the page of one center, and of the list. */
export const removalWords = defineMessages({
  title: { nl: 'Verwijderen', en: 'Remove this center' },
  titleOf: { nl: (f: { name: string }) => `${f.name} verwijderen`, en: (f: { name: string }) => `Remove ${f.name}` },
  back: { nl: 'Annuleer', en: 'Cancel' },
  text: {
    nl: (f: { days: number }) =>
      `Stopt dit centrum voorgoed? Dan kun je het verwijderen. Het gaat pas weg na ${f.days} dagen, en als het centrum zijn gegevens heeft.`,
    en: (f: { days: number }) => `Does this center stop for good? Then you can remove it. It goes after ${f.days} days, and when the center has its data.`,
  },
  open: { nl: 'Verwijder dit centrum', en: 'Remove this center' },
  goesTitle: { nl: 'Wat weggaat', en: 'What goes' },
  goes: {
    nl: 'Alles van dit centrum: organisaties, vacatures, aanvragen, gesprekken, pagina’s, foto’s en bestanden, en het adres van de website. Mensen die alleen hier een account hebben, verliezen het.',
    en: 'Everything of this center: organizations, vacancies, applications, conversations, pages, photos and files, and the address of the website. People who have an account only here lose it.',
  },
  staysTitle: { nl: 'Wat blijft', en: 'What stays' },
  stays: {
    nl: 'Mensen die ook bij een ander centrum horen, houden daar hun account. Wij bewaren alleen dat het centrum er was, wanneer het weg is, en hoeveel het was. Reservekopieën gaan na 35 dagen weg.',
    en: 'People who belong to another center too keep their account there. We only keep that the center was here, when it went, and how much it was. Backups go after 35 days.',
  },
  nextTitle: { nl: 'Wat er nu gebeurt', en: 'What happens now' },
  next: {
    nl: (f: { day: string }) =>
      `De centerbeheerders krijgen een mail. Tot ${f.day} kunnen ze nog inloggen om een kopie van alles mee te nemen. Tot het verwijderen begint, kun je het hier stoppen.`,
    en: (f: { day: string }) =>
      `The center’s admins get an email. Until ${f.day} they can still sign in to take a copy of everything along. Until the removal begins, you can stop it here.`,
  },
  typeName: { nl: 'Typ de naam van het centrum', en: 'Type the name of the center' },
  nameMissing: { nl: 'Typ de naam van het centrum.', en: 'Type the name of the center.' },
  password: { nl: 'Je wachtwoord', en: 'Your password' },
  plan: { nl: 'Plan het verwijderen', en: 'Plan the removal' },
  planned: { nl: (f: { day: string }) => `Wordt verwijderd op ${f.day}.`, en: (f: { day: string }) => `Will be removed on ${f.day}.` },
  plannedTitle: { nl: 'Dit centrum wordt verwijderd', en: 'This center will be removed' },
  plannedText: {
    nl: (f: { day: string }) => `Op ${f.day}, en niet eerder. De centerbeheerders hebben een mail gekregen.`,
    en: (f: { day: string }) => `On ${f.day}, and not before. The center’s admins got an email.`,
  },
  waitsFor: { nl: 'Het verwijderen wacht ook hierop:', en: 'The removal also waits for this:' },
  waitsForNothing: {
    nl: 'Het centrum heeft zijn gegevens. Er is verder niets waarop het wacht.',
    en: 'The center has its data. There is nothing else to wait for.',
  },
  no_export: {
    nl: 'Het centrum heeft nog geen kopie van zijn gegevens opgehaald sinds de website gesloten is.',
    en: 'The center has not fetched a copy of its data since the website was closed.',
  },
  exporting: { nl: 'Er wordt nu een kopie gemaakt.', en: 'A copy is being made now.' },
  unfetched: { nl: 'Er staat een kopie klaar die nog niet is opgehaald.', en: 'A copy is ready that has not been fetched yet.' },
  leads_site: {
    nl: 'Bij het adres van dit centrum horen nog andere centra.',
    en: 'The address of this center still has other centers.',
  },
  cancel: { nl: 'Toch niet verwijderen', en: 'Do not remove after all' },
  cancelled: { nl: (f: { name: string }) => `${f.name} wordt niet verwijderd.`, en: (f: { name: string }) => `${f.name} will not be removed.` },
  without: { nl: 'Het centrum wil geen kopie', en: 'The center wants no copy' },
  reason: { nl: 'Waarom wil het centrum geen kopie?', en: 'Why does the center want no copy?' },
  reasonHint: {
    nl: 'Schrijf geen namen op. Dit blijft bewaard, ook als het centrum weg is.',
    en: 'Write no names. This is kept, also when the center is gone.',
  },
  reasonMissing: { nl: 'Vul in waarom het centrum geen kopie wil.', en: 'Enter why the center wants no copy.' },
  withoutNow: { nl: 'Leg dit vast', en: 'Record this' },
  withoutSaid: { nl: 'Het verwijderen wacht niet meer op een kopie.', en: 'The removal no longer waits for a copy.' },
  withoutBecause: {
    nl: (f: { reason: string }) => `Het centrum wil geen kopie: ${f.reason}`,
    en: (f: { reason: string }) => `The center wants no copy: ${f.reason}`,
  },
  running: { nl: 'Dit centrum wordt nu verwijderd', en: 'This center is being removed now' },
  runningText: { nl: 'Dat kan een uur duren. Stoppen kan niet meer.', en: 'This may take an hour. It can no longer be stopped.' },
  removedTitle: { nl: 'Verwijderde centra', en: 'Removed centers' },
  removedLine: {
    nl: (f: { name: string; town: string; people: number }) =>
      `${f.name} in ${f.town}, met ${plural('nl', f.people, { one: '1 account', other: `${f.people.toLocaleString('nl')} accounts` })}`,
    en: (f: { name: string; town: string; people: number }) =>
      `${f.name} in ${f.town}, with ${plural('en', f.people, { one: '1 account', other: `${f.people.toLocaleString('en')} accounts` })}`,
  },
  removedRows: {
    nl: (f: { n: number }) => plural('nl', f.n, { one: '1 regel gewist', other: `${f.n.toLocaleString('nl')} regels gewist` }),
    en: (f: { n: number }) => plural('en', f.n, { one: '1 row deleted', other: `${f.n.toLocaleString('en')} rows deleted` }),
  },
})
