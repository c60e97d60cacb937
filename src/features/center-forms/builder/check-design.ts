import { choicesOf } from '#features/center-forms/model/choices-of.ts'
import { checkField } from '#kernel/fields/check.ts'
import { boolean, oneOf, text } from '#kernel/fields/field.ts'
import type { Field } from '#kernel/fields/field.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import {
  allFields,
  canDecide,
  type FieldType,
  fieldTypes,
  type FormDesign,
  type FormField,
  type FormStep,
  hasOptions,
  designLimits,
  maxCharacters,
  type Option,
  type Words,
} from '#features/center-forms/model/form-design.ts'

/** Where a declaration is invalid, and why: one of our fault codes, or a sentence. */
export type DesignFault = { at: string; code: string; message?: string }
type Faults = { faults: DesignFault[]; locale: Locale }

const isRecord = (given: unknown): given is Record<string, unknown> => typeof given === 'object' && given !== null && !Array.isArray(given)
const keyField = text({ max: 20, pattern: /^[a-z0-9]+$/ })
const listOf = (given: unknown, longest: number, at: string, asked: Faults): unknown[] => {
  const list = Array.isArray(given) ? given : []
  if (list.length > longest) asked.faults.push({ at, code: 'form_too_large' })
  return list.slice(0, longest)
}

/** Reads a declaration from outside: first its limits, then each part by its type. What it cannot use becomes a fault; it never throws. */
export function checkDesign(given: unknown, locale: Locale): { design: FormDesign; faults: DesignFault[] } {
  const asked: Faults = { faults: [], locale }
  const from = isRecord(given) ? given : {}
  if (!isRecord(given)) asked.faults.push({ at: 'design', code: 'invalid' })
  const steps = listOf(from['steps'], designLimits.steps, 'steps', asked).map((step, at) => stepOf(step, `steps.${at}`, asked))
  if (steps.length === 0) asked.faults.push({ at: 'steps', code: 'blank' })
  const design: FormDesign = {
    title: wordsOf(from['title'], maxCharacters.title, 'title', asked, true),
    intro: wordsOf(from['intro'], maxCharacters.intro, 'intro', asked),
    thanks: wordsOf(from['thanks'], maxCharacters.thanks, 'thanks', asked),
    steps,
  }
  checkWhole(design, asked)
  return { design, faults: asked.faults }
}

function one<T>(field: Field, given: unknown, at: string, { faults, locale }: Faults, otherwise: T): T {
  const { value, fault } = checkField(field, given, locale)
  if (fault) faults.push({ at, code: fault.code, message: fault.message })
  return fault ? otherwise : ((value ?? otherwise) as T)
}

function wordsOf(given: unknown, max: number, at: string, asked: Faults, isNeeded = false): Words {
  const from = isRecord(given) ? given : {}
  const field = text({ max, min: 0 })
  return { nl: one(isNeeded ? text({ max }) : field, from['nl'], `${at}.nl`, asked, ''), en: one(field, from['en'], `${at}.en`, asked, '') }
}

function stepOf(given: unknown, at: string, asked: Faults): FormStep {
  const from = isRecord(given) ? given : {}
  return {
    key: one(keyField, from['key'], `${at}.key`, asked, ''),
    title: wordsOf(from['title'], maxCharacters.title, `${at}.title`, asked),
    fields: listOf(from['fields'], designLimits.fields, `${at}.fields`, asked).map((field, place) => fieldOf(field, `${at}.fields.${place}`, asked)),
  }
}

function fieldOf(given: unknown, at: string, asked: Faults): FormField {
  const from = isRecord(given) ? given : {}
  const type: FieldType = one(oneOf(fieldTypes), from['type'], `${at}.type`, asked, 'text' as FieldType)
  const options = hasOptions(type) ? listOf(from['options'], designLimits.options, `${at}.options`, asked) : []
  const when = isRecord(from['when']) ? from['when'] : null
  return {
    key: one(keyField, from['key'], `${at}.key`, asked, ''),
    type,
    label: wordsOf(from['label'], maxCharacters.label, `${at}.label`, asked, true),
    help: wordsOf(from['help'], maxCharacters.help, `${at}.help`, asked),
    required: type !== 'note' && one(boolean({ optional: true }), from['required'], `${at}.required`, asked, false),
    options: options.map((option, place) => optionOf(option, `${at}.options.${place}`, asked)),
    when: when && { field: one(keyField, when['field'], `${at}.when`, asked, ''), is: one(keyField, when['is'], `${at}.when`, asked, '') },
  }
}

function optionOf(given: unknown, at: string, asked: Faults): Option {
  const from = isRecord(given) ? given : {}
  return { key: one(keyField, from['key'], `${at}.key`, asked, ''), label: wordsOf(from['label'], maxCharacters.option, `${at}.label`, asked, true) }
}

/** Checks across parts: how many there are, that keys are unique, and that conditions refer to earlier questions only. */
function checkWhole(design: FormDesign, { faults }: Faults): void {
  const fields = allFields(design)
  if (fields.length > designLimits.fields) faults.push({ at: 'steps', code: 'form_too_large' })
  const keys = [...fields.map(({ key }) => key), ...design.steps.map(({ key }) => key)]
  if (new Set(keys).size < keys.length) faults.push({ at: 'steps', code: 'key_twice' })
  const before = new Map<string, FormField>()
  for (const field of fields) {
    const { key, when, options, type } = field
    if (when && !answersOf(before.get(when.field)).includes(when.is)) faults.push({ at: key, code: 'condition_of_nothing' })
    if (hasOptions(type) && options.length < 2) faults.push({ at: key, code: 'too_few_options' })
    if (new Set(options.map((option) => option.key)).size < options.length) faults.push({ at: key, code: 'key_twice' })
    before.set(key, field)
  }
}

/** The answers that a condition on this question can require. */
export function answersOf(field: FormField | undefined): string[] {
  if (!field || !canDecide(field)) return []
  return choicesOf(field).map(({ key }) => key)
}
