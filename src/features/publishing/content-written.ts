import type { Actor } from '#kernel/access/actor.ts'
import { defineEvent } from '#kernel/events/event.ts'

/**
 * What a change is about: the pictures that a thing shows, the addresses that it leads to, or what visitors find of it (it came
 * online, went, or is there in another version), which takes both in.
 */
export type ContentPart = 'pictures' | 'links' | 'visibility'

export type WrittenItem = {
  id: string
  /** What became of it, for its history; without it the change is typing that goes on. */
  step?: { action: string; from?: string | null; to?: string | null; reason?: string | null }
}

/** Things of one kind that were written in one transaction. */
export type ContentWritten = {
  centerId: string
  /** null: the clock did it. */
  actor: Pick<Actor, 'userId' | 'session'> | null
  /** On the wire, plural. */
  type: string
  items: readonly WrittenItem[]
  parts: readonly ContentPart[]
}

/**
 * Content of a site was written. Everything that follows from that listens to it: its history, the files that it shows, and the
 * links that are judged anew. What a listener throws undoes the change.
 */
export const contentWritten = defineEvent<ContentWritten>('contentWritten')
