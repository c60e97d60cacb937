import { defineMessages } from '#kernel/i18n/messages.ts'

export const userWords = defineMessages({
  current: { nl: 'Wie er is', en: 'Who is there' },
  currentText: {
    nl: 'Wat elke pagina weet van wie is ingelogd. Het staat alleen in de pagina, nergens in de browser.',
    en: 'What every page knows of who is signed in. It is in the page alone, nowhere in the browser.',
  },
  status: { nl: 'Status', en: 'Status' },
  name: { nl: 'Naam', en: 'Name' },
  language: { nl: 'Taal', en: 'Language' },
  roles: { nl: 'Rollen', en: 'Roles' },
  none: { nl: 'geen', en: 'none' },
  organizations: { nl: 'Organisaties', en: 'Organizations' },
  organizationsText: {
    nl: 'De eerste school of het eerste vrijwilligerscentrum is gekozen, anders de eerste. De keuze wordt bewaard, ook na uitloggen.',
    en: 'The first School or VolunteerCenter is selected, else the first. The choice is kept, after signing out too.',
  },
  selected: { nl: 'Gekozen', en: 'Selected' },
  choose: { nl: 'Kies', en: 'Select' },
  chooseOne: { nl: ({ name }: { name: string }) => `Kies ${name}`, en: ({ name }: { name: string }) => `Select ${name}` },
  noOrganizations: { nl: 'Je hoort bij geen organisatie.', en: 'You are of no organization.' },
  kept: { nl: 'Eerder gekozen', en: 'Selected before' },
  acting: { nl: 'Inloggen als een ander', en: 'Signing in as somebody else' },
  notActing: { nl: 'Je bent jezelf.', en: 'You are yourself.' },
  actingAs: {
    nl: ({ by, name }: { by: string; name: string }) => `${by} is ingelogd als ${name}.`,
    en: ({ by, name }: { by: string; name: string }) => `${by} is signed in as ${name}.`,
  },
  people: { nl: 'Gebruikers', en: 'Users' },
  peopleText: {
    nl: 'Wie het mag, logt op de pagina van een gebruiker in als die persoon. Bovenaan elke pagina staat dat dan.',
    en: 'Who may does so on the page of a user. The top of every page says so then.',
  },
  document: { nl: 'GET /api/v1/current_user', en: 'GET /api/v1/current_user' },
  documentText: { nl: 'Met include=roles,organizations.', en: 'With include=roles,organizations.' },
  rights: { nl: 'Rechten', en: 'Rights' },
  rightsText: {
    nl: 'Elke rij van de tabel met rechten die voor je rollen geldt, en welke rijen je daarmee bereikt.',
    en: 'Every row of the abilities table that counts for your roles, and the rows that it reaches.',
  },
  right: { nl: 'Recht', en: 'Right' },
  scope: { nl: 'Welke rijen', en: 'Which rows' },
})
