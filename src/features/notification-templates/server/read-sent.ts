import { isEmail } from '#kernel/fields/check.ts'
import { messages as fieldWords } from '#kernel/fields/messages.ts'
import { Invalid } from '#kernel/http/errors.ts'
import { locales, sayInAll } from '#kernel/i18n/messages.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import { readDocument } from '#kernel/jsonapi/write/server/body.ts'
import { checkTexts } from './check-texts.ts'
import { factsOf } from './facts-of.ts'
import { type Kind, type } from './opened.ts'
import { senderOf } from './sender-of.ts'

/** The words as they were sent, checked against what they may name; which example; upon which version. */
export function readSent(call: ApiRequest, { event }: Kind) {
  const { attributes } = readDocument(call.json, type, { id: '', isImplied: true })
  const value = (name: string) => attributes.get(name)?.value
  return {
    /** @throws 422 with every fault at its field */
    texts: () => checkTexts({ nl: value('nl'), en: value('en') }, factsOf(event, {}, senderOf(call), call.asked.locale)),
    hasTexts: attributes.has('nl') || attributes.has('en'),
    /** undefined: as it is. */
    replyTo: attributes.has('replyTo') ? addressIn(value('replyTo')) : undefined,
    active: attributes.has('active') ? value('active') === true : undefined,
    version: Number(value('version') ?? NaN),
    example: String(value('example') ?? '').slice(0, 40),
    locale: locales.find((one) => one === value('locale')) ?? call.asked.locale,
  }
}

/** @throws 422 */
function addressIn(sent: unknown): string | null {
  if (sent === null || sent === '') return null
  const address = typeof sent === 'string' ? sent.slice(0, 300).trim() : ''
  if (!isEmail(address)) throw new Invalid([{ code: 'invalid', words: sayInAll(fieldWords.email), attribute: 'replyTo', pointer: '/data/attributes/replyTo' }])
  return address
}
