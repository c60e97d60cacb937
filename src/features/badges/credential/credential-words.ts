import { defineMessages } from '#kernel/i18n/messages.ts'

/** What a badge says of itself, to programs and to who reads it there. */
export const credentialWords = defineMessages({
  description: {
    nl: ({ title, center, took }: { title: string; center: string; took: string }) => `Heeft meegedaan aan de workshop ${title} van ${center}, samen ${took}.`,
    en: ({ title, center, took }: { title: string; center: string; took: string }) => `Took part in the workshop ${title} of ${center}, ${took} in all.`,
  },
  criteria: {
    nl: ({ learns }: { learns: string }) => `Was bij alle bijeenkomsten die moesten, of heeft ze ingehaald.${learns === '' ? '' : ` Geleerd: ${learns}.`}`,
    en: ({ learns }: { learns: string }) => `Attended all required sessions, or caught up on them.${learns === '' ? '' : ` Learned: ${learns}.`}`,
  },
  check: { nl: 'Klopt dit bewijs?', en: 'Is this certificate genuine?' },
})
