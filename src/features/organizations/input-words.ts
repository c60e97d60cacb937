import { defineMessages } from '#kernel/i18n/messages.ts'

/** What is wrong with what somebody wrote about an organization, said at the field. */
export const inputWords = defineMessages({
  unknownPlace: { nl: 'Deze plaats kennen we niet. Kijk of je het goed hebt geschreven.', en: 'We do not know this place. Check the spelling.' },
})
