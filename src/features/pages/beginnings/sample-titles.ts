import { defineMessages } from '#kernel/i18n/messages.ts'

/** The offer to begin with a ready text. */
export const sampleWords = defineMessages({
  orSample: { nl: 'Of begin met een voorbeeld', en: 'Or begin with an example' },
  orSampleText: {
    nl: 'De tekst staat klaar. Verander wat je wilt; niemand ziet hem tot je hem publiceert.',
    en: 'The text is ready. Change what you like; nobody sees it before you publish it.',
  },
})

/** Pages that a center can begin with a ready text; they are its own from the first moment and nobody sees them before it publishes. */
export const sampleTitles = {
  about: { nl: 'Over ons', en: 'About us' },
  howItWorks: { nl: 'Zo werkt het', en: 'How it works' },
} as const
export type SampleKey = keyof typeof sampleTitles

export const sampleKeys = Object.keys(sampleTitles) as SampleKey[]
export const isSampleKey = (name: unknown): name is SampleKey => sampleKeys.some((key) => key === name)
