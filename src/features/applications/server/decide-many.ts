import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { rowWriteHeaders } from '#kernel/jsonapi/request/server/api-request.ts'
import { actOnMany } from '#kernel/jsonapi/write/server/change-many.ts'
import { application } from '#features/applications/model/application.ts'
import type { ApplicationVerb } from '#features/applications/model/states.ts'
import { applicationsApi } from './api.ts'
import { transitionByVerb } from '#features/applications/transitions/server/decide.ts'

/** The verbs with a bulk form. Withdrawing is not one: each person decides that alone. */
export const manyVerbs = ['review', 'invite', 'accept', 'decline', 'waitlist', 'start', 'complete', 'stop'] as const satisfies readonly ApplicationVerb[]

/** PATCH /applications/{verb} with a list: applies the verb to each row, all or none (ADR 0025). */
export const decideMany: ApiRoute[] = manyVerbs.map((verb) => ({
  method: 'PATCH',
  path: `/applications/${verb}`,
  counts: rowWriteHeaders,
  parameters: 'query',
  run: async (call) =>
    await actOnMany(call, applicationsApi, {
      ability: verb,
      fields: application.memberVerbs[verb],
      notAllowed: 'organization_decides',
      run: async (one) => await transitionByVerb(one as never, verb),
    }),
}))
