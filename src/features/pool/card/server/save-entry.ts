import { sql } from 'kysely'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { messages as fieldWords } from '#kernel/fields/messages.ts'
import { readPostcode } from '#kernel/fields/postcode.ts'
import { Invalid, type Issue } from '#kernel/http/errors.ts'
import { today } from '#kernel/i18n/dates.ts'
import { say } from '#kernel/i18n/messages.ts'
import type { UpdateOf } from '#kernel/jsonapi/input.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { locate } from '#features/places/server/locate.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { unfitDetails } from '#features/vacancies/quality/quality-private.ts'
import { isWider, widestVisibility } from '#features/pool/card/age.ts'
import type { Visibility } from '#features/pool/model/codes.ts'
import { fieldFaultWords as words } from '#features/pool/model/error-words.ts'
import type { poolEntry } from '#features/pool/model/pool-entry.ts'
import { recordConsents } from './consents.ts'

type Change = UpdateOf<typeof poolEntry>
type Town = { town: string | null; latitude: number | null; longitude: number | null }

/**
 * PUT /profiles/current/pool_entry: the card and who may see it. Saving is a press, so it confirms the card too. Letting more people see it
 * is a consent of its own.
 * @throws 422 at every field that keeps the card from being shown
 */
export const saveEntry: Verb<Change> = async (call) => {
  const { tx, id, centerId, actor, input, now, locale, centerName } = call
  refuseWhileImpersonating(actor)
  const row = await tx.selectFrom('pool_entries').selectAll().where('volunteer_center_id', '=', centerId).where('id', '=', id).executeTakeFirstOrThrow()
  const issues: Issue[] = []
  const fault = (code: string, attribute: string, detail: string) => issues.push({ code, attribute, detail })

  const visibility = input.visibility ?? row.visibility
  const birthYear = input.birthYear === undefined ? row.birth_year : input.birthYear
  const postcode = input.postcode === undefined ? row.postcode : input.postcode
  if (visibility !== 'hidden') {
    if (birthYear === null) fault('blank', 'birthYear', say(locale, fieldWords.blank))
    if (postcode === null) fault('blank', 'postcode', say(locale, fieldWords.blank))
  }
  if (birthYear !== null && isWider(visibility, widestVisibility(birthYear, today(now)))) {
    const isNever = widestVisibility(birthYear, today(now)) === 'hidden'
    if (isNever) fault('too_young', 'birthYear', say(locale, words.too_young))
    else fault('too_young_for_organizations', 'visibility', say(locale, words.too_young_for_organizations, { center: centerName }))
  }
  const unfit = unfitDetails({ field: 'description', lines: (input.about ?? '').split('\n') }).find(({ isHard }) => isHard)
  if (unfit) fault('contact_in_text', 'about', say(locale, words.contact_in_text, { found: unfit.found ?? '' }))
  const town = input.postcode === undefined ? null : await townOf(call, input.postcode)
  if (input.postcode && !town) fault('unknown_postcode', 'postcode', say(locale, words.unknown_postcode))
  if (issues.length > 0) throw new Invalid(issues)

  // First, since a card that others see has a town.
  if (input.postcode !== undefined)
    await sql`update pool_entries set town = ${town?.town ?? null}, town_latitude = ${town?.latitude ?? null}, town_longitude = ${town?.longitude ?? null}
      where volunteer_center_id = ${centerId} and id = ${id}`.execute(tx)
  const { themes, skills, targetGroups, languages, dutchLevel, dayparts, commitment, hoursPerWeek, maxDistanceKm, transport, goal } = input
  await tx
    .updateTable('pool_entries')
    .set({
      visibility,
      birth_year: birthYear,
      ...(input.postcode !== undefined && { postcode: postcode === null ? null : readPostcode(postcode)!.area }),
      ...(input.about !== undefined && { about: input.about }),
      ...(themes !== undefined && { themes: themes ?? [] }),
      ...(skills !== undefined && { skills: skills ?? [] }),
      ...(targetGroups !== undefined && { target_groups: targetGroups ?? [] }),
      ...(languages !== undefined && { languages: languages ?? [] }),
      ...(dutchLevel !== undefined && { dutch_level: dutchLevel }),
      ...(dayparts !== undefined && { dayparts: dayparts ?? [] }),
      ...(commitment !== undefined && { commitment: commitment ?? [] }),
      ...(hoursPerWeek !== undefined && { hours_per_week: hoursPerWeek }),
      ...(maxDistanceKm !== undefined && { max_distance_km: maxDistanceKm }),
      ...(transport !== undefined && { transport }),
      ...(goal !== undefined && { goal }),
      ...(input.goalShown !== undefined && { goal_shown: input.goalShown }),
      ...(input.supportNeeds !== undefined && { support_needs: input.supportNeeds }),
      ...(input.contactFrequency !== undefined && { contact_frequency: input.contactFrequency }),
      ...confirmed(now),
    })
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .execute()
  await recordVisibility(call, row.visibility, visibility)
  return id
}

/** What a press on the card changes, whatever else it does: it is as good as new, and the link of a mail is used up. */
export const confirmed = (now: Date) => ({ confirmed_at: now, confirm_asked_at: null, stale_told_at: null })

/** Consents and history of another visibility; the same one changes nothing. */
async function recordVisibility(call: Omit<Call, 'input'>, from: Visibility, to: Visibility): Promise<void> {
  const { tx, id, centerId, actor } = call
  if (from === to) return
  await recordConsents(tx, { centerId, userId: actor.userId!, entryId: id }, to)
  const about = { subjectType: 'users', subjectId: actor.userId!, from, to } as const
  writeAuditEvent(tx, { centerId, actor }, { action: isWider(to, from) ? 'pool.widened' : 'pool.narrowed', ...about })
}

/** The town of a postcode, and its middle: nothing nearer to the person is stored (decisions 80). */
async function townOf({ tx, centerId }: Pick<Call, 'tx' | 'centerId'>, postcode: string | null): Promise<Town | null> {
  if (postcode === null) return { town: null, latitude: null, longitude: null }
  const area = await locate(tx, centerId, { postcode, city: '' })
  if (!area) return null
  const middle = await locate(tx, centerId, { postcode: null, city: area.city })
  return { town: area.city, latitude: (middle ?? area).latitude, longitude: (middle ?? area).longitude }
}
