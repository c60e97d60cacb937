import { say } from '#kernel/i18n/messages.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { changeByForm } from '#kernel/jsonapi/client/change-form.ts'
import type { Refusal } from '#kernel/jsonapi/client/submit-form.ts'
import { fetchReview } from '#features/vacancies/moderation/fetch-review.ts'
import { reviewForm } from '#features/vacancies/moderation/review-form.ts'
import { reviewWords as words } from '#features/vacancies/moderation/review-words.ts'

type Saved = { said: string; refused?: undefined } | { said?: undefined; refused: Refusal }

/** Saves whether the center reviews vacancies first. */
export async function saveReview(api: Client, data: FormData, locale: Locale): Promise<Saved> {
  const outcome = await changeByForm({
    form: reviewForm,
    data,
    locale,
    read: async () => await fetchReview(api),
    write: async (body, upon) => await api.volunteerCenters.update((await fetchReview(api)).id, body, upon),
  })
  if ('refused' in outcome) return { refused: outcome.refused }
  const { reviewsVacancies } = outcome.saved ?? (await fetchReview(api))
  return { said: say(locale, reviewsVacancies ? words.looks : words.trusts) }
}
