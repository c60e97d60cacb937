import type { Database, Tx } from '#kernel/db/server/database.ts'
import { messages as fieldWords } from '#kernel/fields/messages.ts'
import type { HttpError } from '#kernel/http/errors.ts'
import { errorWords as usualWords } from '#kernel/http/messages.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import type { Applying, StoredFault } from './server-kind.ts'

// For kinds of lists that are written by the verbs of the API.

/** The call of a verb by whoever asked for the import, without its input. */
export function callOf(tx: Tx, db: Database, { scene: { context, actor, importId } }: Applying): Omit<Call, 'input'> {
  const { center, locale, now } = context
  const about = { tenantKey: '', siteFlags: {}, origin: '', requestId: importId, address: '', prepared: undefined }
  return { tx, db, id: '', centerId: center.id, centerName: center.name, actor, locale, now, related: {}, ...about }
}

const isPlain = (said: unknown): said is { nl: string; en: string } => typeof (said as { nl?: unknown } | undefined)?.nl === 'string'

/**
 * What a verb refused, at the columns.
 * @param columnOf the column of a field
 * @param words those of the feature, by code
 */
export function faultsIn({ issues }: HttpError, columnOf: (field: string) => string, words: Readonly<Record<string, unknown>>): Record<string, StoredFault> {
  const known: Readonly<Record<string, unknown>> = { ...usualWords, ...fieldWords, ...words }
  return Object.fromEntries(
    issues.map(({ code, attribute, words: own, detail }): [string, StoredFault] => {
      const usual = known[code]
      return [columnOf(attribute ?? ''), { code, words: own ?? (detail ? { nl: detail, en: detail } : isPlain(usual) ? usual : fieldWords.invalid) }]
    }),
  )
}
