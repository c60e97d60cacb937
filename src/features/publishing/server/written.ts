import { writeAuditEvent } from '#kernel/audit/server/write-audit-event.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { emit, type Listener, listen } from '#kernel/events/server/emit.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { type ContentPart, contentWritten, type ContentWritten, type WrittenItem } from '#features/publishing/content-written.ts'

/** Says that one thing of this type was written by whoever calls, in the transaction of the call. */
export const tellsWritten =
  (type: string) =>
  async ({ tx, centerId, actor }: Pick<Call, 'tx' | 'centerId' | 'actor'>, id: string, parts: readonly ContentPart[], step?: WrittenItem['step']) =>
    await emit(tx, contentWritten, { centerId, actor, type, items: [{ id, ...(step && { step }) }], parts })

/** Declares what follows from writing content of one type. */
export const whenWritten = (type: string, react: (tx: Tx, written: ContentWritten) => Promise<void>): Listener =>
  listen(contentWritten, async (tx, written) => {
    if (written.type === type) await react(tx, written)
  })

/** The history of whatever was written. */
export const traceContent = listen(contentWritten, (tx, { centerId, actor, type, items }) => {
  for (const { id, step } of items) if (step) writeAuditEvent(tx, { centerId, actor }, { ...step, subjectType: type, subjectId: id })
  return Promise.resolve()
})
