import { defineMessages } from '#kernel/i18n/messages.ts'

/** The sentences of the error codes of vacancies. */
export const errorWords = defineMessages({
  not_later: { nl: 'Kies een latere dag dan nu.', en: 'Choose a later day than the present one.' },
  past_its_day: {
    nl: 'De laatste dag van deze vacature is voorbij. Vraag de organisatie om een latere dag.',
    en: 'The last day of this vacancy has passed. Ask the organization for a later day.',
  },
  organization_not_approved: {
    nl: 'De organisatie is nog niet goedgekeurd. Je kunt de vacature wel alvast schrijven.',
    en: 'The organization has not been approved yet. You can write the vacancy all the same.',
  },
  vacancy_over: {
    nl: 'Deze vacature is voorbij. Open hem opnieuw of maak een kopie.',
    en: 'This vacancy is over. Reopen it or make a copy.',
  },
  only_drafts_vanish: {
    nl: 'Alleen een concept kun je weggooien. Sluit deze vacature in plaats daarvan.',
    en: 'Only a draft can be thrown away. Close this vacancy instead.',
  },
  has_applications: { nl: 'Er hebben mensen op gereageerd. Dan kan hij niet meer weg.', en: 'People have applied. It cannot be thrown away any more.' },
  changed_since: { nl: 'Iemand heeft dit intussen weer veranderd.', en: 'Somebody has changed this again since.' },
  applies_elsewhere: {
    nl: 'Voor deze vacature reageer je op de site van de organisatie.',
    en: 'For this vacancy you apply on the organization’s own site.',
  },
  first_too_long: { nl: 'Een vacature staat hooguit vier weken vooraan.', en: 'A vacancy stands first for four weeks at most.' },
  too_many_first: {
    nl: 'Er staan al tien vacatures vooraan. Haal er eerst een weg: als alles dringend is, valt niets meer op.',
    en: 'Ten vacancies stand first already. Take one of them away first: when all is urgent, nothing stands out.',
  },
  slot_full: { nl: 'Op deze datum is geen plek meer. Kies een andere.', en: 'There is no place left on this date. Choose another.' },
  too_far_ahead: { nl: 'Een vacature loopt hooguit zes maanden vooruit.', en: 'A vacancy runs at most six months ahead.' },
})
