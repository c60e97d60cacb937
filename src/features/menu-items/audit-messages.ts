import { defineAuditMessages } from '#kernel/audit/audit-message.ts'

/** Audit messages of menus. */
export const auditMessages = defineAuditMessages({
  'menu_item.added': { nl: (f) => `${f.who} voegde een regel aan het menu toe`, en: (f) => `${f.who} added a line to the menu` },
  'menu_item.changed': { nl: (f) => `${f.who} veranderde een regel van het menu`, en: (f) => `${f.who} changed a line of the menu` },
  'menu_item.removed': { nl: (f) => `${f.who} haalde een regel uit het menu`, en: (f) => `${f.who} removed a line of the menu` },
  'menu_item.moved': { nl: (f) => `${f.who} zette het menu in een andere volgorde`, en: (f) => `${f.who} put the menu in another order` },
  'menu_items.undone': { nl: (f) => `${f.who} zette het menu terug zoals het was`, en: (f) => `${f.who} put the menu back as it was` },
})
