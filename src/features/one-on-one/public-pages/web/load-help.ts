import { type Locale, say } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { isUnknownPlace } from '#features/places/is-unknown-place.ts'
import { searchWords } from '#features/vacancies/search/search-messages.ts'
import { statusWords } from '#features/one-on-one/model/code-words.ts'
import { helpPath } from '#features/one-on-one/model/addresses.ts'
import { requestRow, rowFields } from '#features/one-on-one/public-pages/request-row.ts'
import { type HelpSearch, helpSearch } from '#features/one-on-one/search/search.ts'

export const pageSize = 20

async function fetchHelp(api: Client, search: HelpSearch, locale: Locale) {
  const { items, total } = await api.helpRequests.search(helpSearch, search, {
    fields: { help_requests: rowFields },
    page: { number: search.page, size: pageSize },
  })
  return { rows: items.map((item) => requestRow(item, locale)), total }
}

/** The public list. An unknown place is a fault of its field, the rest of the search still counts. */
export async function loadHelp(api: Client, search: HelpSearch, locale: Locale) {
  try {
    return { search, placeError: null, ...(await fetchHelp(api, search, locale)) }
  } catch (error) {
    if (!isUnknownPlace(error)) throw error
    return { search, placeError: say(locale, searchWords.unknownPlace), ...(await fetchHelp(api, { ...search, place: '' }, locale)) }
  }
}

/** What the person asked for or offered themselves, newest first. */
export async function loadOwn(api: Client, locale: Locale) {
  const { items } = await api.helpRequests.list({
    filter: { mine: true },
    fields: { help_requests: ['title', 'status', 'firstName'] },
    page: { size: 20 },
  })
  return items.map(({ id, title, status, firstName }) => ({
    id,
    href: helpPath(id),
    title: title ?? '',
    name: firstName ?? '',
    status: say(locale, statusWords[status]),
    code: status,
  }))
}
