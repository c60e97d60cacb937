import type { Transitions } from '#kernel/states/machine.ts'

/** Domain §3.8. */
export const newsStatuses = ['draft', 'scheduled', 'published', 'unpublished', 'archived'] as const
export type NewsStatus = (typeof newsStatuses)[number]

/** Scheduling again keeps the state and changes the time. */
export const newsTransitions: Transitions<NewsStatus> = {
  draft: ['scheduled', 'published', 'archived'],
  scheduled: ['published', 'draft', 'archived'],
  published: ['unpublished', 'archived'],
  unpublished: ['scheduled', 'published', 'archived'],
  archived: ['unpublished'],
}
