import { defineMessages } from '#kernel/i18n/messages.ts'

/** Words of the versions of a page. */
export const versionWords = defineMessages({
  versions: { nl: 'Versies', en: 'Versions' },
  version: {
    nl: ({ number, who, when }: { number: number; who: string; when: string }) => `${number}. ${who || 'Begin'}, ${when}`,
    en: ({ number, who, when }: { number: number; who: string; when: string }) => `${number}. ${who || 'Beginning'}, ${when}`,
  },
  compare: { nl: 'Vergelijk', en: 'Compare' },
  difference: {
    nl: ({ number }: { number: number }) => `Verschil met versie ${number}`,
    en: ({ number }: { number: number }) => `Difference from version ${number}`,
  },
  noDifference: { nl: 'De woorden zijn dezelfde.', en: 'The words are the same.' },
  otherThanWords: {
    nl: 'De woorden zijn dezelfde. De foto’s, de links of de indeling zijn anders.',
    en: 'The words are the same. The photos, the links or the layout are not.',
  },
  restore: { nl: 'Zet deze versie terug', en: 'Put this version back' },
  restored: { nl: 'De eerdere versie staat terug. Publiceer hem, dan kan iedereen hem lezen.', en: 'The earlier version is back. Publish it to have it read.' },
})
