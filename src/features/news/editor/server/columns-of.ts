import { messages as fieldWords } from '#kernel/fields/messages.ts'
import { Invalid } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { Checked, UpdateOf } from '#kernel/jsonapi/input.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { richTextOrNull } from '#kernel/rich-text/check-rich-text.ts'
import { refuseOtherThanPicture } from '#features/files/picture/server/picture-uses.ts'
import { errorWords } from '#features/news/model/error-words.ts'
import type { news } from '#features/news/model/news.ts'

export type NewsInput = Checked<UpdateOf<typeof news>, typeof news.attributes>
type ColumnsCall = Pick<Call, 'tx' | 'centerId' | 'actor' | 'related'>

/** The columns of what was sent of an article, except its addresses. @throws 422 at an invalid attribute */
export async function columnsOf(call: ColumnsCall, input: NewsInput): Promise<Record<string, unknown>> {
  const { slug: _slug, slugEn: _slugEn, body, bodyEn, relatedVacancies, ...plain } = input
  if (relatedVacancies) await refuseUnknownVacancies(call, relatedVacancies)
  const { image } = call.related
  if (image) await refuseOtherThanPicture(call, { fileId: image, relation: 'image' })
  return {
    ...Object.fromEntries(Object.entries(plain).map(([name, value]) => [snakeCase(name), value])),
    ...(body !== undefined && { body: textOf('body', body) }),
    ...(bodyEn !== undefined && { body_en: textOf('bodyEn', bodyEn) }),
    ...(relatedVacancies !== undefined && { related_vacancies: relatedVacancies }),
    ...(image !== undefined && { image_id: image }),
  }
}

function textOf(attribute: 'body' | 'bodyEn', sent: unknown): string {
  const text = richTextOrNull(sent)
  if (!text) throw new Invalid([{ code: 'not_rich_text', attribute, words: sayInAll(fieldWords.not_rich_text) }])
  return JSON.stringify(text)
}

async function refuseUnknownVacancies({ tx, centerId }: ColumnsCall, ids: readonly string[]): Promise<void> {
  const refuse = () => new Invalid([{ code: 'unknown_vacancy', attribute: 'relatedVacancies', words: sayInAll(errorWords.unknown_vacancy) }])
  if (ids.some((id) => !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))) throw refuse()
  if (ids.length === 0) return
  const found = await tx.selectFrom('vacancies').select('id').where('volunteer_center_id', '=', centerId).where('id', 'in', ids).execute()
  if (found.length < new Set(ids).size) throw refuse()
}
