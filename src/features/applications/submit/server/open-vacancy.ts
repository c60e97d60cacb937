import { sql } from 'kysely'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { today } from '#kernel/db/server/today.ts'
import { Invalid, NotFound, Refused } from '#kernel/http/errors.ts'
import { messages as fieldWords } from '#kernel/fields/messages.ts'
import { say } from '#kernel/i18n/messages.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import type { Question, Slot } from '#features/vacancies/model/vacancy.ts'
import { openStatuses } from '#features/applications/model/states.ts'

export type OpenVacancy = {
  id: string
  organization_id: string
  status: string
  questions: Question[]
  slots: Slot[]
  external_apply_url: string | null
  in_time: boolean
  application_id: string
  conversation_id: string
  open_application_id: string | null
}

/** SQL: the states of which a person may have one application for each vacancy. */
export const isOpen = sql.raw(`status in ('${openStatuses.join(`', '`)}')`)

/**
 * The vacancy one applies for, held until the end, so that it cannot close between the look and the application (domain §7.12).
 * @throws 404 related_not_found, 409 vacancy_closed, applies_elsewhere
 */
export async function openVacancy({
  tx,
  actor,
  centerId,
  related,
  locale,
}: Pick<Call, 'tx' | 'actor' | 'centerId' | 'related' | 'locale'>): Promise<OpenVacancy> {
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
  if (vacancy.status !== 'published' || !vacancy.in_time) throw new Refused('vacancy_closed', { pointer })
  if (vacancy.external_apply_url !== null) throw new Refused('applies_elsewhere', { pointer, meta: { url: vacancy.external_apply_url } })
  return vacancy
}
