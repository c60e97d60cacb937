import { defineEvent } from '#kernel/events/event.ts'

/** An operation is being undone: listeners remove what they wrote for it, before its changes are undone and its mails removed. */
export const operationUndone = defineEvent<{ operationId: string }>('operationUndone')
