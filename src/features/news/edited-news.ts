import type { Item } from '#kernel/jsonapi/item.ts'
import type { news } from './news.ts'

export const editedInclude = ['image'] as const
/** An article as its editor reads it. */
export type NewsItem = Item<typeof news, (typeof editedInclude)[number]>

/** A vacancy that stands with an article, as its editor shows it; without a title where it is no longer to be seen. */
export type RelatedVacancy = { id: string; title: string | null; by: string | null; isOpen: boolean }
