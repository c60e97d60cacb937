import { defineMessages } from '#kernel/i18n/messages.ts'

const words = defineMessages({
  street: { nl: 'Straat', en: 'Street' },
  houseNumber: { nl: 'Huisnummer', en: 'House number' },
  postcode: { nl: 'Postcode', en: 'Postcode' },
  city: { nl: 'Plaats', en: 'Town' },
  cityMissing: { nl: 'Vul de plaats in.', en: 'Enter the town.' },
})

/** The fields of an address in a declared form, wherever one is asked for. */
export const addressInputs = {
  'address.street': { label: words.street, autoComplete: 'address-line1', width: 'two-thirds' },
  'address.houseNumber': { label: words.houseNumber, width: 'third' },
  'address.postcode': {
    label: words.postcode,
    autoComplete: 'postal-code',
    width: 'third',
  },
  'address.city': { label: words.city, isNeeded: true, autoComplete: 'address-level2', width: 'two-thirds', words: { blank: words.cityMissing } },
} as const

export const addressWords = words
