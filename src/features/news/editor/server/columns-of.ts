import { messages as fieldWords } from '#kernel/fields/messages.ts'
import { Invalid, type Issue } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { Checked, UpdateOf } from '#kernel/jsonapi/input.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { checkRichText, type RichFault } from '#kernel/rich-text/check-rich-text.ts'
import { picturesOf, refuseOtherThanPicture } from '#features/files/picture/server/picture-uses.ts'
import type { RichText } from '#kernel/rich-text/rich-text.ts'
import { errorWords } from '#features/news/model/error-words.ts'
import type { news } from '#features/news/model/news.ts'
import { picturesInText, textPlaces } from '#features/news/model/server/article-pictures.ts'

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
    ...(body !== undefined && { body: await textOf(call, 'body', body) }),
    ...(bodyEn !== undefined && { body_en: await textOf(call, 'bodyEn', bodyEn) }),
    ...(relatedVacancies !== undefined && { related_vacancies: relatedVacancies }),
    ...(image !== undefined && { image_id: image }),
  }
}

async function textOf(call: ColumnsCall, attribute: 'body' | 'bodyEn', sent: unknown): Promise<string> {
  const issues: Issue[] = []
  const text = checkRichText(sent, textPlaces[attribute], (pointer, fault) => issues.push(issueOf(attribute, fault, pointer)), { pictures: true })
  if (issues.length > 0) throw new Invalid(issues.slice(0, maxIssues))
  await refuseUnknownPictures(call, attribute, text)
  return JSON.stringify(text)
}

/** A picture in the text is one of this center's files. */
async function refuseUnknownPictures({ tx, centerId }: ColumnsCall, attribute: 'body' | 'bodyEn', text: RichText): Promise<void> {
  const uses = picturesInText(attribute, text)
  const known = await picturesOf(
    tx,
    centerId,
    uses.map(({ fileId }) => fileId),
  )
  const unknown = uses.filter(({ fileId }) => !known.has(fileId))
  if (unknown.length > 0)
    throw new Invalid(unknown.map(({ pointer }) => ({ code: 'unknown_picture', attribute, pointer, words: sayInAll(errorWords.unknown_picture) })))
}

/** As many as anybody reads. */
const maxIssues = 40

/** What is wrong with a picture stands at that picture; anything else at the whole text. */
function issueOf(attribute: 'body' | 'bodyEn', fault: RichFault, pointer: string): Issue {
  const isPicture = fault === 'no_alternative' || fault === 'too_many_pictures'
  return isPicture
    ? { code: fault, attribute, words: sayInAll(errorWords[fault]), pointer }
    : { code: 'not_rich_text', attribute, words: sayInAll(fieldWords.not_rich_text) }
}

async function refuseUnknownVacancies({ tx, centerId }: ColumnsCall, ids: readonly string[]): Promise<void> {
  const refuse = () => new Invalid([{ code: 'unknown_vacancy', attribute: 'relatedVacancies', words: sayInAll(errorWords.unknown_vacancy) }])
  if (ids.some((id) => !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))) throw refuse()
  if (ids.length === 0) return
  const found = await tx.selectFrom('vacancies').select('id').where('volunteer_center_id', '=', centerId).where('id', 'in', ids).execute()
  if (found.length < new Set(ids).size) throw refuse()
}
