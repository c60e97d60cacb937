import { callApi } from '#kernel/http/pages/web/call-api.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { say } from '#kernel/i18n/messages.ts'
import type { FormStatus } from '#features/center-forms/model/form-design.ts'
import { editorWords as words } from './editor-words.ts'

export type Choice = { id: string; title: string; /** What to know before it is chosen. */ note: string | null }
type FormRow = { id: string; attributes: { titleNl: string; titleEn: string; status: FormStatus } }
type NewsRow = { id: string; attributes: { title: string; titleEn: string | null } }

/** What a block can show of a center, by name; nothing where nobody was reached. */
export async function findChoices(of: 'forms' | 'news', locale: Locale): Promise<Choice[]> {
  if (of === 'forms') {
    const answer = await callApi('GET', 'center_forms?fields[center_forms]=title_nl,title_en,status&page[size]=60')
    const forms = answer.ok ? (answer.document.data as unknown as FormRow[]) : []
    return forms.map(({ id, attributes: { titleNl, titleEn, status } }) => ({
      id,
      title: (locale === 'en' && titleEn) || titleNl,
      note: status === 'open' ? null : say(locale, words[`form_${status}`]),
    }))
  }
  const answer = await callApi('GET', 'news?filter[published]=true&fields[news]=title,title_en&page[size]=60')
  const items = answer.ok ? (answer.document.data as unknown as NewsRow[]) : []
  return items.map(({ id, attributes: { title, titleEn } }) => ({ id, title: (locale === 'en' && titleEn) || title, note: null }))
}
