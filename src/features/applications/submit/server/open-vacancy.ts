import { sql } from 'kysely'
import type { Answer } from '#features/applications/model/application.ts'
import { openStatuses } from '#features/applications/model/states.ts'
import { applyWords } from '#features/applications/submit/apply-words.ts'
import type { Question, Slot } from '#features/vacancies/model/vacancy.ts'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { today } from '#kernel/db/server/database-clock.ts'
import { checkField } from '#kernel/fields/check.ts'
import { text } from '#kernel/fields/field.ts'
import { messages as fieldWords } from '#kernel/fields/messages.ts'
import { Invalid, type Issue, NotFound, Refused } from '#kernel/http/errors.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { camelCase } from '#kernel/jsonapi/names.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'

export type OpenVacancy = {
  id: string
  organization_id: string
  status: string
  questions: Question[]
  slots: Slot[]
  external_apply_url: string | null
  in_time: boolean
  /** All places are taken. */
  is_full: boolean
  application_id: string
  conversation_id: string
  open_application_id: string | null
}

/** SQL: the states in which a person may have one application for each vacancy. */
export const isOpen = sql.raw(`status in ('${openStatuses.join(`', '`)}')`)

/**
 * Reads the vacancy to apply for, and locks it until the transaction ends, so that it cannot close before the application is
 * stored (domain §7.12).
 * @param mayBeFull one that has no place left is taken too: whoever was invited can wait for one
 * @throws 404 related_not_found, 409 vacancy_closed, applies_elsewhere
 */
export async function openVacancy(
  { tx, actor, centerId, related, locale }: Pick<Call, 'tx' | 'actor' | 'centerId' | 'related' | 'locale'>,
  { mayBeFull = false } = {},
): Promise<OpenVacancy> {
  const vacancyId = related['vacancy']
  const pointer = '/data/relationships/vacancy'
  if (!vacancyId) throw new Invalid([{ code: 'blank', attribute: 'vacancy', pointer, detail: say(locale, fieldWords.blank) }])
  const rows = await rowsOf(
    tx,
    {
      id: shown.text('id'),
      organization_id: shown.text('organization_id'),
      status: shown.text('status'),
      questions: shown.json<Question[]>()('questions'),
      slots: shown.json<Slot[]>()('slots'),
      external_apply_url: orNull(shown.text('external_apply_url')),
      in_time: shown.flag(`valid_through >= ${today}`),
      is_full: shown.flag(`(status = 'filled' or coalesce(places_taken >= places, false))`),
      application_id: shown.text('uuidv7()'),
      conversation_id: shown.text('uuidv7()'),
      open_application_id: orNull(
        shown.text(
          sql`(select a.id from applications a where a.volunteer_center_id = ${centerId} and a.vacancy_id = v.id and a.user_id = ${actor.userId} and ${isOpen})`,
        ),
      ),
    },
    (columns) => sql`
    select ${columns} from vacancies v where volunteer_center_id = ${centerId} and id = ${vacancyId} and status in ('published', 'paused', 'filled', 'closed') for share of v`,
  )
  const vacancy = rows[0]
  if (!vacancy) throw new NotFound('vacancies', vacancyId, 'related_not_found')
  const takesMore = vacancy.status === 'published' || (mayBeFull && vacancy.status === 'filled')
  if (!takesMore || !vacancy.in_time) throw new Refused('vacancy_closed', { pointer })
  if (vacancy.external_apply_url !== null) throw new Refused('applies_elsewhere', { pointer, meta: { url: vacancy.external_apply_url } })
  return vacancy
}

const field = text({ max: 1000, optional: true })

/** Checks the answers against the questions: each known, none too long, all required ones present. */
function checkAnswers(given: unknown, questions: readonly Question[], locale: Locale): { answers: Answer[]; issues: Issue[] } {
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

/** Names inside a value may be spelled in every way that attribute names may (contract §2.2). */
function inCamelCase(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [camelCase(name), one]))
}

type Words = { answers?: unknown; consentShare?: boolean | null }

/**
 * Checks the answers and the consent to share with the organization. `known`: faults found before.
 * @throws 422 with all of them
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

/** The pointer names the attribute as decisions 16 spells it, because the body has no spelling of its own to point at. */
function notAgreed(locale: Locale): Issue {
  return { code: 'accepted', attribute: 'consentShare', pointer: '/data/attributes/consent_share', detail: say(locale, fieldWords.accepted) }
}
