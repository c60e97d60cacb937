import { defineMessages } from '#kernel/i18n/messages.ts'

export const builderWords = defineMessages({
  views: { nl: 'Onderdelen', en: 'Views' },
  build: { nl: 'Bouw', en: 'Build' },
  fill: { nl: 'Vul in', en: 'Fill in' },
  fillText: {
    nl: 'Zo ziet een bezoeker de vragen. Voeg eerst een vraag toe als hier niets staat.',
    en: 'How a visitor sees the questions. Add a question first if there is none.',
  },
  send: { nl: 'Verstuur antwoorden', en: 'Send answers' },
  arrived: { nl: 'Zo kwamen de antwoorden aan', en: 'How the answers arrived' },
  none: { nl: 'Er is nog geen vraag.', en: 'There is no question yet.' },
  nothing: { nl: 'Er is niets ingevuld.', en: 'Nothing was filled in.' },
})
