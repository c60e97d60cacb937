import type { Typed } from '#kernel/fields/form.ts'
import { bodyOf } from '#kernel/fields/read-form.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { CheckedVacancy } from '#features/vacancies/quality/incomplete.ts'
import type { QualityFacts } from '#features/vacancies/quality/quality-criteria.ts'
import { daypartsOf, placesOf } from '#features/vacancies/model/slots.ts'
import type { WholeVacancy } from '#features/vacancies/presentation/vacancy-in-words.ts'
import { editorForm } from '#features/vacancies/editor/editor-form.ts'
import { type EditedVacancy, changesOf } from './editor-record.ts'

/** What stands in the form as the vacancy it would be. What is wrong about a field leaves the field as it was. */
export function typedVacancy(typed: Typed, known: EditedVacancy, locale: Locale): WholeVacancy {
  const body = bodyOf(editorForm, typed, locale)
  const { address, ...changes } = changesOf(body, known) as Partial<WholeVacancy>
  const right = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const { en } = changes.translations ?? known.translations
  const translations = en && Object.values(en).some(Boolean) ? { en } : {}
  const slots = (changes.slots ?? known.slots).map((slot) => ({ ...slot, placesTaken: known.slots.find(({ id }) => id === slot.id)?.placesTaken ?? 0 }))
  const dated = slots.length > 0 ? { dayparts: daypartsOf(slots), places: placesOf(slots) } : {}
  const words = Object.fromEntries((['title', 'summary', 'description'] as const).map((name) => [name, (typed[name]?.[0] ?? '').trim()]))
  const place = { ...known.address, ...address } as WholeVacancy['address']
  return { ...known, ...right, ...words, translations, slots, ...dated, city: place?.city ?? null, address: place }
}

/** As visitors see it: of a hidden address the town alone. */
export function asVisitor(vacancy: WholeVacancy): WholeVacancy {
  return vacancy.hideAddress ? { ...vacancy, address: null } : vacancy
}

/** The same for the check of what is still missing. */
export function checkedVacancyOf(vacancy: WholeVacancy, typed: Typed): CheckedVacancy {
  const { themes, dayparts, ...facts } = vacancy
  return { ...facts, themes: themes ?? [], dayparts: dayparts ?? [], postcode: vacancy.address?.postcode ?? null, hasContact: hasContact(typed) }
}

/** And for NOV's criteria. */
export function qualityFactsOfTyped(vacancy: WholeVacancy, typed: Typed): QualityFacts {
  return { ...vacancy, english: vacancy.translations.en ?? null, hasContact: hasContact(typed) }
}

const hasContact = (typed: Typed) => Boolean(typed['contactUser']?.[0])
