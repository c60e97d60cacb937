import type { CreateOf } from '#kernel/jsonapi/input.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import type { organization } from '#features/organizations/model/organization.ts'

/** POST /organizations as its verb gets it. */
export type Founding = Call<CreateOf<typeof organization>>
