import { defineMessages } from '#kernel/i18n/messages.ts'

/** The last step of the editor. */
export const checkWords = defineMessages({
  missing: { nl: 'Dit mist nog', en: 'This is still missing' },
  missingText: { nl: 'Vul dit aan. Daarna kun je inleveren.', en: 'Complete this. Then you can hand it in.' },
  complete: { nl: 'Alles is ingevuld', en: 'Everything is filled in' },
  tipsLeft: { nl: 'Nog een paar tips', en: 'A few more tips' },
  thenWhat: { nl: 'Wat gebeurt er daarna?', en: 'What happens next?' },
  thenReviewed: {
    nl: ({ name }: { name: string }) =>
      `${name} kijkt je vacature na. Meestal ben je binnen drie werkdagen aan de beurt. Je krijgt een mail als hij op de site staat, of als er nog iets moet veranderen.`,
    en: ({ name }: { name: string }) =>
      `${name} checks your vacancy, mostly within three working days. You get an email when it is on the site, or when something must be changed.`,
  },
  thenPublished: { nl: 'Je vacature staat meteen op de site. Iedereen kan reageren.', en: 'Your vacancy is on the site at once. Everybody can apply.' },
})
