import type { Tx } from '#kernel/db/server/database.ts'
import { encryptText } from '#kernel/encryption/server/encrypted-text.ts'
import { daysOpen, endedStatuses, type HelpStatus } from '#features/one-on-one/model/codes.ts'
import { townOfPostcode } from '#features/one-on-one/writing/server/town-of.ts'
import { centerBySlug } from './content/centers.ts'
import { helpOfArnhem, type SeedHelp } from './content/help.ts'
import { people } from './content/people.ts'
import { socialMapEntries } from './content/social-map.ts'
import type { Calendar } from './calendar.ts'
import { centerId } from './center-rows.ts'
import { idOf } from './identifiers.ts'
import type { Row } from './insert-rows.ts'
import { personId } from './organization-rows.ts'

const slug = 'arnhem'
const hasEnded = (status: HelpStatus) => (endedStatuses as readonly HelpStatus[]).includes(status)
/** How many days a request waits for the center in the demo. */
const daysToScreen = 2

const volunteers = people.filter(
  ({ centerSlug, status, roles }) => centerSlug === slug && status === 'active' && roles.some(({ name }) => name === 'volunteer'),
)
export const helpCoordinator = people.find(({ key }) => key === 'public-coordinator')!

/** Whose request or offer it is: the first is the demo's own volunteer, so that somebody who tries it out has one. */
export function askerOf(number: number): (typeof people)[number] {
  const by = number === 0 ? 'public-vrijwilliger' : helpOfArnhem[number]!.by
  return by === undefined ? volunteers[number % volunteers.length]! : people.find(({ key }) => key === by)!
}
export const helpRequestId = (one: SeedHelp): string => idOf('help request', `${slug} ${one.key}`, one.day)

/** One-on-one help at the center that has it. Its words are encrypted as those of people are. */
export function helpRows({ at }: Calendar): Row[] {
  const referrals = socialMapEntries.filter(({ center }) => center === slug).slice(0, 2)
  const quarters = centerBySlug.get(slug)!.neighbourhoods
  const seal = (column: string, text: string | undefined) =>
    text === undefined ? null : encryptText(text, { centerId: centerId(slug), column: `help_requests.${column}` })
  return helpOfArnhem.map((one: SeedHelp, number): Row => {
    const asker = askerOf(number)
    const sent = at({ day: one.day, time: '10:15' })
    const isScreened = one.status !== 'pending'
    const screened = isScreened ? at({ day: Math.min(0, one.day + daysToScreen), time: '11:40' }) : null
    const isShown = isScreened && one.status !== 'denied'
    const isYes = one.paper !== undefined || one.for?.hasYes === true
    return {
      id: helpRequestId(one),
      volunteer_center_id: centerId(slug),
      kind: one.kind,
      requester_user_id: one.paper === undefined ? personId(asker.key) : null,
      written_by: one.paper === undefined ? null : personId(helpCoordinator.key),
      first_name: one.paper ?? one.for?.name ?? asker.firstName,
      relation: one.for?.relation ?? null,
      consent_how: !isYes ? null : one.paper !== undefined ? 'spoken' : one.for?.relation === 'own_child' ? 'guardian' : 'link',
      consent_at: isYes ? sent : null,
      age_group: one.for?.relation === 'own_child' ? 'young' : 'adult',
      category: one.category,
      title: one.title,
      description: seal('description', one.text),
      public_text: isShown ? (one.shown ?? one.text) : null,
      postcode4: quarters[number % quarters.length]!.postcode4,
      town: quarters[number % quarters.length]!.city,
      frequency: one.frequency,
      dayparts: one.dayparts ?? [],
      preferred_language: one.language ?? null,
      safety_flags: [],
      contact_phone: seal('contact_phone', one.phone),
      visibility: one.quiet ? 'coordinator_only' : 'public',
      status: one.status,
      status_since: isScreened ? screened : sent,
      submitted_at: sent,
      screened_by: isScreened ? personId(helpCoordinator.key) : null,
      screened_at: screened,
      is_vulnerable: isShown ? (one.vulnerable ?? false) : null,
      denied_reason: one.status === 'denied' ? 'professional_care' : null,
      referral_ids: one.status === 'denied' ? referrals.map(({ key }) => idOf('map entry', key, -420)) : [],
      days_open: daysOpen.usual,
      expires_at: isShown ? at({ day: one.day + daysToScreen + daysOpen.usual, time: '11:40' }) : null,
      ended_at: hasEnded(one.status)
        ? at({ day: Math.min(0, one.status === 'expired' ? one.day + daysToScreen + daysOpen.usual : one.day + daysToScreen), time: '11:40' })
        : null,
      created_at: sent,
      updated_at: screened ?? sent,
      lock_version: 1,
    }
  })
}

/** Writes the middle of each town, from which distances are told. */
export async function placeHelpRows(tx: Tx): Promise<void> {
  for (const { id, postcode4 } of await tx.selectFrom('help_requests').select(['id', 'postcode4']).where('town_latitude', 'is', null).execute()) {
    const found = await townOfPostcode(tx, postcode4!)
    if (found)
      await tx
        .updateTable('help_requests')
        .set({ town: found.town, town_latitude: found.latitude, town_longitude: found.longitude })
        .where('id', '=', id)
        .execute()
  }
}
