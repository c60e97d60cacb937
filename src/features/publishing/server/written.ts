import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { emit, type Listener, listen } from '#kernel/events/server/emit.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { type ContentPart, contentWritten, type ContentWritten, type WrittenItem } from '#features/publishing/content-written.ts'

/** Emits, in the transaction of the call, that its actor wrote one thing of this type. */
export const tellsWritten =
  (type: string) =>
  async ({ tx, centerId, actor }: Pick<Call, 'tx' | 'centerId' | 'actor'>, id: string, parts: readonly ContentPart[], step?: WrittenItem['step']) =>
    await emit(tx, contentWritten, { centerId, actor, type, items: [{ id, ...(step && { step }) }], parts })

/** Declares a listener for content of one type. */
export const whenWritten = (type: string, react: (tx: Tx, written: ContentWritten) => Promise<void>): Listener =>
  listen(contentWritten, async (tx, written) => {
    if (written.type === type) await react(tx, written)
  })

/** Writes the audit events of content that was written. */
export const traceContent = listen(contentWritten, (tx, { centerId, actor, type, items }) => {
  for (const { id, step } of items) if (step) writeAuditEvent(tx, { centerId, actor }, { ...step, subjectType: type, subjectId: id })
  return Promise.resolve()
})
