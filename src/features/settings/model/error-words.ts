import { defineMessages } from '#kernel/i18n/messages.ts'

export const errorWords = defineMessages({
  color_preset_not_found: { nl: 'Deze kleurset kennen we niet', en: 'Color preset not found' },
  missing_shade: { nl: 'Er ontbreekt een tint', en: 'A shade is missing' },
  unreadable_shades: { nl: 'De eigen kleuren zijn niet te lezen', en: 'The custom colors cannot be read' },
  invalid_color: { nl: 'Dit is geen kleur. Bijvoorbeeld goed: #1d4ed8', en: 'This is not a color. One that is: #1d4ed8' },
})
