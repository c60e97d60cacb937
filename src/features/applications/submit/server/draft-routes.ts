import { clientAddress } from '#kernel/http/server/context.ts'
import { checkField } from '#kernel/fields/check.ts'
import { NotFound } from '#kernel/http/errors.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { Answer, ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { checkInput, readDocument } from '#kernel/jsonapi/write/server/body.ts'
import { idOf } from '#kernel/jsonapi/server/related.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { requireSignedIn } from '#kernel/jsonapi/write/server/write.ts'
import type { Limits } from '#features/auth/limits/server/limits.ts'
import { application } from '#features/applications/model/application.ts'
import { checkWords, openVacancy } from './open-vacancy.ts'
import { findDraft, saveDraft } from './drafts.ts'

const untold = { 'cache-control': 'no-store' }
const { motivation, answers, draftToken, parentEmail, availabilityNote, slotId, via } = application.attributes

/** Drafts of applications, stored while their writer signs up or in (decisions 39). */
export function draftRoutes({ limits }: { limits: Limits }): ApiRoute[] {
  return [
    { method: 'POST', path: '/application_drafts', config: { credentials: 'ignored' }, run: async (call) => await keep(call, limits) },
    { method: 'GET', path: '/vacancies/:id/draft', run: find },
  ]
}

/**
 * Takes the same body as an application and validates it the same way, reporting all faults at once: after signing up it would
 * be late to hear of them.
 */
async function keep(call: ApiRequest, limits: Limits): Promise<Answer> {
  const { centerId, locale, actor } = call.asked
  const written = readDocument(call.json, 'application_drafts', null)
  const { input, related } = checkInput(written, {
    fields: { answers, draftToken, parentEmail, availabilityNote, slotId, via },
    resource: application,
    locale,
    isWhole: true,
  })
  const consentShare = written.attributes.get('consentShare')?.value === true
  const { value: words, fault } = checkField(motivation, written.attributes.get('motivation')?.value, locale)
  const tooLong = fault ? [{ code: fault.code, detail: fault.message, attribute: 'motivation', pointer: '/data/attributes/motivation' }] : []
  await limits.take('draftsByAddress', clientAddress(call.request))
  const token = await call.db.inCenter(centerId, async (tx) => {
    const vacancy = await openVacancy({ tx, actor, centerId, related, locale })
    const checked = checkWords({ answers: input['answers'], consentShare }, vacancy, locale, tooLong)
    return await saveDraft(
      tx,
      {
        centerId,
        vacancyId: vacancy.id,
        motivation: (words as string | null) ?? '',
        answers: checked,
        parentEmail: textOf(input['parentEmail']),
        availabilityNote: textOf(input['availabilityNote']),
        slotId: textOf(input['slotId']),
        via: textOf(input['via']),
      },
      textOf(input['draftToken']),
    )
  })
  return { status: 201, document: { meta: { draftToken: token } }, headers: untold }
}

const textOf = (value: unknown) => (value as string | null | undefined) ?? null

/** The token is sent in a header, because addresses end up in logs. Center staff cannot read other people's drafts. */
async function find(call: ApiRequest): Promise<Answer> {
  requireSignedIn(call)
  const { centerId, actor } = call.asked
  const vacancyId = idOf(call)
  const header = call.request.headers['draft-token']
  const token = typeof header === 'string' && header.length <= 100 ? header : null
  const draft =
    isUuid(vacancyId) && actor.session?.kind !== 'impersonation'
      ? await call.db.inCenter(centerId, async (tx) => await findDraft(tx, { centerId, vacancyId, userId: actor.userId!, token }))
      : null
  if (!draft) throw new NotFound('vacancies', vacancyId)
  return { document: { meta: { draft } }, headers: untold }
}
