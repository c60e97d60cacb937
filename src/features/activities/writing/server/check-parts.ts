import { checkField } from '#kernel/fields/check.ts'
import { group, json } from '#kernel/fields/field.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { Invalid } from '#kernel/http/errors.ts'
import { type Locale, sayInAll } from '#kernel/i18n/messages.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { issuesWithin } from '#kernel/jsonapi/write/server/check-items.ts'
import { richTextOrNull } from '#kernel/rich-text/check-rich-text.ts'
import type { RichText } from '#kernel/rich-text/rich-text.ts'
import { locate } from '#features/places/server/locate.ts'
import { type ActivityPlace, type ActivityTranslation, placeParts, translationParts } from '#features/activities/model/activity.ts'
import { fieldFaultWords } from '#features/activities/model/error-words.ts'

const translationFields = { ...translationParts, description: json<RichText>()({ optional: true }) }

type Parts<F> = { [Name in keyof F]?: string | null }

/** Checks the parts of an object that is one attribute. @throws {Invalid} at its part */
function checkParts<F extends Parameters<typeof group>[0]>(fields: F, value: unknown, { at, locale }: { at: string; locale: Locale }): Record<string, unknown> {
  const { value: checked, fault } = checkField(group(fields), value, locale)
  if (fault) throw new Invalid(issuesWithin(fault, at))
  return checked as Record<string, unknown>
}

/** A place, as exactly on the map as its postcode or town is known. @throws {Invalid} for a town that is not known */
export async function checkPlace({ tx, centerId, locale }: Pick<Call, 'tx' | 'centerId' | 'locale'>, sent: unknown): Promise<ActivityPlace | null> {
  if (sent === null) return null
  const parts = checkParts(placeParts, onlyKnown(sent, placeParts), { at: 'location', locale }) as Parts<typeof placeParts>
  const place = {
    name: parts.name ?? '',
    street: parts.street ?? '',
    houseNumber: parts.houseNumber ?? '',
    postcode: parts.postcode ?? '',
    city: parts.city ?? '',
    latitude: null,
    longitude: null,
    mapEntryId: parts.mapEntryId && isUuid(parts.mapEntryId) ? parts.mapEntryId : null,
  }
  if (place.city === '' && place.postcode === '') return place
  const known = await locate(tx, centerId, { postcode: place.postcode || null, city: place.city })
  if (!known)
    throw new Invalid([
      { code: 'unknown_place', attribute: 'location.city', pointer: '/data/attributes/location/city', words: sayInAll(fieldFaultWords.unknown_place) },
    ])
  return { ...place, city: known.city, postcode: known.postcode ?? '', latitude: known.latitude, longitude: known.longitude }
}

/** The English words. @throws {Invalid} at its part */
export function checkTranslations(sent: unknown, locale: Locale): { en?: ActivityTranslation } {
  const { en } = (typeof sent === 'object' && sent !== null ? sent : {}) as { en?: unknown }
  if (en === undefined || en === null) return {}
  const parts = checkParts(translationFields, onlyKnown(en, translationFields), { at: 'translations.en', locale }) as Parts<typeof translationFields>
  return {
    en: {
      title: parts.title ?? '',
      description: checkWords(parts.description ?? [], 'translations.en.description'),
      costText: parts.costText ?? '',
      registrationWords: parts.registrationWords ?? '',
    },
  }
}

/** Rich text. @throws {Invalid} for anything else */
export function checkWords(sent: unknown, attribute = 'description'): RichText {
  const words = richTextOrNull(sent)
  if (words) return words
  throw new Invalid([
    { code: 'not_rich_text', attribute, pointer: `/data/attributes/${attribute.replaceAll('.', '/')}`, words: sayInAll(fieldFaultWords.not_rich_text) },
  ])
}

/** Without parts that are not asked for, such as the position that a place was answered with. */
function onlyKnown(sent: unknown, fields: object): unknown {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent
  return Object.fromEntries(Object.entries(sent).filter(([name]) => Object.hasOwn(fields, name)))
}
