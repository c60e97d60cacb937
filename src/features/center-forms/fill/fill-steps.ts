import type { Typed } from '#kernel/fields/form.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { allFields, type FormDesign, type FormField, type FormStep } from '#features/center-forms/model/form-design.ts'
import { askedFields, faultsOf } from '#features/center-forms/model/read-answers.ts'

/** A page of the form as a visitor walks through it; a form of several pages ends with a review. */
export type FillStep = { key: string; title: FormStep['title']; fields: FormField[]; isReview: boolean }

const none = { nl: '', en: '' }

/** The pages that remain after these answers: a step without questions to ask is skipped. */
export function fillSteps(design: FormDesign, typed: Typed): FillStep[] {
  const asked = new Set(askedFields(allFields(design), typed))
  const steps = design.steps.flatMap(({ key, title, fields }): FillStep[] => {
    if (!fields.some((field) => asked.has(field))) return []
    // Includes questions that depend on an answer of the same page, since that answer can still change.
    const here = new Set(fields.map((field) => field.key))
    return [{ key, title, fields: fields.filter((field) => asked.has(field) || here.has(field.when?.field ?? '')), isReview: false }]
  })
  return steps.length > 1 ? [...steps, { key: 'review', title: none, fields: [], isReview: true }] : steps
}

/** The faults of one page; only questions that are asked count. */
export function faultsInStep(design: FormDesign, step: FillStep, typed: Typed, locale: Locale): Record<string, string> {
  const asked = new Set(askedFields(allFields(design), typed).map(({ key }) => key))
  return faultsOf(
    step.fields.filter(({ key }) => asked.has(key)),
    typed,
    locale,
  )
}

/** The first page with faults; nobody can go past it. */
export function firstOpen(design: FormDesign, steps: readonly FillStep[], typed: Typed, locale: Locale): number {
  const at = steps.findIndex((step) => step.isReview || Object.keys(faultsInStep(design, step, typed, locale)).length > 0)
  return at === -1 ? steps.length - 1 : at
}
