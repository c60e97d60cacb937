import { type Answer, errorAnswer } from '#kernel/http/answers/server/answer-errors.ts'
import { answerAuthError } from '#features/auth/requests/server/answers.ts'
import { codeWords } from './registered.ts'

/** An error document, with the error texts of all features. */
export const answerErrorDocument = errorAnswer(codeWords)

/** Errors under /auth have the form that clients of device tokens expect (contract §1.1); all others are error documents. */
export const answerError: Answer = (error, request, reply) =>
  (/^\/auth(?:[/?]|$)/.test(request.url) ? answerAuthError : answerErrorDocument)(error, request, reply)
