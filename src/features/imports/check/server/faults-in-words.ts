import { say, type Locale } from '#kernel/i18n/messages.ts'
import { checkRow } from '#features/imports/check/check-row.ts'
import { faultWords } from '#features/imports/columns/column-words.ts'
import type { RowFaults } from '#features/imports/model/import.ts'
import type { ImportKind } from '#features/imports/model/states.ts'
import type { StoredFault } from './validate-rows.ts'

export type StoredFaults = Record<string, StoredFault>

/** What is wrong in a row, in a language. */
export function faultsInWords(kind: ImportKind, texts: Record<string, string> | undefined, stored: StoredFaults, locale: Locale): RowFaults {
  const { faults: found } = checkRow(kind, texts ?? {}, locale)
  return Object.fromEntries(
    Object.entries(stored).map(([field, fault]) => [field, { code: fault.code, message: besides(fault, locale) ?? found[field]?.message ?? '' }]),
  )
}

/** What is wrong with a cell that is right in itself. */
function besides({ code, row }: StoredFault, locale: Locale): string | null {
  if (code === 'twice') return say(locale, faultWords.twice, { row: row ?? 0 })
  if (code === 'taken') return say(locale, faultWords.taken)
  if (code === 'no_organization') return say(locale, faultWords.noOrganization)
  return code === 'no_city' ? say(locale, faultWords.city) : null
}
