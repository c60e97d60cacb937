import { initialRoles, isIn, organizationStaff } from '#kernel/access/role-sets.ts'
import { checkField } from '#kernel/fields/check.ts'
import { say, type AnyMessage, type Locale } from '#kernel/i18n/messages.ts'
import { columnsOf } from '#features/imports/columns/columns.ts'
import { faultWords } from '#features/imports/columns/column-words.ts'
import type { RowFaults } from '#features/imports/model/import.ts'
import type { ImportKind } from '#features/imports/model/states.ts'

export type Texts = Readonly<Record<string, string>>
/** The accepted values of a row by field, and its faults. */
export type CheckedRow = { kept: Record<string, string>; faults: Record<string, RowFaults[string]> }

/** Validates a row by itself: each cell by its column, then fields that belong together. The same on the server and for the words of a page. */
export function checkRow(kind: ImportKind, texts: Texts, locale: Locale): CheckedRow {
  const checked: CheckedRow = { kept: {}, faults: {} }
  const fail = (field: string, code: string, message: AnyMessage) => {
    checked.faults[field] ??= { code, message: say(locale, message as { nl: string; en: string }) }
  }
  for (const [name, { field, words, read, judge }] of Object.entries(columnsOf[kind])) {
    const cell = (texts[name] ?? '').trim()
    const text = read && cell !== '' ? read(cell) : cell
    const { value, fault } = checkField(field, text, locale)
    // The column's own finding says more than `invalid` does.
    const wrong = text === '' || (fault && fault.code !== 'invalid') ? null : judge?.(text)
    if (wrong) fail(name, 'invalid', wrong)
    else if (fault) fail(name, fault.code, words?.[fault.code] ?? { nl: fault.message, en: fault.message })
    else if (typeof value === 'string') checked.kept[name] = value
  }
  ;(kind === 'users' ? judgePerson : judgeOrganization)(checked, texts, fail)
  return checked
}

type Fail = (field: string, code: string, message: AnyMessage) => void

function judgePerson({ kept }: CheckedRow, texts: Texts, fail: Fail): void {
  splitName(kept, 'name', 'firstName', 'lastName')
  const asked = 'name' in texts && !('firstName' in texts) ? 'name' : !kept['firstName'] ? 'firstName' : 'lastName'
  if (!kept['firstName'] || !kept['lastName']) fail(asked, 'blank', faultWords.fullName)
  const { role = kept['organization'] ? initialRoles.colleague : initialRoles.account } = kept
  kept['role'] = role
  if (isIn(organizationStaff, role) && !kept['organization']) fail('organization', 'blank', faultWords.needsOrganization)
}

function judgeOrganization({ kept }: CheckedRow, texts: Texts, fail: Fail): void {
  splitName(kept, 'contactName', 'contactFirstName', 'contactLastName')
  const isPlaced = kept['street'] || kept['houseNumber']
  if (isPlaced && !kept['city'] && !kept['postcode']) fail('city', 'blank', faultWords.city)
  const { contactFirstName, contactLastName, contactEmail } = kept
  const asked = 'contactFirstName' in texts ? (contactFirstName ? 'contactLastName' : 'contactFirstName') : 'contactName'
  if (contactEmail && !(contactFirstName && contactLastName)) fail(asked, 'blank', faultWords.contactName)
}

/** Splits a name: `Els de Wit` is Els and de Wit. */
function splitName(kept: Record<string, string>, whole: string, first: string, last: string): void {
  const name = kept[whole]
  delete kept[whole]
  if (!name || kept[first] || kept[last]) return
  const at = name.indexOf(' ')
  kept[first] = at < 0 ? name : name.slice(0, at)
  if (at > 0) kept[last] = name.slice(at + 1).trim()
}
