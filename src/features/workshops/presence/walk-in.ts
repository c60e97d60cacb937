import { defineForm } from '#design/form/define-form.ts'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { type Refusal, submitForm } from '#kernel/jsonapi/client/submit-form.ts'
import { guestFields } from '#features/workshops/model/registration.ts'
import { presenceWords as words } from './presence-words.ts'

/** Somebody who is there and is not on the list. */
export const walkInForm = defineForm(guestFields, { name: { label: words.walkInName }, phone: { label: words.walkInPhone, type: 'tel' } })

type Asked = { api: Client; workshopId: string; session: string; data: FormData; locale: Locale }

/** Registers them, and marks them there at once. Where every place is taken they are on the waiting list, and the form says so. */
export async function addWalkIn({
  api,
  workshopId,
  session,
  data,
  locale,
}: Asked): Promise<{ refused: Refusal; done?: undefined } | { refused?: undefined; done: string }> {
  const outcome = await submitForm({
    form: walkInForm,
    data,
    locale,
    send: async ({ name, phone }) => {
      const made = await api.workshopRegistrations.create({ guest: { name, phone: phone || null } }, { related: { workshop: workshopId } })
      if (made.status === 'waitlisted')
        throw new ApiError(422, [
          { id: 'no_place', status: '422', code: 'no_place', title: '', detail: say(locale, words.walkInFull, { name }), meta: { attribute: 'name' } },
        ])
      await api.workshopRegistrations.callVerb(made.id, 'presence', { session, state: 'present' })
      return name
    },
  })
  return outcome.refused ? { refused: outcome.refused } : { done: say(locale, words.walkInDone, { name: outcome.sent }) }
}
