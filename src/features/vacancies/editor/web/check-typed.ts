import { faultOf } from '#kernel/fields/checked-field.ts'
import type { Typed } from '#kernel/fields/form.ts'
import { givenOf, readForm } from '#kernel/fields/read-form.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { type Gap, incompleteOf } from '#features/vacancies/quality/incomplete.ts'
import { editorForm, editorLinks } from '#features/vacancies/editor/editor-form.ts'
import { type EditedVacancy, valuesOf } from './editor-record.ts'
import { checkedVacancyOf, typedVacancy } from './typed-vacancy.ts'

/** What stands in the form, and what of it is missing or not right. */
export type CheckedForm = { typed: Typed; gaps: readonly Gap[] }

/** As it was kept. */
export function checkSaved(known: EditedVacancy, locale: Locale): CheckedForm {
  return judge(valuesOf(known), known, locale)
}

/** As somebody types it. */
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

/** What was typed and cannot be kept, as a gap too: it stands in the form and nowhere else. */
function faultsOf(typed: Typed, locale: Locale): Gap[] {
  return Object.entries(editorForm.inputs).flatMap(([field, checked]) => {
    const told = faultOf(checked, givenOf(checked.field, typed[field]), locale)
    return told ? [{ field, code: 'invalid', words: { nl: told, en: told } }] : []
  })
}
