import { defineMessages } from '#kernel/i18n/messages.ts'

/** What the parts of /content are called: the column beside each of them brings no words of the others along. */
export const partNames = defineMessages({
  content: { nl: 'Content', en: 'Content' },
  pages: { nl: 'Pagina’s', en: 'Pages' },
  menu: { nl: 'Menu', en: 'Menu' },
  news: { nl: 'Nieuws', en: 'News' },
  partners: { nl: 'Partners', en: 'Partners' },
  files: { nl: 'Bestanden', en: 'Files' },
  stock: { nl: 'Beeldbank', en: 'Stock images' },
  forms: { nl: 'Formulieren', en: 'Forms' },
})
