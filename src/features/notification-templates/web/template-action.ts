import { say, type Locale } from '#kernel/i18n/messages.ts'
import type { Faults } from '#kernel/fields/form.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client.ts'
import { templateWords as words } from '#features/notification-templates/messages.ts'
import type { BothTexts, Preview } from '#features/notification-templates/template.ts'

export type TemplateAnswer = { typed?: BothTexts; faults?: Faults; preview?: Preview; said?: string; status: number }

/** What can be done with a template. `done`: said on the page that is shown next. */
export async function templateAction(api: Client, id: string, form: FormData, locale: Locale): Promise<TemplateAnswer | { done: string }> {
  const path = `notification_templates/${encodeURIComponent(id)}`
  const [intent, version] = String(form.get('intent') ?? '').split(' ')
  const textsIn = (language: Locale) => ({
    subject: String(form.get(`${language}.subject`) ?? ''),
    body: String(form.get(`${language}.body`) ?? ''),
    button: String(form.get(`${language}.button`) ?? ''),
  })
  const typed: BothTexts = { nl: textsIn('nl'), en: textsIn('en') }
  const sent = {
    ...typed,
    version: Number(form.get('version') ?? Number.NaN),
    example: String(form.get('example') ?? ''),
    locale: form.get('in') === 'en' ? 'en' : 'nl',
  }
  try {
    switch (intent) {
      case 'save':
        await api.request('PATCH', path, sent)
        return { done: say(locale, words.saved) }
      case 'back':
        await api.request('DELETE', path)
        return { done: say(locale, words.wentBack) }
      case 'restore':
        await api.request('PUT', `${path}/restore`, { version: Number(version) })
        return { done: say(locale, words.restored) }
      case 'test':
        await api.request('POST', `${path}/test_mail`, sent)
        return { typed, said: say(locale, words.testSent), status: 200 }
      default:
        return { typed, preview: ((await api.request('POST', `${path}/preview`, sent)).meta as { preview: Preview }).preview, status: 200 }
    }
  } catch (error) {
    if (!(error instanceof ApiError) || ![409, 422].includes(error.status)) throw error
    // A fault stands at its field; a colleague's change above the form.
    return { typed, faults: error.status === 422 ? { fields: fieldsOf(error) } : { fields: {}, problem: error.message }, status: error.status }
  }
}

const fieldsOf = ({ errors }: ApiError) =>
  Object.fromEntries(
    errors.map(({ meta, source, detail, title }) => [String(meta?.['attribute'] ?? source?.pointer?.split('/').slice(3).join('.') ?? ''), detail ?? title]),
  )
