import type { Typed } from '#kernel/fields/form.ts'
import { bodyOf } from '#kernel/fields/read-form.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { CheckedVacancy } from '#features/vacancies/quality/incomplete.ts'
import type { QualityFacts } from '#features/vacancies/quality/quality-criteria.ts'
import { daypartsOf, placesOf } from '#features/vacancies/model/slots.ts'
import type { WholeVacancy } from '#features/vacancies/presentation/vacancy-in-words.ts'
import { editorForm } from '#features/vacancies/editor/editor-form.ts'
import { changesOf } from '#features/vacancies/editor/changes-of.ts'
import type { EditedVacancy } from './editor-record.ts'

/** The vacancy as the form would make it. An invalid field keeps its stored value. */
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

/** The vacancy as visitors see it: a hidden address is reduced to the town. */
export function asVisitor(vacancy: WholeVacancy): WholeVacancy {
  return vacancy.hideAddress ? { ...vacancy, address: null } : vacancy
}

/** The vacancy as the publication check takes it. */
export function checkedVacancyOf(vacancy: WholeVacancy, typed: Typed): CheckedVacancy {
  const { themes, dayparts, ...facts } = vacancy
  return { ...facts, themes: themes ?? [], dayparts: dayparts ?? [], postcode: vacancy.address?.postcode ?? null, hasContact: hasContact(typed) }
}

/** The vacancy as the check of NOV's quality criteria takes it. */
export function qualityFactsOfTyped(vacancy: WholeVacancy, typed: Typed): QualityFacts {
  return { ...vacancy, english: vacancy.translations.en ?? null, hasContact: hasContact(typed) }
}

const hasContact = (typed: Typed) => Boolean(typed['contactUser']?.[0])
