import { sql } from 'kysely'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { today } from '#kernel/db/server/today.ts'
import { Invalid, NotFound, Refused } from '#kernel/http/errors.ts'
import { messages as fieldWords } from '#kernel/fields/messages.ts'
import { say } from '#kernel/i18n/messages.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'

/** So many organizations one person asks something in a day: enough to look around, too few to send everybody the same. */
const maxInADay = 10

const pointer = '/data/relationships/vacancy'

type Asked = { id: string; organizationId: string; isOpen: boolean; isKnown: boolean; begun: number }

/** The vacancy that somebody asks about: one can still apply for it, and it is another's. @throws 404 related_not_found, 409 */
export async function askableVacancy({ tx, actor, centerId, related, locale }: Pick<Call, 'tx' | 'actor' | 'centerId' | 'related' | 'locale'>): Promise<Asked> {
  const vacancyId = related['vacancy']
  if (!vacancyId) throw new Invalid([{ code: 'blank', attribute: 'vacancy', pointer, detail: say(locale, fieldWords.blank) }])
  const rows = await rowsOf(
    tx,
    {
      id: shown.text('id'),
      organizationId: shown.text('organization_id'),
      isOpen: shown.flag(`status = 'published' and valid_through >= ${today}`),
      isKnown: shown.flag(
        sql`exists (select from conversations c where c.volunteer_center_id = ${centerId} and c.subject_type = 'vacancy' and c.subject_id = v.id and c.user_id = ${actor.userId})`,
      ),
      begun: shown.number(
        sql`(select count(*)::int from conversations c where c.volunteer_center_id = ${centerId} and c.user_id = ${actor.userId} and c.subject_type = 'vacancy' and c.created_at > now() - interval '1 day')`,
      ),
    },
    (columns) =>
      sql`select ${columns} from vacancies v where volunteer_center_id = ${centerId} and id = ${vacancyId} and status in ('published', 'paused', 'filled', 'closed')`,
  )
  const vacancy = rows[0]
  if (!vacancy) throw new NotFound('vacancies', vacancyId, 'related_not_found')
  if (actor.organizationIds.includes(vacancy.organizationId)) throw new Refused('own_organization', { pointer })
  // What was begun while it was open goes on.
  if (vacancy.isKnown) return vacancy
  if (!vacancy.isOpen) throw new Refused('vacancy_closed', { pointer })
  if (vacancy.begun >= maxInADay) throw new Refused('too_many_questions', { pointer })
  return vacancy
}
