import { defineMessages } from '#kernel/i18n/messages.ts'

type Named = { name: string }

/** What can be done with an entry. */
export const actionWords = defineMessages({
  submit: { nl: 'Laat nakijken', en: 'Hand in' },
  approve: { nl: 'Zet op de kaart', en: 'Put on the map' },
  deny: { nl: 'Stuur terug', en: 'Send back' },
  confirm: { nl: 'Alles klopt nog', en: 'All is still right' },
  close: { nl: 'Tijdelijk gesloten', en: 'Temporarily closed' },
  reopen: { nl: 'Weer open', en: 'Open again' },
  restart: { nl: 'Begin opnieuw', en: 'Start again' },
  inactivate: { nl: 'Wij zijn gestopt', en: 'We have ended' },
  ended: { nl: 'Gestopt', en: 'It has ended' },
  remove: { nl: 'Gooi weg', en: 'Throw away' },
  why: { nl: 'Waarom stuur je dit terug?', en: 'Why do you send this back?' },
  whyHint: { nl: 'Dit staat in de e-mail, en bij de plek.', en: 'This goes into the email, and stands at the entry.' },
  whyNeeded: { nl: 'Schrijf wat er anders moet. De organisatie leest dit.', en: 'Write what should be different. The organization reads this.' },
  denyAndMail: { nl: 'Stuur terug en mail', en: 'Send back and mail' },
  isDouble: { nl: 'Deze plek staat er al op', en: 'This entry is there already' },
  isUnclear: { nl: 'Het is niet duidelijk wat jullie doen en voor wie', en: 'It is not clear what you do and for whom' },
  isCommercial: { nl: 'Dit is reclame', en: 'This is an advertisement' },
  otherTown: { nl: 'Dit is niet voor onze inwoners', en: 'This is not for our residents' },
  from: { nl: 'Eerste dag dicht', en: 'First day closed' },
  until: { nl: 'Laatste dag dicht', en: 'Last day closed' },
  untilHint: { nl: 'Laat leeg als je het nog niet weet.', en: 'Leave empty if you do not know yet.' },
  closedWhy: { nl: 'Waarom?', en: 'Why?' },
  closedWhyHint: { nl: 'Bezoekers lezen dit. Bijvoorbeeld: we verbouwen.', en: 'Visitors read this. For example: we are rebuilding.' },
  fromNeeded: { nl: 'Kies de eerste dag.', en: 'Choose the first day.' },
  closeIt: { nl: 'Zet op tijdelijk gesloten', en: 'Mark as temporarily closed' },
  endText: {
    nl: 'Inwoners vinden deze plek dan niet meer. Je kunt later opnieuw beginnen.',
    en: 'Residents no longer find this entry then. You can start again later.',
  },
  endYes: { nl: 'Ja, haal van de kaart', en: 'Yes, take it off the map' },
  removeText: { nl: 'Dit concept is dan weg.', en: 'This draft is gone then.' },
  removeYes: { nl: 'Ja, gooi weg', en: 'Yes, throw away' },
  isNow: {
    nl: (f: Named & { status: string }) => `${f.name}: ${f.status.toLowerCase()}`,
    en: (f: Named & { status: string }) => `${f.name}: ${f.status.toLowerCase()}`,
  },
  isConfirmed: { nl: (f: Named) => `${f.name}: bevestigd`, en: (f: Named) => `${f.name}: confirmed` },
  isRemoved: { nl: (f: Named) => `${f.name} is weg`, en: (f: Named) => `${f.name} is gone` },
})
