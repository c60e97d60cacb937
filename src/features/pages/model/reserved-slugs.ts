/**
 * First path segments that the product uses (`src/app/pages.ts`, the API, files), and those that browsers and networks request; a law
 * compares. `gelderse-handen` is free: what a center writes there is the middle of that page.
 */
export const reservedSlugs: ReadonlySet<string> = new Set(
  `activiteitenkalender activities agenda analytics api applications assets auth badges calendar config confirm contactformulier content conversations dashboard
  een-op-een-hulp events favicon feed feeds files forms health home hsds map map-tiles media news nieuws notificaties notification_templates openapi
  organizations partners preview profiel profile-edit profile-replies ready robots settings signup sitemap sociale-kaart support switch
  test theme tiles uitloggen uploads users vacancies volunteerly vrijwilligerspool widget workshops
  well-known admin login logout static public index nl en null undefined`.split(/\s+/),
)
