import type { Typed } from '#kernel/fields/form.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import type { SchedulePreview } from '#features/activities/writing/preview.ts'
import { scheduleOf } from './activity-in-form.ts'

/** What `PUT /activities/preview` is sent for the form as it is. */
export function previewBody(typed: Typed, locale: Locale): object {
  const { rule, ...when } = scheduleOf(typed, locale)
  return { data: { type: 'activities', attributes: { ...when, lastDay: when.lastDay ?? when.firstDay, rule } } }
}

/** The dates of a form as it was stored; null while it has none, or none that can be. */
export async function fetchPreview(api: Pick<Client, 'request'>, typed: Typed, locale: Locale): Promise<SchedulePreview | null> {
  try {
    const { meta } = await api.request('PUT', 'activities/preview', previewBody(typed, locale))
    return (meta?.['preview'] ?? null) as SchedulePreview | null
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return null
    throw error
  }
}
