import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { csvText } from '#kernel/csv/write-csv.ts'
import { literal } from '#kernel/db/server/literal.ts'
import { minuteOf } from '#kernel/db/server/database-clock.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { say } from '#kernel/i18n/messages.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { Answer, ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { requireRight } from '#kernel/jsonapi/write/server/write.ts'
import { builderWords as words, statusWords } from '#features/center-forms/model/builder-words.ts'
import { type FormStatus, formStatuses } from '#features/center-forms/model/form-design.ts'
import { conditionSql, formHas } from '#features/center-forms/model/server/form-of.ts'

/** GET /center_forms/file: the forms that the list shows, as CSV, in the list's default order. */
export const formsFile: ApiRoute = { method: 'GET', path: '/center_forms/file', run: file, parameters: ['search', 'status_eq'] }

async function file(call: ApiRequest): Promise<Answer> {
  requireRight(call, 'center_forms', 'read')
  const { centerId, locale } = call.asked
  const wanted = cutText(call.parameter('search'), 100)
  const status = formStatuses.find((one) => one === call.parameter('status_eq'))
  const rows = await call.db.inCenter(
    centerId,
    async (tx) =>
      await rowsOf(
        tx,
        {
          titleNl: shown.text(`coalesce(f.design #>> '{title,nl}', '')`),
          titleEn: shown.text(`coalesce(f.design #>> '{title,en}', '')`),
          slug: shown.text('f.slug'),
          status: shown.code<FormStatus>()('f.status'),
          closesOn: orNull(shown.text('f.closes_on::text')),
          answers: shown.number('(select count(*)::int from form_answers a where a.volunteer_center_id = f.volunteer_center_id and a.form_id = f.id)'),
          changed: shown.text(minuteOf('f.updated_at')),
        },
        (columns) => sql`select ${columns} from center_forms f where f.volunteer_center_id = ${centerId}
        ${wanted ? sql`and ${conditionSql(formHas, 'f', sql`${`%${literal(wanted)}%`}`)}` : sql``}
        ${status ? sql`and f.status = ${status}` : sql``}
      order by f.updated_at desc, f.id`,
      ),
  )
  const heads = [words.form, words.inEnglish, words.status, words.address, words.closes, words.answers, words.changed].map((head) => say(locale, head))
  const lines = rows.map(({ titleNl, titleEn, slug, status: is, closesOn, answers, changed }) => [
    titleNl,
    titleEn,
    say(locale, statusWords[is]),
    `/forms/${slug}`,
    closesOn,
    answers,
    changed,
  ])
  return { file: { name: say(locale, words.formsFile), type: 'text/csv; charset=utf-8', body: Readable.from([csvText(heads, lines, locale)]) } }
}
