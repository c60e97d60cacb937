import { sql } from 'kysely'
import { largestTable } from '#features/places/largest-table.ts'
import { tableWords as words } from '#features/places/table-words.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { type MemoryBudget, readForm } from '#kernel/http/bodies/server/read-form.ts'
import { type Issue, Invalid, Refused } from '#kernel/http/errors.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { inDigits } from '#kernel/i18n/numbers.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { requireRight } from '#kernel/jsonapi/write/server/write.ts'
import type { PlaceRow, ReplacedPostcodes } from './load.ts'
import { type LineFault, NoTable, type ReadTable, readPostcodeTable, tableColumns } from './postcode-table.ts'

const type = 'postcodes'
/** One table at a time. A second one is asked to come again. */
const memory: MemoryBudget = { max: largestTable + 1024 * 1024, used: 0 }

/** GET /places/table: how many postcode areas and towns there are. */
const readRoute: ApiRoute = {
  method: 'GET',
  path: '/places/table',
  run: async (call) => {
    requireRight(call, type, 'replace')
    const [[row]] = (await call.db.read(call.asked.centerId, [
      { name: 'count_places', text: 'select count(*) filter (where postcode4 is not null), count(*) filter (where postcode4 is null) from places', values: [] },
    ])) as [string[][]]
    return { document: { meta: { areas: Number(row![0]), towns: Number(row![1]) } } }
  },
}

/**
 * POST /places/table: a form with one file, a table of postcodes that takes the place of all areas; towns stay. Whoever replaces most
 * areas by fewer has to say so (`accept_fewer`), since that is what half a file looks like.
 * @throws 409 fewer_areas, 422 with the sentences of the first faults; nothing is changed then
 */
const replaceRoute: ApiRoute = {
  method: 'POST',
  path: '/places/table',
  parameters: ['accept_fewer'],
  takesFile: true,
  run: async (call) => {
    requireRight(call, type, 'replace')
    const form = await readForm(call.request, { maxFileSize: largestTable, names: [], memory })
    try {
      if (!form.file || form.file.size === 0) throw new Invalid([{ code: 'missing_file', attribute: 'file' }])
      const table = await readOrRefuse(form.file.chunks, call.asked.locale)
      return { document: { meta: { lines: table.lines, areas: table.areas.length, ...(await replaceAreas(call, table.areas)) } } }
    } finally {
      form.release()
    }
  },
}

async function readOrRefuse(chunks: readonly Buffer[], locale: Locale): Promise<ReadTable> {
  try {
    const table = await readPostcodeTable(chunks)
    if (table.faultCount > 0) throw new Invalid(issuesOf(table, locale))
    return table
  } catch (error) {
    if (!(error instanceof NoTable)) throw error
    const detail = say(locale, words[error.code], { missing: error.columns.join(', '), columns: tableColumns.join(', ') })
    throw new Invalid([{ code: error.code, attribute: 'file', detail }])
  }
}

/** The sentences of the faults that were kept, and how many more there are. */
function issuesOf({ faults, faultCount }: ReadTable, locale: Locale): Issue[] {
  const issue = ({ line, code, value }: LineFault): Issue => ({
    code,
    attribute: 'file',
    detail: say(locale, words.line, { line: inDigits(locale, line), what: say(locale, words[code], { value }) }),
    meta: { line },
  })
  const more = faultCount - faults.length
  return [
    ...faults.map(issue),
    ...(more > 0 ? [{ code: 'more_lines', attribute: 'file', detail: say(locale, words.more_lines, { n: inDigits(locale, more) }) }] : []),
  ]
}

async function replaceAreas(call: ApiRequest, areas: readonly PlaceRow[]): Promise<ReplacedPostcodes> {
  const { centerId, actor, locale } = call.asked
  const acceptsFewer = call.parameter('accept_fewer') === 'true'
  // Places belong to no center, so they are written on the platform; the audit event names the site where it was done.
  return await call.inHeldTransaction(
    type,
    async (tx) => {
      const rows = await rowsOf(
        tx,
        {
          added: shown.number('r.added'),
          changed: shown.number('r.changed'),
          removed: shown.number('r.removed'),
          before: shown.number('(select count(*) from places where postcode4 is not null)'),
        },
        (columns) => sql`select ${columns} from replace_postcodes(${JSON.stringify(areas)}::jsonb) r`,
      )
      const { before, ...replaced } = rows[0]!
      if (areas.length < before / 2 && !acceptsFewer) {
        const detail = say(locale, words.fewer_areas, { before: inDigits(locale, before), now: inDigits(locale, areas.length) })
        throw new Refused('fewer_areas', { detail, meta: { before, now: areas.length } })
      }
      writeAuditEvent(
        tx,
        { centerId, actor },
        { action: 'places.replaced', subjectType: 'volunteer_centers', subjectId: centerId, from: String(before), to: String(areas.length) },
      )
      return replaced
    },
    true,
  )
}

export const tableRoutes = [readRoute, replaceRoute]
