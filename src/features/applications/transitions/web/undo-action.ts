import { redirect } from 'react-router'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { undoWords } from '#features/lists/undo-messages.ts'

/** Undoes the last change, and confirms it or says why it is too late. */
export async function undoAction(api: Client, form: FormData, { id, locale }: { id: string; locale: Locale }): Promise<Response> {
  const operation = String(form.get('operation') ?? '')
  const answer = (text: string, tone: 'success' | 'danger') => redirect(`/applications/${id}`, { headers: { 'set-cookie': toastCookieHeader(text, tone) } })
  if (!isUuid(operation)) return redirect(`/applications/${id}`)
  try {
    await api.request('PUT', `operations/${operation}/undo`)
    return answer(say(locale, undoWords.undone), 'success')
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return answer(error.message, 'danger')
  }
}
