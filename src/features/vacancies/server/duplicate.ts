import { trace } from '#kernel/audit/server/trace.ts'
import { Refused } from '#kernel/http/errors.ts'
import type { Verb } from '#kernel/jsonapi/server/verbs.ts'
import { freshDates } from './fresh-dates.ts'
import { insertVacancy } from './insert-vacancy.ts'

/** PUT /vacancies/{id}/duplicate: a draft with the same words, to be changed and handed in. The answer is the copy. */
export const duplicateVacancy: Verb = async (call) => {
  const { tx, centerId, actor, now } = call
  const row = await tx.selectFrom('vacancies').selectAll().where('id', '=', call.id).executeTakeFirstOrThrow()
  const { status } = await tx.selectFrom('organizations').select('status').where('id', '=', row.organization_id).executeTakeFirstOrThrow()
  if (status === 'archived' || status === 'denied') throw new Refused('organization_not_approved')
  const id = await insertVacancy(tx, {
    volunteer_center_id: centerId,
    organization_id: row.organization_id,
    title: row.title,
    summary: row.summary,
    description: row.description,
    tasks: row.tasks,
    expectations: row.expectations,
    rewards: row.rewards,
    translations: JSON.stringify(row.translations),
    themes: row.themes,
    activities: row.activities,
    skills: row.skills,
    target_groups: row.target_groups,
    template_id: row.template_id,
    commitment: row.commitment,
    location_mode: row.location_mode,
    hours_per_week_min: row.hours_per_week_min,
    hours_per_week_max: row.hours_per_week_max,
    duration_months: row.duration_months,
    suitable_for: row.suitable_for,
    requirements: row.requirements,
    support_offered: row.support_offered,
    insured: row.insured,
    min_age: row.min_age,
    max_age: row.max_age,
    age_reason: row.age_reason,
    language_level: row.language_level,
    expenses: row.expenses,
    allowance_cents: row.allowance_cents,
    external_apply_url: row.external_apply_url,
    questions: JSON.stringify(row.questions),
    tile: row.tile,
    image_id: row.image_id,
    address_id: row.address_id,
    hide_address: row.hide_address,
    city: row.city,
    latitude: row.latitude,
    longitude: row.longitude,
    contact_user_id: row.contact_user_id,
    second_contact_user_id: row.second_contact_user_id,
    // Nobody comes on the dates of the copy yet.
    ...freshDates({ ...row, slots: row.slots.map((slot) => ({ ...slot, placesTaken: 0 })) }, now),
  })
  trace(tx, { centerId, actor }, { action: 'vacancy.created', subjectType: 'vacancies', subjectId: id, to: 'draft' })
  return id
}
