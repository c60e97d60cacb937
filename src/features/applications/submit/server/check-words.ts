import { Invalid, type Issue } from '#kernel/http/errors.ts'
import { messages as fieldWords } from '#kernel/fields/messages.ts'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import type { Answer } from '#features/applications/model/application.ts'
import { checkAnswers } from './check-answers.ts'
import type { OpenVacancy } from './open-vacancy.ts'

type Words = { answers?: unknown; consentShare?: boolean | null }

/**
 * Holds what was written to the vacancy: its questions answered, and the tick that the organization may read it.
 * `known` are faults that were found before. @throws 422 with all of them
 */
export function checkWords(
  { answers: given, consentShare }: Words,
  { questions }: Pick<OpenVacancy, 'questions'>,
  locale: Locale,
  known: readonly Issue[] = [],
): Answer[] {
  const { answers, issues } = checkAnswers(given, questions, locale)
  issues.unshift(...known)
  if (consentShare !== true) issues.unshift(notAgreed(locale))
  if (issues.length > 0) throw new Invalid(issues)
  return answers
}

/** The pointer names the attribute as decisions 16 spells it, for it was not sent. */
function notAgreed(locale: Locale): Issue {
  return { code: 'accepted', attribute: 'consentShare', pointer: '/data/attributes/consent_share', detail: say(locale, fieldWords.accepted) }
}
