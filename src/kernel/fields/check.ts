import { isDate, momentOf } from './date-text.ts'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import { checkGroup } from './check-group.ts'
import type { Checked, Fail } from './fault.ts'
import type { Field } from './field.ts'
import { messages } from './messages.ts'
import { bareText, normalJson, ordinaryText } from './normal-text.ts'
import { readPostcode } from './postcode.ts'
import { telephoneIn } from './telephone.ts'
import { normalAddress } from './web-address.ts'

type Rule = (value: unknown, field: Field, fail: Fail, asked: Asked) => Checked
type Asked = { locale: Locale; isWhole: boolean }

/**
 * Checks one value against its declared field and brings it to its stored form (trimmed, numbers from text). The same code runs
 * on blur in the browser and on every write at the server (specification §5).
 * @param isWhole false: only those parts of a group that were sent are checked
 */
export function checkField(field: Field, given: unknown, locale: Locale, isWhole = true): Checked {
  const fail: Fail = (code, message, facts) => ({ fault: { code, message: say(locale, message as never, ...([facts] as never)) } })
  const value = typeof given === 'string' && !field.verbatim ? clean(given, field) : given
  if (value === undefined || value === null || value === '') {
    if (field.optional) return { value: emptyOf(field) }
    if (field.kind === 'text' && field.min === 0) return { value: '' }
    // For a missing group, reports which parts are missing.
    return field.kind === 'group' ? rules.group({}, field, fail, { locale, isWhole: true }) : fail('blank', messages.blank)
  }
  return rules[field.kind](value, field, fail, { locale, isWhole })
}

const emptyOf = (field: Field) => (field.kind === 'codes' || field.kind === 'lines' ? [] : null)

/** Kinds that people write sentences in; whatever else is typed is spelled by machines. */
const prose: ReadonlySet<Field['kind']> = new Set(['text', 'lines'])

/** Text in its stored form, without characters that nobody sees. A text far over the limit is cut first. */
function clean(value: string, { kind, max = longestText }: Field): string {
  const cut = value.slice(0, 4 * Math.min(max, 20_000) + 1000)
  return prose.has(kind) ? ordinaryText(cut).trim() : bareText(cut)
}

const longestText = 10_000

const withinLength = (value: unknown, { min = 0, max = longestText }: Pick<Field, 'min' | 'max'>, fail: Fail): Checked => {
  const text = value as string
  // A character is at most two code units, so the characters of a megabyte need not be counted.
  const length = text.length > 2 * max ? Infinity : [...text].length
  if (length < min) return fail('too_short', messages.tooShort, { min })
  return length > max ? fail('too_long', messages.tooLong, { max }) : { value }
}

const textRule: Rule = (value, field, fail, asked) => {
  if (field.reads === 'postcode' || field.reads === 'postcode or area') return postcodeRule(value, field, fail, asked)
  if (typeof value !== 'string') return fail('invalid', messages.invalid)
  const checked = withinLength(value, field, fail)
  if (checked.fault) return checked
  if (field.reads === 'telephone') return telephoneIn(value) === null ? fail('invalid', messages.telephone) : checked
  return !field.pattern || field.pattern.test(value) ? checked : fail('invalid', messages.invalid)
}

/** Stored as it is usually written, `7201 AB`. */
const postcodeRule: Rule = (value, { reads }, fail) => {
  const read = typeof value === 'string' ? readPostcode(value) : null
  if (read === null || (reads === 'postcode' && read.postcode === read.area)) return fail('invalid', messages.postcode)
  return { value: read.postcode }
}

const emailRule: Rule = (value, field, fail) => {
  const address = String(value).toLowerCase()
  if (typeof value !== 'string' || !isEmail(address)) return fail('invalid', messages.email)
  return withinLength(address, { ...field, max: field.max ?? 254 }, fail)
}

/** ASCII only (contract §1.2: `uid` travels in a header), one @, a domain with a dot. */
export function isEmail(address: string): boolean {
  const [name, domain, ...more] = address.split('@')
  if (!name || !domain || more.length > 0 || name.length > 64 || address.length > 254) return false
  if (!/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i.test(name)) return false
  return /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/i.test(domain)
}

const urlRule: Rule = (value, field, fail) => {
  if (typeof value !== 'string') return fail('invalid', messages.url)
  const address = normalAddress(/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(value) ? value : `https://${value}`)
  if (address === null) return fail('invalid', messages.url)
  if (field.secure && !/^https:/i.test(address)) return fail('invalid', messages.secureUrl)
  return withinLength(address, { ...field, max: field.max ?? 2000 }, fail)
}

/** A comma counts as a decimal point, as Dutch numbers are typed. */
function toNumber(value: unknown): number {
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^-?\d+([.,]\d+)?$/.test(value) ? Number(value.replace(',', '.')) : NaN
}

const numberRule: Rule = (value, { kind, min = -2_147_483_648, max = 2_147_483_647 }, fail) => {
  const amount = toNumber(value)
  if (!Number.isFinite(amount)) return fail('not_a_number', kind === 'integer' ? messages.integer : messages.number)
  if (kind === 'integer' && !Number.isInteger(amount)) return fail('not_a_number', messages.integer)
  if (amount < min) return fail('invalid', messages.tooSmall, { min })
  return amount > max ? fail('invalid', messages.tooLarge, { max }) : { value: amount }
}

const booleanRule: Rule = (value, field, fail) => {
  const checked = truth(value)
  if (checked === null) return fail('invalid', messages.invalid)
  return field.accepted && !checked ? fail('accepted', messages.accepted) : { value: checked }
}

function truth(value: unknown): boolean | null {
  if (value === true || value === 'true' || value === '1' || value === 1 || value === 'on') return true
  return value === false || value === 'false' || value === '0' || value === 0 ? false : null
}

const dateRule: Rule = (value, _field, fail) => (typeof value === 'string' && isDate(value) ? { value } : fail('invalid', messages.date))

const timestampRule: Rule = (value, _field, fail) => {
  const moment = typeof value === 'string' ? momentOf(value) : null
  return moment === null ? fail('invalid', messages.date) : { value: moment }
}

const codeRule: Rule = (value, field, fail) => (field.values!.includes(value as string) ? { value } : fail('inclusion', messages.inclusion))

const listRule =
  (item: Rule): Rule =>
  (value, field, fail, asked) => {
    const most = field.maxItems ?? 50
    const given = (Array.isArray(value) ? value : [value])
      .slice(0, 4 * most)
      .map((entry) => (typeof entry === 'string' ? clean(entry, field) : entry))
      .filter((entry) => entry !== undefined && entry !== null && entry !== '')
    const least = field.kind === 'codes' ? (field.min ?? (field.optional ? 0 : 1)) : field.optional ? 0 : 1
    if (given.length < least) return fail(given.length === 0 ? 'blank' : 'too_few', messages.tooFew, { min: least })
    if (given.length > most) return fail('too_many', messages.tooMany, { max: most })
    const checked = given.map((entry) => item(entry, field, fail, asked))
    return checked.find((one) => one.fault) ?? { value: [...new Set(checked.map((one) => one.value))] }
  }

const rules: Record<Field['kind'], Rule> = {
  text: textRule,
  email: emailRule,
  url: urlRule,
  integer: numberRule,
  number: numberRule,
  boolean: booleanRule,
  date: dateRule,
  timestamp: timestampRule,
  code: codeRule,
  codes: listRule(codeRule),
  lines: listRule((value, field, fail, asked) => textRule(value, { ...field, max: field.max ?? 300, min: 0 }, fail, asked)),
  json: (value) => ({ value: normalJson(value) }),
  group: (value, { fields = {} }, fail, { locale, isWhole }) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail('invalid', messages.invalid)
    return checkGroup(value, { fields, isWhole, fail, check: (field, given) => checkField(field, given, locale, isWhole) })
  },
}
