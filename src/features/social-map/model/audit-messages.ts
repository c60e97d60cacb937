import { defineAuditMessages } from '#kernel/audit/audit-message.ts'

/** Audit messages of the social map. */
export const auditMessages = defineAuditMessages({
  'social_map.created': { nl: (f) => `${f.who} begon deze plek`, en: (f) => `${f.who} began this entry` },
  'social_map.pending': { nl: (f) => `${f.who} liet deze plek nakijken`, en: (f) => `${f.who} handed this entry in` },
  'social_map.approved': { nl: (f) => `${f.who} zette deze plek op de kaart`, en: (f) => `${f.who} put this entry on the map` },
  'social_map.denied': { nl: (f) => `${f.who} stuurde deze plek terug`, en: (f) => `${f.who} sent this entry back` },
  'social_map.confirmed': { nl: (f) => `${f.who} bevestigde dat alles klopt`, en: (f) => `${f.who} confirmed that all is right` },
  'social_map.closed': { nl: (f) => `${f.who} zette deze plek op tijdelijk gesloten`, en: (f) => `${f.who} marked this entry as temporarily closed` },
  'social_map.reopened': { nl: (f) => `${f.who} opende deze plek weer`, en: (f) => `${f.who} opened this entry again` },
  'social_map.inactive': { nl: (f) => `${f.who} meldde dat deze plek gestopt is`, en: (f) => `${f.who} marked this entry as ended` },
  'social_map.stale': { nl: () => 'Een jaar lang heeft niemand deze plek bevestigd', en: () => 'Nobody has confirmed this entry for a year' },
  'social_map.lapsed': {
    nl: () => 'Anderhalf jaar heeft niemand deze plek bevestigd. Ze staat niet meer op de site',
    en: () => 'Nobody has confirmed this entry for a year and a half. It is no longer on the site',
  },
  'social_map.reported': { nl: () => 'Het contact schreef wat er anders is', en: () => 'The contact wrote what is different' },
  'social_map.removed': { nl: (f) => `${f.who} gooide deze plek weg`, en: (f) => `${f.who} threw this entry away` },
  'social_map.claimed': { nl: (f) => `${f.who} vroeg om deze plek te beheren`, en: (f) => `${f.who} asked to look after this entry` },
  'social_map.claim_accepted': { nl: (f) => `${f.who} gaf deze plek aan wie erom vroeg`, en: (f) => `${f.who} gave this entry to whoever asked for it` },
  'social_map.claim_refused': {
    nl: (f) => `${f.who} gaf deze plek niet aan wie erom vroeg`,
    en: (f) => `${f.who} did not give this entry to whoever asked for it`,
  },
  'social_map.suggestion_accepted': { nl: (f) => `${f.who} verbeterde wat een bezoeker meldde`, en: (f) => `${f.who} corrected what a visitor told` },
  'social_map.suggestion_declined': { nl: (f) => `${f.who} liet staan wat een bezoeker meldde`, en: (f) => `${f.who} left what a visitor told as it is` },
  'social_map_entries.undone': { nl: (f) => `${f.who} nam dit terug`, en: (f) => `${f.who} took this back` },
})
