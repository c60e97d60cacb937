import { Readable } from 'node:stream'
import { kinds } from '#features/imports/kinds/kinds.ts'
import { messages } from '#features/imports/model/messages.ts'
import { type ImportKind, importKinds } from '#features/imports/model/states.ts'
import { hasRole } from '#kernel/access/actor.ts'
import { csvText } from '#kernel/csv/write-csv.ts'
import { Forbidden, NotFound } from '#kernel/http/errors.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { requireSignedIn } from '#kernel/jsonapi/write/server/write.ts'

/** GET /import_examples/{kind}: a list with every column and rows that can be imported, in the reader's language. */
export const exampleRoute: ApiRoute = {
  method: 'GET',
  path: '/import_examples/:kind',
  run: async (call) => {
    requireSignedIn(call)
    const { kind: asked } = call.request.params as { kind: string }
    const kind = importKinds.find((one) => one === asked)
    if (!kind) throw new NotFound('imports', asked)
    if (!hasRole(call.request.actor, kinds[kind].by)) throw new Forbidden()
    const { locale } = call.asked
    return {
      file: {
        name: `${say(locale, messages.exampleFile)}-${say(locale, kinds[kind].words.list).toLowerCase().replaceAll(' ', '-')}.csv`,
        type: 'text/csv; charset=utf-8',
        body: Readable.from([exampleOf(kind, locale)]),
      },
    }
  },
}

function exampleOf(kind: ImportKind, locale: Locale): string {
  const { columns, example } = kinds[kind]
  const names = Object.keys(columns)
  const heads = names.map((name) => columns[name]!.label[locale])
  return csvText(
    heads,
    example.map((row) => names.map((name) => row[name]?.[locale])),
    locale,
  )
}
