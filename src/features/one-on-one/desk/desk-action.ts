import { cutText } from '#kernel/fields/cut-text.ts'
import type { Faults } from '#kernel/fields/form.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import type { QrShape } from '#kernel/qr/qr-path.ts'
import { deskWords as words } from './desk-words.ts'

export type DeskAnswer = { intent: string; faults?: Faults; done?: string; /** The address that a letter names. */ link?: string; qr?: QrShape }

const doneWords = {
  approve: words.approved,
  deny: words.denied,
  record_consent: words.recorded,
  note: words.noted,
  extend: words.changed,
  withdraw: words.changed,
  close: words.changed,
  propose: words.changed,
  vog: words.changed,
} as const
export type DeskIntent = keyof typeof doneWords
const isIntent = (name: string): name is DeskIntent => Object.hasOwn(doneWords, name)

/** What a coordinator pressed, about one request. Faults of the API are told at their field. */
export async function actAtDesk(api: Client, form: FormData, locale: Locale): Promise<DeskAnswer> {
  const text = (name: string, max = 2000) => cutText(String(form.get(name) ?? ''), max).trim()
  const [intent, id] = [text('intent', 20), text('id', 40)]
  const screen = async (attributes: Record<string, unknown>) =>
    await api.request('PUT', `help_requests/${encodeURIComponent(id)}/screen`, { data: { type: 'help_requests', attributes } })
  try {
    if (intent === 'letter') {
      const { meta } = await api.helpRequests.callVerb(id, 'letter')
      return { intent, link: String(meta['link']) }
    }
    if (!isIntent(intent)) return { intent }
    if (intent === 'approve')
      await screen({
        decision: 'approve',
        isVulnerable: form.has('isVulnerable') ? text('isVulnerable') === 'yes' : null,
        title: text('title', 200),
        publicText: text('publicText', 3000),
        visibility: text('visibility') || null,
        category: text('category') || null,
        town: text('town', 100) || null,
      })
    else if (intent === 'deny')
      await screen({ decision: 'deny', reason: text('reason', 30) || null, referralIds: form.getAll('referralIds').map((one) => cutText(String(one), 40)) })
    else if (intent === 'record_consent')
      await api.helpRequests.callVerb(id, 'record_consent', { how: text('how') === 'paper' ? 'paper' : 'spoken', on: text('on', 10) })
    else if (intent === 'note') await api.helpRequests.callVerb(id, 'note', { note: text('note') })
    else if (intent === 'propose') await api.helpRequests.callVerb(id, 'propose', { person: text('person', 36) })
    else if (intent === 'vog')
      await api.request('POST', 'help_vog_checks', {
        data: {
          type: 'help_vog_checks',
          attributes: { seenOn: text('seenOn', 10) || null },
          relationships: { person: { data: { type: 'users', id: text('person', 36) } } },
        },
      })
    else await api.helpRequests.callVerb(id, intent)
    return { intent, done: say(locale, doneWords[intent]) }
  } catch (error) {
    if (!(error instanceof ApiError) || ![403, 404, 409, 422].includes(error.status)) throw error
    const fields = Object.fromEntries(
      error.errors.flatMap(({ detail, title, meta, source }) => {
        const name = String(meta?.['attribute'] ?? source?.pointer?.split('/').at(-1) ?? '')
        return name === '' ? [] : [[name, detail ?? title] as const]
      }),
    )
    return { intent, faults: error.status === 422 && Object.keys(fields).length > 0 ? { fields } : { fields: {}, problem: error.message } }
  }
}
