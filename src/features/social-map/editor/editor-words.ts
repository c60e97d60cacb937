import { defineMessages } from '#kernel/i18n/messages.ts'

type ByCenter = { center: string }

/** Around the form of an entry: its state, what happens next, and what is said about it. */
export const editorWords = defineMessages({
  list: { nl: 'Sociale kaart', en: 'Social map' },
  see: { nl: 'Bekijk', en: 'See' },
  save: { nl: 'Bewaar', en: 'Save' },
  saved: { nl: 'Bewaard', en: 'Saved' },
  savedBoth: { nl: 'Bewaard, samen met wat een ander veranderde', en: 'Saved, together with what somebody else changed' },
  savedAgain: {
    nl: (f: ByCenter) => `Bewaard. ${f.center} kijkt naar de nieuwe naam of het nummer`,
    en: (f: ByCenter) => `Saved. ${f.center} looks at the new name or number`,
  },
  live: { nl: 'Inwoners zien wat je bewaart meteen.', en: 'Residents see at once what you save.' },
  nameAgain: {
    nl: (f: ByCenter) => `Een andere naam of een ander nummer bekijkt ${f.center} eerst.`,
    en: (f: ByCenter) => `${f.center} looks at another name or number first.`,
  },
  waits: { nl: (f: ByCenter) => `${f.center} kijkt dit na.`, en: (f: ByCenter) => `${f.center} is reviewing this.` },
  unseen: { nl: 'Inwoners zien dit nog niet.', en: 'Residents do not see this yet.' },
  handIn: { nl: 'Laat nakijken', en: 'Hand in' },
  putOn: { nl: 'Zet op de kaart', en: 'Put on the map' },
  handedIn: { nl: (f: ByCenter) => `${f.center} kijkt het na. Je hoort van ons.`, en: (f: ByCenter) => `${f.center} will review it. You will hear from us.` },
  isOn: { nl: 'Staat op de kaart', en: 'Is on the map' },
  denied: { nl: (f: ByCenter) => `${f.center} stuurde dit terug`, en: (f: ByCenter) => `${f.center} sent this back` },
  closed: { nl: (f: { days: string }) => `Tijdelijk gesloten ${f.days}`, en: (f: { days: string }) => `Temporarily closed ${f.days}` },
  closedFrom: { nl: (f: { day: string }) => `vanaf ${f.day}`, en: (f: { day: string }) => `from ${f.day}` },
  closedBetween: {
    nl: (f: { from: string; until: string }) => `van ${f.from} tot en met ${f.until}`,
    en: (f: { from: string; until: string }) => `from ${f.from} to ${f.until}`,
  },
  readOnly: { nl: 'Je kunt dit lezen, maar niet veranderen.', en: 'You can read this, but not change it.' },
  // Beside the form
  isFresh: { nl: 'Klopt het nog?', en: 'Is it still right?' },
  checkedOn: {
    nl: (f: { day: string; how: string }) => `Gecontroleerd op ${f.day}, ${f.how}.`,
    en: (f: { day: string; how: string }) => `Checked on ${f.day}, ${f.how}.`,
  },
  notChecked: { nl: 'Nog niet gecontroleerd.', en: 'Not checked yet.' },
  untilStale: {
    nl: (f: { day: string }) => `Op ${f.day} verdwijnt het uit de lijst, als niemand het bevestigt.`,
    en: (f: { day: string }) => `On ${f.day} it leaves the list, if nobody confirms it.`,
  },
  isStale: {
    nl: 'Het staat niet meer in de lijst. Bevestig dat alles klopt, dan staat het er weer in.',
    en: 'It is no longer in the list. Confirm that all is right to put it back.',
  },
  look: { nl: 'Let op', en: 'Please note' },
  hasAddress: {
    nl: (f: { found: string }) => `In de tekst staat ${f.found}. Haal het weg: bezoekers schrijven met een formulier.`,
    en: (f: { found: string }) => `The text contains ${f.found}. Take it out: visitors write by a form.`,
  },
  hasBsn: {
    nl: (f: { found: string }) => `${f.found} lijkt op een burgerservicenummer. Zet dat nooit op een website.`,
    en: (f: { found: string }) => `${f.found} looks like a citizen service number. Never put one on a website.`,
  },
  happened: { nl: 'Wat er gebeurde', en: 'What happened' },
  // Beginning
  beginTitle: { nl: 'Plek toevoegen', en: 'Add entry' },
  beginText: {
    nl: 'Een organisatie, een groep of een spreekuur dat inwoners helpt. Begin met de naam.',
    en: 'An organization, a group or a consulting hour that helps residents. Begin with the name.',
  },
  begin: { nl: 'Begin', en: 'Begin' },
  forWhom: { nl: 'Van welke organisatie?', en: 'Of which organization?' },
  forNobody: { nl: 'Van niemand hier', en: 'Of nobody here' },
})
