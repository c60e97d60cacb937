import { type Locale, say } from '#kernel/i18n/messages.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { submitForm, type Refusal } from '#kernel/jsonapi/client/submit-form.ts'
import { deskWords } from './desk-words.ts'
import { paperForm, registrationForm } from './registration-form.ts'
import { showWords as words } from './show-words.ts'

type Asked = { api: Client; workshopId: string; data: FormData; locale: Locale }
type Outcome = { refused: Refusal; done?: undefined } | { refused?: undefined; done: string }

/** Somebody registers themselves. */
export async function registerSelf({ api, workshopId, data, locale }: Asked): Promise<Outcome> {
  const organization = String(data.get('organization') ?? '')
  const outcome = await submitForm({
    form: registrationForm,
    data,
    locale,
    send: async ({ note, two, seatsReason, lateOk }) =>
      await api.workshopRegistrations.create(
        { note: note || null, seats: two ? 2 : 1, seatsReason: two ? (seatsReason ?? null) : null, lateOk: lateOk ?? false },
        { related: { workshop: workshopId, ...(organization && { organization }) } },
      ),
  })
  if (outcome.refused) return { refused: outcome.refused }
  return { done: say(locale, outcome.sent.status === 'waitlisted' ? words.waits : words.registered) }
}

/** The center registers somebody else. */
export async function registerOnPaper({ api, workshopId, data, locale }: Asked): Promise<Outcome> {
  const outcome = await submitForm({
    form: paperForm,
    data,
    locale,
    check: ({ name, email }): Record<string, string> => (name || email ? {} : { name: say(locale, deskWords.paperWho) }),
    send: async ({ name, phone, email, note }) => {
      const person = email ? (await api.users.list({ filter: { emailEq: email }, page: { size: 1 } })).items[0] : undefined
      if (email && !person && !name)
        throw new ApiError(422, [
          { id: 'no_account', status: '422', code: 'no_account', title: '', detail: say(locale, deskWords.paperNobody), meta: { attribute: 'email' } },
        ])
      return await api.workshopRegistrations.create(
        { note: note || null, ...(!person && { guest: { name: name!, phone: phone || null } }) },
        { related: { workshop: workshopId, ...(person && { user: person.id }) } },
      )
    },
  })
  if (outcome.refused) return { refused: outcome.refused }
  return { done: say(locale, outcome.sent.status === 'waitlisted' ? deskWords.paperWaits : deskWords.paperDone) }
}
