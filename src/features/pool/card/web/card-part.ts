import { data } from 'react-router'
import type { FormAnswer } from '#design/form/declared-form.tsx'
import { typedOf } from '#kernel/fields/read-form.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { submitForm } from '#kernel/jsonapi/client/submit-form.ts'
import type { Viewer } from '#features/users/profile/web/viewers-list.tsx'
import { cardForm } from '#features/pool/card/card-form.ts'
import { cardPath, fetchCard, type OwnCard } from '#features/pool/card/fetch-card.ts'
import type { CardSaid } from './card-editor.tsx'

/** What the part of /profile-edit shows. */
export async function loadCardPart(api: Client) {
  const [card, viewers] = await Promise.all([fetchCard(api), api.request('GET', 'current_user/viewers')])
  const values = typedOf(cardForm, card ?? { visibility: 'hidden', contactFrequency: 2 })
  return { card, values, viewers: (viewers.meta as { viewers: Viewer[] }).viewers }
}

export type CardOutcome = { said?: CardSaid; answer?: FormAnswer; pauseFault?: string }

/** Saves the card, or takes the step that was pressed; null for a form that is not of this part. */
export async function changeCardPart(api: Client, form: FormData, locale: Locale) {
  const intent = String(form.get('intent') ?? '')
  if (intent === 'card') {
    const { refused } = await submitForm({ form: cardForm, data: form, locale, send: async (body) => await api.request('PUT', cardPath, bodyFor(body)) })
    return refused ? data<CardOutcome>({ answer: { typed: refused.typed, faults: refused.faults } }, refused.status) : data<CardOutcome>({ said: 'saved' })
  }
  const card = await fetchCard(api)
  if (!card) return data<CardOutcome>({ said: 'removed' })
  return await step(api, card, intent, form)
}

async function step(api: Client, { id }: OwnCard, intent: string, form: FormData) {
  switch (intent) {
    case 'confirm':
      await api.poolEntries.callVerb(id, 'confirm')
      return data<CardOutcome>({ said: 'confirmed' })
    case 'resume':
      await api.poolEntries.callVerb(id, 'resume')
      return data<CardOutcome>({ said: 'resumed' })
    case 'show_vog':
    case 'hide_vog':
      await api.poolEntries.callVerb(id, 'showVog', { shown: intent === 'show_vog' })
      return data<CardOutcome>({ said: intent === 'show_vog' ? 'vogNowShown' : 'vogNowHidden' })
    case 'remove':
      await api.request('PUT', `pool_entries/${id}/remove`, { data: { type: 'pool_entries', id, attributes: {} } })
      return data<CardOutcome>({ said: 'removed' })
    case 'pause':
      try {
        await api.poolEntries.callVerb(id, 'pause', { until: String(form.get('until') ?? '') })
        return data<CardOutcome>({ said: 'paused' })
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 422) throw error
        return data<CardOutcome>({ pauseFault: error.fields['until'] ?? error.message }, 422)
      }
    default:
      throw data({ code: 'bad_request' }, 400)
  }
}

const bodyFor = (attributes: object) => ({ data: { type: 'pool_entries', attributes } })
