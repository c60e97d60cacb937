import { faultOf } from '#kernel/fields/checked-field.ts'
import type { Typed } from '#kernel/fields/form.ts'
import { givenOf, readForm } from '#kernel/fields/read-form.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { type Gap, incompleteOf } from '#features/vacancies/quality/incomplete.ts'
import { editorForm, editorLinks } from '#features/vacancies/editor/editor-form.ts'
import { type EditedVacancy, valuesOf } from './editor-record.ts'
import { checkedVacancyOf, typedVacancy } from './typed-vacancy.ts'

/** The values of the form and their gaps: fields that are missing or invalid. */
export type CheckedForm = { typed: Typed; gaps: readonly Gap[] }

/** Checks the stored vacancy. */
export function checkSaved(known: EditedVacancy, locale: Locale): CheckedForm {
  return judge(valuesOf(known), known, locale)
}

/** Checks the form as it is being typed. */
export function checkTyped(form: HTMLFormElement, known: EditedVacancy, locale: Locale): CheckedForm {
  const data = new FormData(form)
  const links = Object.fromEntries(editorLinks.map((name) => [name, data.getAll(name).map(String)]))
  return judge({ ...readForm(editorForm, data, locale).typed, ...links }, known, locale)
}

function judge(typed: Typed, known: EditedVacancy, locale: Locale): CheckedForm {
  const faults = faultsOf(typed, locale)
  const missing = incompleteOf(checkedVacancyOf(typedVacancy(typed, known, locale), typed))
  return { typed, gaps: [...faults, ...missing.filter(({ field }) => !faults.some((one) => one.field === field))] }
}

/** Values that cannot be saved, as gaps: they exist in the form only, so the publication check does not see them. */
function faultsOf(typed: Typed, locale: Locale): Gap[] {
  return Object.entries(editorForm.inputs).flatMap(([field, checked]) => {
    const told = faultOf(checked, givenOf(checked.field, typed[field]), locale)
    return told ? [{ field, code: 'invalid', words: { nl: told, en: told } }] : []
  })
}
