import { defineMessages } from '#kernel/i18n/messages.ts'

export const errorWords = defineMessages({
  has_moved: { nl: 'Deze organisatie is verhuisd naar een andere vrijwilligerscentrale.', en: 'This organization has moved to another volunteer center.' },
  taken: { nl: 'Dit is al in gebruik.', en: 'This is already in use.' },
  nobody_to_ask: {
    nl: 'Deze organisatie heeft geen beheerder die je kunt mailen. Bel de organisatie, of nodig een beheerder uit.',
    en: 'This organization has no admin you can mail. Call it, or invite an admin.',
  },
  resubmitted_too_often: {
    nl: 'Jullie hebben al twee keer gevraagd of we opnieuw kijken. Bel of mail ons, dan zoeken we het samen uit.',
    en: 'You have asked us to look again twice already. Call or write to us, and we will sort it out together.',
  },
  has_dependents: {
    nl: 'Er hebben mensen gereageerd bij deze organisatie, of iets gevraagd. Je kunt de organisatie wel archiveren.',
    en: 'People have applied to this organization, or asked it something. Archive it instead of deleting it.',
  },
})
