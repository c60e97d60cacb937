import type { Actor } from '#kernel/access/actor.ts'
import { defineEvent } from '#kernel/events/event.ts'

/** The text alternative of a picture became another one; `was` is empty where there was none. */
export const pictureDescribed = defineEvent<{ centerId: string; uploadId: string; was: string; actor: Actor }>('pictureDescribed')
