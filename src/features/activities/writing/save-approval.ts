import { say } from '#kernel/i18n/messages.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { changeByForm } from '#kernel/jsonapi/client/change-form.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import type { Refusal } from '#kernel/jsonapi/client/submit-form.ts'
import { fetchReview } from '#features/vacancies/moderation/fetch-review.ts'
import { approvalForm } from './approval-form.ts'
import { approvalWords as words } from './approval-words.ts'

type Saved = { said: string; refused?: undefined } | { said?: undefined; refused: Refusal }

/** Saves whether the center looks at activities first. */
export async function saveApproval(api: Client, data: FormData, { locale, center }: { locale: Locale; center: string }): Promise<Saved> {
  const outcome = await changeByForm({
    form: approvalForm,
    data,
    locale,
    read: async () => await fetchReview(api),
    write: async (body, upon) => await api.volunteerCenters.update((await fetchReview(api)).id, body, upon),
  })
  if ('refused' in outcome) return { refused: outcome.refused }
  const { activitiesNeedApproval } = outcome.saved ?? (await fetchReview(api))
  return { said: activitiesNeedApproval ? say(locale, words.looks, { center }) : say(locale, words.trusts) }
}
