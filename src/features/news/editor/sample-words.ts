import { defineMessages } from '#kernel/i18n/messages.ts'

/** The offer to begin with a ready text; apart from the words of the list, which the editor loads too. */
export const sampleWords = defineMessages({
  orSample: { nl: 'Of neem ons voorbeeld', en: 'Or take our example' },
  orSampleText: {
    nl: 'Een kort bericht dat je nieuwe site er is. Verander wat je wilt.',
    en: 'A short article that your new site is there. Change what you like.',
  },
  takeSample: { nl: 'Begin met het voorbeeld', en: 'Begin with the example' },
})
