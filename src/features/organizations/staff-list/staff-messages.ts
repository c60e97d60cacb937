import { defineMessages } from '#kernel/i18n/messages.ts'

/** The bar above an organization's page, for its members and center staff. */
export const staffWords = defineMessages({
  bar: { nl: 'Beheer van deze organisatie', en: 'Managing this organization' },
  unseen: { nl: 'Bezoekers zien deze pagina nog niet.', en: 'Visitors do not see this page yet.' },
  gone: { nl: 'Bezoekers zien deze pagina niet.', en: 'Visitors do not see this page.' },
  judge: { nl: 'Beoordeel', en: 'Review' },
  edit: { nl: 'Bewerk', en: 'Edit' },
  move: { nl: 'Verhuis', en: 'Move' },
  inList: { nl: 'Bekijk in lijst', en: 'See in the list' },
})
