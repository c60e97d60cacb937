import { Invalid } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import { isWritten } from '#kernel/rich-text/plain-text.ts'
import type { RichText } from '#kernel/rich-text/rich-text.ts'
import { errorWords } from '#features/news/error-words.ts'

/** What visitors see has a text. @throws 422 nothing_written at the body */
export function refuseUnwritten(body: RichText): void {
  if (!isWritten(body)) throw new Invalid([{ code: 'nothing_written', attribute: 'body', words: sayInAll(errorWords.nothing_written) }])
}
