import { isDate, momentOf } from '#kernel/fields/date-text.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { BadRequest } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import { readParameters } from '#kernel/jsonapi/registry/server/parameters.ts'
import { hsdsFaults } from '#features/social-map/hsds/hsds-words.ts'

/** The parameters of HSDS 3.0 that an address of the feed may take. */
export const listParameters = ['search', 'page', 'per_page', 'taxonomy_term_id', 'organization_id', 'modified_after', 'minimal', 'full'] as const
export const taxonomyParameters = ['search', 'page', 'per_page'] as const
export const termParameters = [...taxonomyParameters, 'taxonomy_id'] as const
type Parameter = (typeof listParameters)[number] | (typeof termParameters)[number]

export type FeedQuery = {
  search: string | null
  page: number
  perPage: number
  taxonomyTermId: string | null
  taxonomyId: string | null
  organizationId: string | null
  /** An ISO moment. */
  modifiedAfter: string | null
  isMinimal: boolean
  isFull: boolean
}

const mostPages = 1_000_000
const mostPerPage = 100
const usualPerPage = 50

/**
 * What is asked of an address of the feed.
 * @throws {BadRequest} for a parameter that it does not take, one that is there twice, and one that is not what it should be
 */
export function readFeedQuery(url: string, taken: readonly Parameter[]): FeedQuery {
  const sent = new Map<string, string>()
  for (const { name, path, values } of readParameters(url)) {
    if (path.length > 1 || !taken.some((one) => one === name)) throw new BadRequest('unknown_parameter', { parameter: name })
    if (values.length > 1) throw refused(name, hsdsFaults.once)
    sent.set(name, values[0]!.trim())
  }
  const read = <Value>(name: Parameter, usual: Value, of: (text: string) => Value | null, fault: { nl: string; en: string }): Value => {
    const text = sent.get(name)
    if (text === undefined) return usual
    const value = of(text)
    if (value === null) throw refused(name, fault)
    return value
  }
  const whole = (most: number) => (text: string) => (/^\d{1,7}$/.test(text) && Number(text) >= 1 && Number(text) <= most ? Number(text) : null)
  const truth = (text: string) => (text === 'true' || text === 'false' ? text === 'true' : null)
  const id = (text: string) => (isUuid(text) ? text.toLowerCase() : null)
  const numberFault = (most: number) => ({ nl: hsdsFaults.number.nl({ most }), en: hsdsFaults.number.en({ most }) })
  return {
    search: read('search', null, (text) => (text !== '' && text.length <= 200 ? text : null), hsdsFaults.search),
    page: read('page', 1, whole(mostPages), numberFault(mostPages)),
    perPage: read('per_page', usualPerPage, whole(mostPerPage), numberFault(mostPerPage)),
    taxonomyTermId: read('taxonomy_term_id', null, id, hsdsFaults.uuid),
    taxonomyId: read('taxonomy_id', null, id, hsdsFaults.uuid),
    organizationId: read('organization_id', null, id, hsdsFaults.uuid),
    modifiedAfter: read('modified_after', null, momentIn, hsdsFaults.moment),
    isMinimal: read('minimal', false, truth, hsdsFaults.truth),
    isFull: read('full', false, truth, hsdsFaults.truth),
  }
}

/** A date is its beginning. Where a client sent the + of an offset as it is, it arrives as a space. */
const momentIn = (text: string) => momentOf(isDate(text) ? `${text}T00:00` : text.replace(/ (?=\d\d:?\d\d$)/, '+'))

const refused = (parameter: string, words: { nl: string; en: string }) => new BadRequest('invalid_filter_value', { parameter, words: sayInAll(words) })
