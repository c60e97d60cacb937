import {
  allFields,
  type FieldType,
  type FormDesign,
  type FormField,
  type FormStep,
  hasOptions,
  designLimits,
  type Words,
} from '#features/center-forms/model/form-design.ts'
import { choicesOf } from '#features/center-forms/model/choices-of.ts'

const none = (): Words => ({ nl: '', en: '' })

/** An unused key; short, since every answer repeats it. */
function newKey(design: FormDesign, letter: string): string {
  const taken = new Set([...allFields(design).map(({ key }) => key), ...design.steps.map(({ key }) => key)])
  for (let n = taken.size + 1; ; n += 1) if (!taken.has(`${letter}${n}`)) return `${letter}${n}`
}

export const isFull = (design: FormDesign): boolean => allFields(design).length >= designLimits.fields

/** A new form: a name and one step. */
export function newDesign(title: string): FormDesign {
  return { title: { nl: title, en: '' }, intro: none(), thanks: none(), steps: [{ key: 's1', title: none(), fields: [] }] }
}

/** Keeps every part that is not changed. */
const changeFields = (design: FormDesign, change: (step: FormStep) => FormField[]): FormDesign => ({
  ...design,
  steps: design.steps.map((step) => ({ ...step, fields: change(step) })),
})

const firstWords = { nl: 'Keuze', en: 'Choice' }

export function addField(design: FormDesign, stepKey: string, type: FieldType, label: Words): { design: FormDesign; key: string } {
  const key = newKey(design, 'f')
  const option = (n: number) => ({ key: `o${n}`, label: { nl: `${firstWords.nl} ${n}`, en: `${firstWords.en} ${n}` } })
  const field: FormField = { key, type, label, help: none(), required: type !== 'note', options: hasOptions(type) ? [option(1), option(2)] : [], when: null }
  return { key, design: changeFields(design, (step) => (step.key === stepKey ? [...step.fields, field] : step.fields)) }
}

export function changeField(design: FormDesign, key: string, field: Partial<FormField>): FormDesign {
  return withoutLostConditions(changeFields(design, ({ fields }) => fields.map((one) => (one.key === key ? { ...one, ...field } : one))))
}

export function copyField(design: FormDesign, key: string): { design: FormDesign; key: string } {
  const copy = newKey(design, 'f')
  return { key: copy, design: changeFields(design, ({ fields }) => fields.flatMap((one) => (one.key === key ? [one, { ...one, key: copy }] : [one]))) }
}

export function removeField(design: FormDesign, key: string): FormDesign {
  return withoutLostConditions(changeFields(design, ({ fields }) => fields.filter((one) => one.key !== key)))
}

/** Moves a question one place up or down; at the edge of a step, into the next step. */
export function moveField(design: FormDesign, key: string, by: -1 | 1): FormDesign {
  const at = design.steps.findIndex(({ fields }) => fields.some((one) => one.key === key))
  const step = design.steps[at]
  if (!step) return design
  const from = step.fields.findIndex((one) => one.key === key)
  const to = from + by
  const field = step.fields[from]!
  if (to >= 0 && to < step.fields.length) return placeField(design, key, { step: step.key, at: to })
  const other = design.steps[at + by]
  return other ? placeField(design, field.key, { step: other.key, at: by === 1 ? 0 : other.fields.length }) : design
}

/** Moves a question to a place in a step; `at` does not count the question itself. */
export function placeField(design: FormDesign, key: string, { step: stepKey, at }: { step: string; at: number }): FormDesign {
  const field = allFields(design).find((one) => one.key === key)
  if (!field || !design.steps.some((step) => step.key === stepKey)) return design
  return withoutLostConditions(
    changeFields(design, ({ key: own, fields }) => {
      const others = fields.filter((one) => one.key !== key)
      return own === stepKey ? others.toSpliced(Math.min(Math.max(at, 0), others.length), 0, field) : others
    }),
  )
}

export function addStep(design: FormDesign): { design: FormDesign; key: string } {
  const key = newKey(design, 's')
  return { key, design: { ...design, steps: [...design.steps, { key, title: none(), fields: [] }] } }
}

/** Removes a step and moves its questions to the step before it, so that nothing is lost. */
export function removeStep(design: FormDesign, key: string): FormDesign {
  const at = design.steps.findIndex((step) => step.key === key)
  if (at === -1 || design.steps.length === 1) return design
  const heir = at === 0 ? 1 : at - 1
  const fields = at === 0 ? [...design.steps[0]!.fields, ...design.steps[1]!.fields] : [...design.steps[heir]!.fields, ...design.steps[at]!.fields]
  return { ...design, steps: design.steps.map((step, place) => (place === heir ? { ...step, fields } : step)).filter((step) => step.key !== key) }
}

export function nameStep(design: FormDesign, key: string, title: Words): FormDesign {
  return { ...design, steps: design.steps.map((step) => (step.key === key ? { ...step, title } : step)) }
}

/** Removes conditions on answers that no earlier question can have any more. */
function withoutLostConditions(design: FormDesign): FormDesign {
  const before = new Map<string, FormField>()
  return changeFields(design, ({ fields }) =>
    fields.map((field) => {
      const asked = field.when && before.get(field.when.field)
      const holds = asked && choicesOf(asked).some(({ key }) => key === field.when!.is)
      const kept = field.when && !holds ? { ...field, when: null } : field
      before.set(field.key, kept)
      return kept
    }),
  )
}
