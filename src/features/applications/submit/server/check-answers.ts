import type { Issue } from '#kernel/http/errors.ts'
import { checkField } from '#kernel/fields/check.ts'
import { text } from '#kernel/fields/field.ts'
import { messages as fieldWords } from '#kernel/fields/messages.ts'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import { camelCase } from '#kernel/jsonapi/names.ts'
import type { Question } from '#features/vacancies/model/vacancy.ts'
import type { Answer } from '#features/applications/model/application.ts'
import { applyWords } from '#features/applications/submit/apply-words.ts'

const field = text({ max: 1000, optional: true })

/** Holds answers to the questions that were asked: each known, none too long, and those that must be answered there. */
export function checkAnswers(given: unknown, questions: readonly Question[], locale: Locale): { answers: Answer[]; issues: Issue[] } {
  const pointer = '/data/attributes/answers'
  const issues: Issue[] = []
  const answers = new Map<string, Answer>()
  if (given !== undefined && given !== null && !Array.isArray(given))
    return { answers: [], issues: [{ code: 'invalid', attribute: 'answers', detail: say(locale, fieldWords.invalid) }] }

  const sent = ((given ?? []) as unknown[]).slice(0, 50)
  for (const [at, one] of sent.entries()) {
    const { questionId, text: words } = inCamelCase(one)
    const question = questions.find(({ id }) => id === questionId)
    if (!question) {
      issues.push({ code: 'inclusion', attribute: `answers.${at}`, pointer: `${pointer}/${at}/question_id`, detail: say(locale, applyWords.unknownQuestion) })
      continue
    }
    const { value, fault } = checkField(field, words, locale)
    if (fault) issues.push({ code: fault.code, attribute: `answers.${question.id}`, pointer: `${pointer}/${at}/text`, detail: fault.message })
    else if (value !== null) answers.set(question.id, { questionId: question.id, question: question.text, text: value as string })
  }
  for (const { id, text: question, required } of questions) {
    if (!required || answers.has(id) || issues.some(({ attribute }) => attribute === `answers.${id}`)) continue
    const at = sent.findIndex((one) => inCamelCase(one)['questionId'] === id)
    issues.push({
      code: 'blank',
      attribute: `answers.${id}`,
      pointer: at < 0 ? pointer : `${pointer}/${at}/text`,
      detail: say(locale, applyWords.answerMissing, { question }),
    })
  }
  return { answers: questions.flatMap(({ id }) => answers.get(id) ?? []), issues }
}

/** Names inside a value may be spelt in all the ways of names outside (contract §2.2). */
function inCamelCase(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [camelCase(name), one]))
}
