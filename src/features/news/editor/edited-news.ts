import type { Typed } from '#kernel/fields/form.ts'
import type { Item } from '#kernel/jsonapi/item.ts'
import type { FilePicture } from '#features/files/model/file.ts'
import type { news } from '#features/news/model/news.ts'
import type { NewsStatus } from '#features/news/model/states.ts'

export const editedInclude = ['image'] as const
/** An article as its editor reads it. */
export type NewsItem = Item<typeof news, (typeof editedInclude)[number]>

/** A vacancy that stands with an article, as its editor shows it; without a title where it is no longer to be seen. */
export type RelatedVacancy = { id: string; title: string | null; by: string | null; isOpen: boolean }

/** An article while it is written. */
export type EditedNews = {
  id: string
  title: string
  href: string
  status: NewsStatus
  publishedAt: string | null
  savedAt: string
  isTranslated: boolean
  version: number
  permissions: readonly string[]
  values: Typed
  picture: FilePicture | null
  related: readonly RelatedVacancy[]
}
