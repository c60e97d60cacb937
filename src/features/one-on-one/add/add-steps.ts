import { checkField } from '#kernel/fields/check.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import type { Field } from '#kernel/fields/field.ts'
import type { Typed } from '#kernel/fields/form.ts'
import { messages as fieldWords } from '#kernel/fields/messages.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { type Finding, recognise } from '#features/one-on-one/recognition/recognise.ts'
import { helpRequest } from '#features/one-on-one/model/request.ts'

/** What each step asks, by the names of its inputs. */
export const addSteps = [
  ['kind', 'category', 'forWhom', 'relation', 'firstName', 'consentEmail', 'ageGroup', 'parentEmail', 'consentHow', 'consentOn'],
  ['title', 'description', 'preferenceNote'],
  ['frequency', 'dayparts', 'postcode4', 'contactPhone', 'exactAddress', 'preferredLanguage', 'safetyFlags', 'visibility', 'consent'],
] as const
export type AddName = (typeof addSteps)[number][number]
const names: readonly AddName[] = addSteps.flat()

/** Attributes that a step may not leave empty. */
const needed: readonly (readonly AddName[])[] = [['category'], ['title', 'description'], ['frequency', 'postcode4', 'visibility', 'consent']]

/** Everything that was typed so far, cut to what any field takes. */
export const typedIn = (form: FormData): Typed =>
  Object.fromEntries(names.map((name) => [name, form.getAll(name).flatMap((value) => (typeof value === 'string' ? [cutText(value, 3000)] : []))]))

export const oneOf = (typed: Typed, name: AddName): string => typed[name]?.[0]?.trim() ?? ''
export const isForOther = (typed: Typed): boolean => oneOf(typed, 'forWhom') === 'other'

/** What is wrong in a step, by input. The API judges all of it again. */
export function faultsOfStep(step: number, typed: Typed, { locale, isOnPaper }: { locale: Locale; isOnPaper: boolean }): Record<string, string> {
  const fields: Record<string, string> = {}
  const wanted = [
    ...needed[step]!,
    ...(step === 0 && (isForOther(typed) || isOnPaper) ? (['firstName'] as const) : []),
    ...(step === 0 && isForOther(typed) && !isOnPaper ? (['relation'] as const) : []),
    ...(step === 0 && isOnPaper ? (['consentHow', 'consentOn'] as const) : []),
  ]
  for (const name of wanted) if (oneOf(typed, name) === '') fields[name] = say(locale, fieldWords.blank)
  if (step === 0 && oneOf(typed, 'ageGroup') === 'young' && !isOnPaper && oneOf(typed, 'relation') !== 'own_child' && oneOf(typed, 'parentEmail') === '')
    fields['parentEmail'] = say(locale, fieldWords.blank)
  const attributes = helpRequest.attributes as Readonly<Record<string, Field>>
  for (const name of addSteps[step]!) {
    const field = Object.hasOwn(attributes, name) ? attributes[name] : undefined
    if (!field || name in fields || name === 'consent') continue
    const sent = typed[name] ?? []
    const { fault } = checkField(field, field.kind === 'codes' ? sent : (sent[0] ?? null), locale)
    if (fault) fields[name] = fault.message
  }
  return fields
}

/** What stands in the words that may not be in them, or that the person should think about. */
export const findingsIn = (typed: Typed): { text: string; findings: Finding[] }[] =>
  (['title', 'description'] as const).map((name) => ({ text: oneOf(typed, name), findings: recognise(oneOf(typed, name)) }))

/** The body of the call. What does not belong to what was chosen is left out. */
export function bodyOf(typed: Typed, isOnPaper: boolean): Record<string, unknown> {
  const text = (name: AddName) => oneOf(typed, name) || null
  const isOther = oneOf(typed, 'kind') !== 'offer' && (isForOther(typed) || isOnPaper)
  const relation = isOther ? text('relation') : null
  return {
    kind: oneOf(typed, 'kind') === 'offer' ? 'offer' : 'request',
    category: text('category'),
    title: text('title'),
    description: text('description'),
    preferenceNote: text('preferenceNote'),
    frequency: text('frequency'),
    dayparts: typed['dayparts'] ?? [],
    postcode4: text('postcode4'),
    contactPhone: text('contactPhone'),
    preferredLanguage: text('preferredLanguage'),
    safetyFlags: typed['safetyFlags'] ?? [],
    visibility: text('visibility'),
    ageGroup: text('ageGroup') ?? 'adult',
    ...(isOther && { firstName: text('firstName') }),
    ...(relation && { relation }),
    ...(relation && !isOnPaper && relation !== 'own_child' && { consentEmail: text('consentEmail') }),
    ...(oneOf(typed, 'ageGroup') === 'young' && !isOnPaper && { parentEmail: text('parentEmail') }),
    ...(isOnPaper && { exactAddress: text('exactAddress'), consent: { how: text('consentHow'), on: text('consentOn') } }),
  }
}
