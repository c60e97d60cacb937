import { defineEvent } from '#kernel/events/event.ts'
import type { HelpStatus } from './codes.ts'

/** A request for help has come into another state. */
export const helpRequestChanged = defineEvent<{ centerId: string; requestId: string; from: HelpStatus; to: HelpStatus }>('help.request_changed')
