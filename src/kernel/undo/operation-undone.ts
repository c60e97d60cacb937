import { defineEvent } from '#kernel/events/event.ts'

/** An operation is being taken back: listeners remove what they wrote for it, before its steps are undone and its mails are removed. */
export const operationUndone = defineEvent<{ operationId: string }>('operationUndone')
