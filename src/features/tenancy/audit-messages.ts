import { type AuditMessageFacts, defineAuditMessages } from '#kernel/audit/audit-message.ts'
import { longDay } from '#kernel/i18n/dates.ts'
import type { Locale } from '#kernel/i18n/messages.ts'

/** `to` is a day. */
const dayIn = (locale: Locale, { to }: AuditMessageFacts) => (Number.isNaN(Date.parse(to ?? '')) ? to : longDay(locale, to!))

/** Audit messages of centers. */
export const auditMessages = defineAuditMessages({
  'volunteer_center.added': {
    nl: (f) => `${f.who} heeft het centrum toegevoegd`,
    en: (f) => `${f.who} added the center`,
  },
  'volunteer_center.admin_invited': {
    nl: (f) => `${f.who} nodigde de eerste beheerder uit`,
    en: (f) => `${f.who} invited the first admin`,
  },
  'volunteer_center.host_added': {
    nl: (f) => `${f.who} heeft het adres ${f.to} toegevoegd`,
    en: (f) => `${f.who} added the address ${f.to}`,
  },
  'volunteer_center.host_removed': {
    nl: (f) => `${f.who} heeft het adres ${f.to} weggehaald`,
    en: (f) => `${f.who} removed the address ${f.to}`,
  },
  'volunteer_center.host_main': {
    nl: (f) => `${f.who} maakte ${f.to} het hoofdadres`,
    en: (f) => `${f.who} made ${f.to} the main address`,
  },
  'volunteer_center.suspended': {
    quotes: true,
    nl: (f) => `${f.who} heeft de website tijdelijk gesloten`,
    en: (f) => `${f.who} closed the website for now`,
  },
  'volunteer_center.reopened': {
    nl: (f) => `${f.who} heeft de website weer geopend`,
    en: (f) => `${f.who} opened the website again`,
  },
  'volunteer_center.removal_planned': {
    nl: (f) => `${f.who} plande het verwijderen van het centrum op ${dayIn('nl', f)}`,
    en: (f) => `${f.who} planned the removal of the center for ${dayIn('en', f)}`,
  },
  'volunteer_center.removal_without_export': {
    quotes: true,
    nl: (f) => `${f.who} schreef op dat het centrum geen kopie wil`,
    en: (f) => `${f.who} recorded that the center wants no copy`,
  },
  'volunteer_center.removal_cancelled': {
    nl: (f) => `${f.who} wil het centrum toch niet verwijderen`,
    en: (f) => `${f.who} cancelled the removal of the center`,
  },
  'volunteer_center.reviews': {
    nl: (f) => `${f.who} stelde in dat het centrum vacatures eerst nakijkt`,
    en: (f) => `${f.who} had the center review vacancies first`,
  },
  'volunteer_center.in_region': {
    nl: (f) => `${f.who} laat het centrum op Gelderse Handen zien`,
    en: (f) => `${f.who} shows the center on Gelderse Handen`,
  },
  'volunteer_center.out_of_region': {
    nl: (f) => `${f.who} haalde het centrum van Gelderse Handen`,
    en: (f) => `${f.who} took the center off Gelderse Handen`,
  },
  'volunteer_center.municipalities': {
    nl: (f) => `${f.who} veranderde welke gemeenten het centrum bedient`,
    en: (f) => `${f.who} changed which municipalities the center serves`,
  },
  'volunteer_center.reviews_activities': {
    nl: (f) => `${f.who} laat het centrum voortaan naar activiteiten kijken voordat ze in de agenda komen`,
    en: (f) => `${f.who} has the center look at activities before they are in the calendar`,
  },
  'volunteer_center.trusts_activities': {
    nl: (f) => `${f.who} laat activiteiten van organisaties voortaan meteen in de agenda komen`,
    en: (f) => `${f.who} lets activities of organizations be in the calendar at once`,
  },
  'volunteer_center.trusts': {
    nl: (f) => `${f.who} stelde in dat vacatures meteen online komen`,
    en: (f) => `${f.who} had vacancies go online at once`,
  },
})
