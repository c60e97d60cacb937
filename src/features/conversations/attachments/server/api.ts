import type { ApiOf } from '#kernel/jsonapi/registry/server/registry.ts'
import { attachment } from '#features/conversations/model/attachment.ts'
import { messageScopes } from '#features/conversations/model/server/scopes.ts'

/** A file that was not sent yet is visible to its owner only. */
const said = (scope: string) => `(${scope} and (@.message_id is not null or @.user_id = :user))`

export const attachmentsApi: ApiOf<typeof attachment> = {
  resource: attachment,
  scopes: { takingPart: said(messageScopes.takingPart), withCenter: said(messageScopes.withCenter) },
  get: true,
}
