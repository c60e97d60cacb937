import { defineMessages } from '#kernel/i18n/messages.ts'

/** Names of the parts of /content, apart from their texts, so that the column beside one part does not load the texts of the others. */
export const partNames = defineMessages({
  content: { nl: 'Content', en: 'Content' },
  pages: { nl: 'Pagina’s', en: 'Pages' },
  menu: { nl: 'Menu', en: 'Menu' },
  news: { nl: 'Nieuws', en: 'News' },
  partners: { nl: 'Partners', en: 'Partners' },
  files: { nl: 'Bestanden', en: 'Files' },
  stock: { nl: 'Beeldbank', en: 'Stock images' },
  fold: { nl: 'Menu inklappen', en: 'Fold the menu' },
  forms: { nl: 'Formulieren', en: 'Forms' },
})
