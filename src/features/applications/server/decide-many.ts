import type { ApiRoute } from '#kernel/jsonapi/server/api-route.ts'
import { rowWriteHeaders } from '#kernel/jsonapi/server/counted-headers.ts'
import { actOnMany } from '#kernel/jsonapi/server/change-many.ts'
import { application } from '#features/applications/application.ts'
import type { ApplicationVerb } from '#features/applications/states.ts'
import { applicationsApi } from './api.ts'
import { transitionByVerb } from './decide.ts'

/** What is done to many at once; leaving is for each person to say. */
export const manyVerbs = ['review', 'invite', 'accept', 'decline', 'waitlist', 'start', 'complete', 'stop'] as const satisfies readonly ApplicationVerb[]

/** PATCH /applications/{verb} with a list: the step of one row for each of them, all or none (ADR 0025). */
export const decideMany: ApiRoute[] = manyVerbs.map((verb) => ({
  method: 'PATCH',
  path: `/applications/${verb}`,
  counts: rowWriteHeaders,
  parameters: 'query',
  run: async (call) =>
    await actOnMany(call, applicationsApi, {
      ability: verb,
      fields: application.memberVerbs[verb],
      run: async (one) => await transitionByVerb(one as never, verb),
    }),
}))
