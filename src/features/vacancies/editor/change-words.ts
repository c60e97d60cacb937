import { defineMessages } from '#kernel/i18n/messages.ts'

/** The editor of a vacancy that is no longer a draft. */
export const changeWords = defineMessages({
  save: { nl: 'Sla op', en: 'Save' },
  saveReviewed: { nl: 'Sla op en laat nakijken', en: 'Save and have it checked' },
  isPublic: { nl: 'Staat op de site. Een wijziging is meteen te zien.', en: 'On the site. A change shows at once.' },
  isPending: {
    nl: (f: { center: string }) => `${f.center} kijkt hem na. Veranderen kan nog.`,
    en: (f: { center: string }) => `${f.center} is checking it. You can still change it.`,
  },
  isPaused: { nl: 'Staat even stil. Niemand kan nu reageren.', en: 'On hold. Nobody can apply now.' },
  small: {
    nl: ({ name }: { name: string }) => `Een kleine verbetering staat meteen op de site. Verander je een plaatsnaam? Dan kijkt ${name} eerst.`,
    en: ({ name }: { name: string }) => `A small improvement shows at once. Do you change the name of a place? Then ${name} checks it first.`,
  },
  looksAgain: {
    nl: ({ name }: { name: string }) => `Let op: na deze wijziging kijkt ${name} eerst weer. Zolang staat de vacature niet op de site.`,
    en: ({ name }: { name: string }) => `Note: after this change ${name} checks it first. Until then the vacancy is not on the site.`,
  },
})
