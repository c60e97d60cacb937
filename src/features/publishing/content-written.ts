import type { Actor } from '#kernel/access/actor.ts'
import { defineEvent } from '#kernel/events/event.ts'

/**
 * What a change concerns: the pictures that a thing shows, the addresses it links to, or its visibility to visitors (published,
 * unpublished, or another version), which includes both.
 */
export type ContentPart = 'pictures' | 'links' | 'visibility'

export type WrittenItem = {
  id: string
  /** The audit event of the change; absent for an autosave. */
  step?: { action: string; from?: string | null; to?: string | null; reason?: string | null }
}

/** Things of one type that were written in one transaction. */
export type ContentWritten = {
  centerId: string
  /** null: a scheduled change. */
  actor: Pick<Actor, 'userId' | 'session'> | null
  /** The type on the wire, plural. */
  type: string
  items: readonly WrittenItem[]
  parts: readonly ContentPart[]
}

/**
 * Content of a site was written. Listeners do all that follows: audit events, file references, and checks of links. An error of a listener
 * rolls the change back.
 */
export const contentWritten = defineEvent<ContentWritten>('contentWritten')
