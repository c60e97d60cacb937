import { data } from 'react-router'
import { cutText } from '#kernel/fields/cut-text.ts'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { parentWords as words } from '#features/applications/parental-consent/parent-words.ts'

export type ParentOutcome = { askedParent: { done: string } | { typed: string; problem: string; /** At the address field. */ isField: boolean } }

/** Mails the parent again, or at another address. */
export async function parentAction(api: Client, form: FormData, { id, locale }: { id: string; locale: Locale }) {
  const typed = cutText(String(form.get('parent_email') ?? ''), 254).trim()
  try {
    await api.applications.callVerb(id, 'askParent', typed === '' ? {} : { parentEmail: typed })
    return data<ParentOutcome>({ askedParent: { done: say(locale, words.askedAgain) } })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return data<ParentOutcome>({ askedParent: { typed, problem: error.fields['parentEmail'] ?? error.message, isField: error.status === 422 } }, error.status)
  }
}
