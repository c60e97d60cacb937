import { faultWords } from '#features/imports/columns/column-words.ts'
import type { CheckedRow, Texts } from '#features/imports/kind/server/server-kind.ts'
import { serverKinds } from '#features/imports/kinds/server/server-kinds.ts'
import type { ImportKind } from '#features/imports/model/states.ts'
import { checkField } from '#kernel/fields/check.ts'
import { say, type AnyMessage, type Locale } from '#kernel/i18n/messages.ts'
import { totalIn } from './total-row.ts'

/** Validates a row by itself: whether it is one, each cell by its column, then fields that belong together. */
export function checkRow(kind: ImportKind, texts: Texts, locale: Locale): CheckedRow {
  const checked: CheckedRow = { kept: {}, faults: {} }
  const fail = (field: string, code: string, message: AnyMessage) => {
    checked.faults[field] ??= { code, message: say(locale, message as { nl: string; en: string }) }
  }
  const { columns, judge } = serverKinds[kind]
  const total = totalIn(texts)
  if (total) {
    fail(total, 'total', faultWords.total)
    return checked
  }
  for (const [name, { field, words, read, parse, judge: judgeCell }] of Object.entries(columns)) {
    const cell = (texts[name] ?? '').trim()
    const text = read && cell !== '' ? read(cell) : cell
    const { value, fault } = checkField(field, parse && text !== '' ? parse(text) : text, locale)
    // The column's own finding says more than `invalid` does.
    if (text.includes('\ufffd')) fail(name, 'unreadable', faultWords.unreadable)
    const wrong = text === '' || (fault && fault.code !== 'invalid' && fault.code !== 'inclusion') ? null : judgeCell?.(text)
    if (wrong) fail(name, 'invalid', wrong)
    else if (fault) fail(name, fault.code, words?.[fault.code] ?? { nl: fault.message, en: fault.message })
    else if (text !== '' && value !== null && value !== undefined) checked.kept[name] = typeof value === 'string' ? value : JSON.stringify(value)
  }
  judge(checked, texts, fail)
  return checked
}
