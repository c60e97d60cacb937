import { tileNames } from '#design/tile/tile-names.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { checkRichText, cleanText, type RichFault } from '#kernel/rich-text/check-rich-text.ts'
import { linkTarget } from '#kernel/rich-text/link-target.ts'
import { type Block, maxBlocks } from './block.ts'
import type { BlockField, BlockFields } from './define-block.ts'
import { blockKind } from './kinds.ts'

/** A fault of a block: a path of names below `blocks`, and a code with its message in `error-words.ts`. */
export type BlockFault = { at: string; code: RichFault | 'blank' | 'too_many' | 'too_few' | 'unknown_block' }

/** Collects faults, so that all are reported at once; up to as many as anybody reads. */
class Faults {
  readonly found: BlockFault[] = []
  add(at: string, code: BlockFault['code']): void {
    if (this.found.length < 40) this.found.push({ at, code })
  }
}

const isThing = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const own = (thing: unknown, name: string): unknown => (isThing(thing) && Object.hasOwn(thing, name) ? thing[name] : undefined)

/**
 * Builds blocks from JSON that somebody sent, keeping only what their kinds declare. `whole`: nothing may be missing, as on a published
 * page; a draft may have gaps.
 */
export function checkBlocks(value: unknown, { whole }: { whole: boolean }): { blocks: Block[]; faults: BlockFault[] } {
  const faults = new Faults()
  if (!Array.isArray(value)) return { blocks: [], faults: [{ at: '', code: 'invalid' }] }
  if (value.length > maxBlocks) return { blocks: [], faults: [{ at: '', code: 'too_many' }] }
  const ids = new Set<string>()
  const blocks = value.flatMap((sent, i): Block[] => {
    const kind = blockKind(own(sent, 'kind'))
    if (!kind) {
      faults.add(String(i), 'unknown_block')
      return []
    }
    const id = idOf(own(sent, 'id'), i, ids)
    return [{ id, kind: kind.kind, value: checkFields(own(sent, 'value'), kind.fields, { at: `${i}/value`, whole, faults }) }]
  })
  return { blocks, faults: faults.found }
}

/** The client's id of the block, which others who edit know too; an invalid or duplicate id is replaced. */
function idOf(sent: unknown, place: number, known: Set<string>): string {
  const id = typeof sent === 'string' && /^[a-z0-9]{1,24}$/.test(sent) && !known.has(sent) ? sent : `b${place}x${known.size}`
  known.add(id)
  return id
}

type Where = { at: string; whole: boolean; faults: Faults }

function checkFields(value: unknown, fields: BlockFields, { at, ...where }: Where): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, checkField(own(value, name), field, { at: `${at}/${name}`, ...where })]))
}

/** The values that fields begin with: an item that is added to a list, or a block to a page. */
export const emptyFields = (fields: BlockFields): Record<string, unknown> => checkFields(undefined, fields, { at: '', whole: false, faults: new Faults() })

/** The default value of a field, or the validated value that was sent. */
function checkField(value: unknown, field: BlockField, where: Where): unknown {
  const { at, whole, faults } = where
  const needed = whole && !field.optional
  switch (field.kind) {
    case 'words': {
      const both = { nl: textOf(own(value, 'nl'), field.max, `${at}/nl`, faults), en: textOf(own(value, 'en'), field.max, `${at}/en`, faults) }
      if (needed && !both.nl.trim()) faults.add(`${at}/nl`, 'blank')
      return both
    }
    case 'rich': {
      const text = (locale: Locale) => checkRichText(own(value, locale), `${at}/${locale}`, (place, code) => faults.add(place, code))
      const both = { nl: text('nl'), en: text('en') }
      if (needed && both.nl.length === 0) faults.add(`${at}/nl`, 'blank')
      return both
    }
    case 'link': {
      const isEmpty = value === undefined || value === null || value === ''
      const target = isEmpty ? '' : linkTarget(value)
      if (target === null) faults.add(at, 'invalid_link')
      if (target === '' && needed) faults.add(at, 'blank')
      return target ?? ''
    }
    case 'choice':
      return oneOf(value, Object.keys(field.options), at, faults)
    case 'tile':
      return value === undefined || value === '' ? '' : oneOf(value, tileNames, at, faults)
    case 'picture': {
      if (value === undefined || value === null || value === '') {
        if (needed) faults.add(at, 'blank')
        return ''
      }
      if (isUuid(value)) return value.toLowerCase()
      faults.add(at, 'invalid')
      return ''
    }
    case 'chosen': {
      const sent = value === undefined || value === null ? [] : value
      if (!Array.isArray(sent) || sent.length > field.max || !sent.every(isUuid)) {
        faults.add(at, 'invalid')
        return []
      }
      if (needed && sent.length === 0) faults.add(at, 'blank')
      return [...new Set(sent.map((id) => id.toLowerCase()))]
    }
    case 'codes': {
      const known = Object.keys(field.options)
      if (value !== undefined && (!Array.isArray(value) || value.length > known.length)) faults.add(at, 'invalid')
      return known.filter((code) => Array.isArray(value) && value.includes(code))
    }
    case 'count': {
      if (value === undefined) return field.usual
      if (typeof value === 'number' && Number.isInteger(value) && value >= field.min && value <= field.max) return value
      faults.add(at, 'invalid')
      return field.usual
    }
    case 'toggle':
      return value === true
    case 'list':
      return checkList(value, field, where)
  }
}

function checkList(value: unknown, { fields, min, max }: BlockField & { kind: 'list' }, { at, whole, faults }: Where): unknown[] {
  if (value !== undefined && !Array.isArray(value)) faults.add(at, 'invalid')
  const items = Array.isArray(value) ? value : []
  if (items.length > max) faults.add(at, 'too_many')
  if (whole && items.length < min) faults.add(at, 'too_few')
  return items.slice(0, max).map((item, i) => checkFields(item, fields, { at: `${at}/${i}`, whole, faults }))
}

function textOf(value: unknown, max: number, at: string, faults: Faults): string {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'string') faults.add(at, 'invalid')
  else if (value.length > max) faults.add(at, 'too_long')
  else return cleanText(value)
  return ''
}

function oneOf(value: unknown, known: readonly string[], at: string, faults: Faults): string {
  if (typeof value === 'string' && known.includes(value)) return value
  if (value !== undefined) faults.add(at, 'invalid')
  return known[0]!
}
