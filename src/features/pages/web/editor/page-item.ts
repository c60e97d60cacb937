import type { ContentStatus } from '#features/pages/content-item.ts'

/** A page as the editor knows it beside what is written in it. */
export type PageItem = {
  id: string
  isHome: boolean
  status: ContentStatus
  hasChanges: boolean
  publishAt: string | null
  updatedAt: string
  lastVersion: number
  meta: { version: number; permissions: string[] }
}
