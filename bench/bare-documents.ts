/** The product's JSON:API documents written by hand: the least work that a program for only these questions would do. */
type Row = Record<string, any>

const at = (date: Date | null) => date && date.toISOString()

function vacancyJson(row: Row): string {
  const self = `/api/v1/vacancies/${row['id']}`
  return JSON.stringify({
    type: 'vacancies',
    id: row['id'],
    attributes: {
      title: row['title'],
      slug: row['slug'],
      summary: row['summary'],
      description: row['description'],
      tasks: row['tasks'],
      expectations: row['expectations'],
      rewards: row['rewards'],
      translations: row['translations'],
      themes: row['themes'],
      activities: row['activities'],
      skills: row['skills'],
      targetGroups: row['target_groups'],
      commitment: row['commitment'],
      locationMode: row['location_mode'],
      dayparts: row['dayparts'],
      slots: row['slots'],
      hoursPerWeekMin: row['hours_per_week_min'] && Number(row['hours_per_week_min']),
      hoursPerWeekMax: row['hours_per_week_max'] && Number(row['hours_per_week_max']),
      durationMonths: row['duration_months'],
      startDate: row['start_date'],
      endDate: row['end_date'],
      validThrough: row['valid_through'],
      places: row['places'],
      placesTaken: row['places_taken'],
      suitableFor: row['suitable_for'],
      requirements: row['requirements'],
      supportOffered: row['support_offered'],
      insured: row['insured'],
      minAge: row['min_age'],
      maxAge: row['max_age'],
      ageReason: row['age_reason'],
      languageLevel: row['language_level'],
      expenses: row['expenses'],
      allowanceCents: row['allowance_cents'],
      questions: row['questions'],
      externalApplyUrl: row['external_apply_url'],
      tile: row['tile'],
      hideAddress: row['hide_address'],
      city: row['city'],
      latitude: row['latitude'],
      longitude: row['longitude'],
      status: row['status'],
      statusSince: at(row['status_since']),
      closedReason: row['closed_reason'],
      priorityUntil: row['priority_until'],
      publishedAt: at(row['published_at']),
      createdAt: at(row['created_at']),
      updatedAt: at(row['updated_at']),
    },
    relationships: {
      organization: { data: { type: 'organizations', id: row['organization_id'] }, links: { related: `${self}/organization` } },
      address: { data: row['address_id'] && { type: 'addresses', id: row['address_id'] }, links: { related: `${self}/address` } },
      image: { data: row['image_id'] && { type: 'uploads', id: row['image_id'] }, links: { related: `${self}/image` } },
    },
    links: { self },
    meta: { version: row['lock_version'], permissions: [] },
  })
}

function organizationJson(row: Row): string {
  const self = `/api/v1/organizations/${row['o_id']}`
  return JSON.stringify({
    type: 'organizations',
    id: row['o_id'],
    attributes: {
      name: row['name'],
      slug: row['o_slug'],
      organizationType: row['organization_type'],
      status: row['o_status'],
      summary: row['o_summary'],
      website: row['website'],
      phone: row['phone'],
      publicEmail: row['public_email'],
      legalForm: row['legal_form'],
      responseMedianDays: row['response_median_days'],
      createdAt: at(row['o_created_at']),
      type: row['organization_type'],
    },
    relationships: {
      address: { data: row['o_address_id'] && { type: 'addresses', id: row['o_address_id'] }, links: { related: `${self}/address` } },
      profile: {
        ...(row['profile_id'] !== undefined && { data: row['profile_id'] && { type: 'organization_profiles', id: row['profile_id'] } }),
        links: { related: `${self}/profile` },
      },
      logo: { data: row['logo_id'] && { type: 'uploads', id: row['logo_id'] }, links: { related: `${self}/logo` } },
      cover: { data: row['cover_id'] && { type: 'uploads', id: row['cover_id'] }, links: { related: `${self}/cover` } },
      vacancies: { links: { related: `${self}/vacancies` }, ...(row['vacancies'] !== undefined && { meta: { count: row['vacancies'] } }) },
    },
    links: { self },
    meta: { version: row['o_version'], permissions: [] },
  })
}

const addressJson = (row: Row) =>
  JSON.stringify({
    type: 'addresses',
    id: row['address_id'],
    attributes: {
      street: row['street'],
      houseNumber: row['house_number'],
      postcode: row['postcode'],
      city: row['city'],
      latitude: row['latitude'],
      longitude: row['longitude'],
    },
    links: { self: `/api/v1/addresses/${row['address_id']}` },
    meta: { version: row['a_version'], permissions: [] },
  })

const once = (rows: Row[], write: (row: Row) => string) => [...new Map(rows.map((row) => [row['o_id'], row])).values()].map(write).join(',')

export const listDocument = (rows: Row[]) =>
  `{"data":[${rows.map(vacancyJson).join(',')}],"included":[${once(rows, organizationJson)}],"meta":{"total":${rows[0]?.['total'] ?? 0}${rows[0]?.['facets'] ? `,"facets":${JSON.stringify(rows[0]['facets'])}` : ''}}}`

export const oneDocument = ([row]: Row[]) => (row ? `{"data":${vacancyJson(row)},"included":[${organizationJson(row)}]}` : null)

export const mapDocument = (rows: Row[]) =>
  `{"data":[${rows.map(organizationJson).join(',')}],"included":[${rows
    .filter((row) => row['address_id'])
    .map(addressJson)
    .join(',')}],"meta":{"total":${rows.length}}}`

export const cardsDocument = (rows: Row[]) =>
  JSON.stringify({
    data: rows.map(({ id, total: _, ...attributes }) => ({ type: 'pool_entries', id, attributes })),
    meta: { total: Number(rows[0]?.['total'] ?? 0) },
  })

const safe = (text: unknown) => String(text ?? '').replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!)

const filterForm = (rows: Row[]) =>
  `<form>${Object.entries(rows[0]?.['facets'] ?? {})
    .map(
      ([group, counts]) =>
        `<fieldset><legend>${group}</legend>${Object.entries(counts as object)
          .map(([code, number]) => `<label><input type="checkbox" name="${group}" value="${code}">${code} ${number}</label>`)
          .join('')}</fieldset>`,
    )
    .join('')}</form>`

export const page = (
  rows: Row[],
) => `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Zoeken</title></head><body><h1>${rows[0]?.['total'] ?? 0} vacatures</h1>
${filterForm(rows)}
<ul>${rows.map((row) => `<li><a href="/vacancies/${row['id']}"><h2>${safe(row['title'])}</h2></a><p>${safe(row['summary'])}</p><p>${safe(row['name'])} · ${safe(row['city'])} · ${row['commitment']} · ${row['themes'].join(', ')} · ${row['dayparts'].join(', ')} · ${at(row['published_at'])}</p></li>`).join('')}</ul></body></html>`

/** Vacancies as JobPosting for programs, gone ones without their data. */
export const feedDocument = (rows: Row[]) =>
  JSON.stringify({
    next: `/feed?afterTimestamp=${rows.at(-1)?.['modified']}&afterId=${rows.at(-1)?.['id']}`,
    items: rows.map((row) => ({
      state: row['status'] === 'published' ? 'updated' : 'deleted',
      kind: 'JobPosting',
      id: row['id'],
      modified: row['modified'],
      ...(row['status'] === 'published' && { data: postingOf(row) }),
    })),
    license: 'https://creativecommons.org/licenses/by/4.0/',
  })

function postingOf(row: Row): object {
  const street =
    row['street'] && !row['hide_address'] && row['location_mode'] !== 'at_home_of_client' ? `${row['street']} ${row['house_number'] ?? ''}` : undefined
  const { o_id: organization, latitude, longitude } = row
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: row['title'],
    description: `<p>${safe(row['description']).replaceAll('\n\n', '</p><p>')}</p>`,
    identifier: { '@type': 'PropertyValue', name: row['name'], value: row['id'] },
    url: `/vacancies/${row['id']}`,
    datePosted: at(row['posted'])?.slice(0, 10),
    validThrough: row['valid_through'],
    employmentType: 'VOLUNTEER',
    directApply: row['external_apply_url'] === null,
    hiringOrganization: {
      '@type': 'Organization',
      name: row['name'],
      '@id': `/organizations/${organization}`,
      url: `/organizations/${organization}`,
      sameAs: row['website'],
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        postalCode: street && row['postcode'],
        addressLocality: row['a_city'] ?? row['city'],
        addressCountry: 'NL',
      },
      ...(street && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    },
  }
}

/** A short list for a frame on a page of somebody else. */
export const widgetDocument = (rows: Row[]) =>
  `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Vrijwilligerswerk</title></head><body><h2>Vrijwilligerswerk</h2><ul>${rows.map((row) => `<li><a href="/vacancies/${row['id']}?via=widget" target="_blank" rel="noopener"><strong>${safe(row['title'])}</strong><span>${safe(row['name'])}, ${safe(row['city'])}</span><span>${row['dayparts'].join(', ')}. ${row['commitment']}</span></a></li>`).join('')}</ul><p><a href="/vacancies/search">Alle vacatures</a></p></body></html>`

export const entryPage = (rows: Row[]) =>
  `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Sociale kaart</title></head><body><h1>${rows[0]?.['total'] ?? 0} plekken</h1>
${filterForm(rows)}
<ul>${rows.map((row) => `<li><a href="/sociale-kaart/${row['slug']}"><h2>${safe(row['name'])}</h2></a><p>${safe(row['short_description'])}</p><p>${row['locations'].map((place: Row) => safe(place['city'])).join(', ')} · ${row['services'].map((service: Row) => service['costKind']).join(', ')} · ${at(row['assured_at'])} · ${row['phones'].map((phone: Row) => `<a href="tel:${safe(phone['number'])}">${safe(phone['number'])}</a>`).join(' ')}</p></li>`).join('')}</ul></body></html>`

export function monthPage([items = [], counts = [], , month = []]: string[][][]): string {
  const days = new Map(month.map(([day, many]) => [day, many]))
  const rows = items.map(([item]) => (typeof item === 'string' ? JSON.parse(item) : item) as Row)
  const groups = [...new Set(counts.map(([group]) => group!))].filter((group) => group !== 'day')
  return `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Activiteiten</title></head><body><h1>Activiteiten</h1>
<form>${groups.map((group) => `<fieldset><legend>${group}</legend>${counts.flatMap(([of, code, many]) => (of === group ? [`<label><input type="checkbox" name="${group}" value="${code}">${code} ${many}</label>`] : [])).join('')}</fieldset>`).join('')}</form>
<table><tbody>${[...days].map(([day, many]) => `<tr><td><a href="/activiteitenkalender?day=${day}">${day}, ${many}${rows.flatMap((row) => (row['day'] === day ? [`<span>${String(row['localStart']).slice(11)} <b>${safe(row['title'])}</b> ${safe(row['place']?.name)} ${safe(row['costText'])}</span>`] : [])).join('')}</a></td></tr>`).join('')}</tbody></table></body></html>`
}
