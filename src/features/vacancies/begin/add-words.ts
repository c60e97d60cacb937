import { defineMessages } from '#kernel/i18n/messages.ts'

/** The page that creates a new vacancy. */
export const addWords = defineMessages({
  vacancies: { nl: 'Vacatures', en: 'Vacancies' },
  title: { nl: 'Nieuwe vacature', en: 'New vacancy' },
  text: {
    nl: 'Hoe wil je beginnen? Alles kun je daarna veranderen. Niemand ziet het voor je het inlevert.',
    en: 'How do you want to begin? You can change everything afterwards. Nobody sees it before you hand it in.',
  },
  forWhom: { nl: 'Voor welke organisatie?', en: 'For which organization?' },
  forWhomMissing: { nl: 'Kies een organisatie.', en: 'Choose an organization.' },
  empty: { nl: 'Begin leeg', en: 'Begin empty' },
  begin: { nl: 'Begin', en: 'Begin' },
  example: { nl: 'Begin met een voorbeeld', en: 'Begin with an example' },
  exampleText: { nl: 'Een tekst die werkt. Pas hem aan aan jullie.', en: 'A text that works. Change it to fit you.' },
  earlier: { nl: 'Begin met een kopie', en: 'Begin with a copy' },
  earlierText: { nl: 'Een vacature van eerder, met dezelfde woorden en nieuwe dagen.', en: 'An earlier vacancy, with the same words and new days.' },
})
