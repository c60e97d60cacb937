import type { activity, ActivityPlace } from '#features/activities/model/activity.ts'
import type { Typed } from '#kernel/fields/form.ts'
import { bodyOf, typedOf } from '#kernel/fields/read-form.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { Item } from '#kernel/jsonapi/document.ts'
import type { UpdateOf } from '#kernel/jsonapi/input.ts'
import type { SaidSchedule } from '#features/activities/series/when-words.ts'
import { activityFormFor, activityLinks, whenForm } from './activity-form.ts'
import { inputsOfRule, type RuleInForm, ruleOfInputs } from './rule-in-form.ts'

export const editedInclude = ['organization', 'image', 'vacancy'] as const
/** An activity as the editor reads it. */
export type EditedActivity = Item<typeof activity, (typeof editedInclude)[number]>

/** An activity with the words that wait, where there are such, in the shape of the form: who changes them goes on from there. */
export function inForm(record: EditedActivity) {
  const { proposed, rule, translations } = record
  const words = {
    title: proposed?.title ?? record.title,
    description: proposed?.description ?? record.description,
    location: proposed?.location === undefined ? record.location : proposed.location,
  }
  const day = record.lastDay === record.firstDay ? null : record.lastDay
  return { ...record, ...words, lastDay: day, rule: inputsOfRule(rule), english: translations.en ?? {} }
}

/** The values of the form, with its relations. */
export function valuesOf(record: EditedActivity, isBilingual: boolean): Typed {
  const links = Object.fromEntries(activityLinks.map((name) => [name, [record[name]?.id ?? '']]))
  return { ...typedOf(activityFormFor(isBilingual), inForm(record) as never), ...links }
}

type Body = Readonly<Record<string, unknown>>

/**
 * Changes of the form in the shape of the API. `whole`: all that the form holds, of which the parts that are one attribute are made.
 * A series whose end is missing is left out.
 */
export function asSent(changed: Body, whole: Body, { translations }: Pick<EditedActivity, 'translations'>): UpdateOf<typeof activity> {
  const { rule, location, english, lastDay, ...plain } = changed
  const firstDay = (whole['firstDay'] ?? null) as string | null
  const repeats = rule === undefined ? undefined : (ruleOfInputs(whole['rule'] as RuleInForm, firstDay) ?? undefined)
  return {
    ...plain,
    // Without a last day it ends on the day on which it begins.
    ...((lastDay !== undefined || plain['firstDay'] !== undefined) && { lastDay: whole['lastDay'] ?? firstDay }),
    ...(repeats !== undefined && { rule: repeats }),
    ...(location !== undefined && { location: placeOf(whole['location'] as Partial<ActivityPlace>) }),
    ...(english !== undefined && { translations: { ...translations, en: whole['english'] } }),
  } as UpdateOf<typeof activity>
}

/** A place of which nothing is said is none. */
function placeOf(place: Partial<Record<string, unknown>>): object | null {
  const { mapEntryId, ...words } = place
  return Object.values(words).some(Boolean) ? { ...words, mapEntryId } : null
}

/** When it is, as the form says it now; a rule that is not whole yet is none. */
export function scheduleOf(typed: Typed, locale: Locale): SaidSchedule & { exdates: string[] } {
  const body = bodyOf(whenForm, typed, locale) as unknown as Partial<Omit<SaidSchedule, 'rule'>> & { rule: RuleInForm; exdates?: string[] | null }
  const { firstDay = null, lastDay = null, startTime = null, endTime = null, isAllDay = false, exdates } = body
  return { firstDay, lastDay, startTime, endTime, isAllDay, rule: ruleOfInputs(body.rule, firstDay) ?? { kind: 'none' }, exdates: exdates ?? [] }
}
