import { defineMessages } from '#kernel/i18n/messages.ts'

export const feedWords = defineMessages({
  all: { nl: (f: { town: string }) => `Vrijwilligerswerk in ${f.town}`, en: (f: { town: string }) => `Volunteer work in ${f.town}` },
})
