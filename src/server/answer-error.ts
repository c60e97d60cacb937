import { type Answer, errorAnswer } from '#kernel/http/answers/server/answer-errors.ts'
import { answerAuthError } from '#features/auth/requests/server/answers.ts'
import { codeWords } from './registered.ts'

/** An error document, with the words of all features. */
export const answerErrorDocument = errorAnswer(codeWords)

/** What goes wrong under /auth is said as clients of device tokens read it (contract §1.1), everything else in an error document. */
export const answerError: Answer = (error, request, reply) =>
  (/^\/auth(?:[/?]|$)/.test(request.url) ? answerAuthError : answerErrorDocument)(error, request, reply)
