import { sql } from 'kysely'
import { defer, RetryTransaction } from '#kernel/db/server/database.ts'
import { today } from '#kernel/db/server/today.ts'
import { trace } from '#kernel/audit/server/trace.ts'
import { Invalid, NotFound, Refused, type Issue } from '#kernel/http/errors.ts'
import { emit } from '#kernel/events/server/emit.ts'
import { messages as fieldWords } from '#kernel/fields/messages.ts'
import { say } from '#kernel/i18n/messages.ts'
import type { Call } from '#kernel/jsonapi/server/verbs.ts'
import { startConversation } from '#features/conversations/server/start.ts'
import { refuseWhileImpersonating } from '#features/users/server/impersonation.ts'
import type { Question } from '#features/vacancies/vacancy.ts'
import { applicationSubmitted } from '#features/applications/events.ts'
import { openStatuses } from '#features/applications/states.ts'
import { checkAnswers } from './check-answers.ts'

type Input = { motivation?: string | null; answers?: unknown; consentShare?: boolean | null }
type Vacancy = {
  id: string
  organization_id: string
  status: string
  questions: Question[]
  in_time: boolean
  application_id: string
  conversation_id: string
  open_application_id: string | null
}

/** Version of the sentence beside the tick, for the consent that is kept. */
const consentVersion = '2026-11'
const isOpen = sql.raw(`status in ('${openStatuses.join(`', '`)}')`)

/** A volunteer may have one open application per vacancy; the unique index decides a race, and who lost it looks again. */
export async function submitApplication(call: Call<Input>): Promise<string> {
  const { tx, actor, centerId, input, requestId } = call
  refuseWhileImpersonating(actor)
  const userId = actor.userId!
  const vacancy = await openVacancy(call)
  if (actor.organizationIds.includes(vacancy.organization_id)) throw new Refused('own_organization', { pointer: '/data/relationships/vacancy' })
  const { answers, issues } = checkAnswers(input.answers, vacancy.questions, call.locale)
  if (input.consentShare !== true) issues.unshift(notAgreed(call))
  if (issues.length > 0) throw new Invalid(issues)

  if (vacancy.open_application_id) throw new Refused('already_exists', { pointer: '/data/relationships/vacancy', meta: { id: vacancy.open_application_id } })

  const { application_id: id, conversation_id: conversationId, organization_id: organizationId } = vacancy
  const motivation = input.motivation ?? ''
  startConversation(tx, { centerId, id: conversationId, subjectId: id, userId, organizationId, firstMessage: motivation })
  defer(
    tx,
    sql`insert into applications (volunteer_center_id, id, vacancy_id, organization_id, user_id, conversation_id, motivation, answers, consent_share_at)
      values (${centerId}, ${id}, ${vacancy.id}, ${organizationId}, ${userId}, ${conversationId}, ${motivation}, ${JSON.stringify(answers)}, now())
      on conflict (volunteer_center_id, vacancy_id, user_id) where ${isOpen} do nothing returning id`,
    (inserted) => {
      if (inserted.length === 0) throw new RetryTransaction()
    },
  )
  defer(
    tx,
    sql`insert into consents (volunteer_center_id, user_id, purpose, version, source)
      values (${centerId}, ${userId}, 'application.share', ${consentVersion}, ${`applications/${id}`})`,
  )
  trace(tx, { centerId, actor }, { action: 'application.submitted', subjectType: 'applications', subjectId: id, to: 'new' })
  await emit(tx, applicationSubmitted, { centerId, applicationId: id, requestId, organizationId, userId })
  return id
}

/** Held until the end, so that the vacancy cannot close between the look and the application (domain §7.12). */
async function openVacancy({ tx, actor, centerId, related, locale }: Call<Input>): Promise<Vacancy> {
  const vacancyId = related['vacancy']
  const pointer = '/data/relationships/vacancy'
  if (!vacancyId) throw new Invalid([{ code: 'blank', attribute: 'vacancy', pointer, detail: say(locale, fieldWords.blank) }])
  const { rows } = await sql<Vacancy>`
    select id, organization_id, status, questions, valid_through >= ${sql.raw(today)} as in_time,
      uuidv7() as application_id, uuidv7() as conversation_id,
      (select a.id from applications a where a.volunteer_center_id = ${centerId} and a.vacancy_id = v.id and a.user_id = ${actor.userId} and ${isOpen}) as open_application_id
    from vacancies v where volunteer_center_id = ${centerId} and id = ${vacancyId} and status in ('published', 'paused', 'filled', 'closed') for share of v`.execute(
    tx,
  )
  const vacancy = rows[0]
  if (!vacancy) throw new NotFound('vacancies', vacancyId, 'related_not_found')
  if (vacancy.status !== 'published' || !vacancy.in_time) throw new Refused('vacancy_closed', { pointer })
  return vacancy
}

/** The pointer names the attribute as decisions 16 spells it, for it was not sent. */
function notAgreed({ locale }: Call<Input>): Issue {
  return { code: 'accepted', attribute: 'consentShare', pointer: '/data/attributes/consent_share', detail: say(locale, fieldWords.accepted) }
}
