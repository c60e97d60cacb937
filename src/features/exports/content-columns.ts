import { listWords as fileWords } from '#features/files/list/list-messages.ts'
import type { FileUse, libraryFile } from '#features/files/model/file.ts'
import type { news } from '#features/news/model/news.ts'
import { statusWords as newsStatusWords } from '#features/news/model/status-words.ts'
import { staffWords as newsWords } from '#features/news/staff-list/staff-messages.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import type { contentItem } from '#features/pages/model/content-item.ts'
import { kindWords } from '#features/partners/messages.ts'
import type { partner } from '#features/partners/partner.ts'
import { staffWords as partnerWords } from '#features/partners/staff-messages.ts'
import { replyWords } from '#features/reply-templates/messages.ts'
import type { replyTemplate } from '#features/reply-templates/reply-template.ts'
import { type Column, attribute, coded, day, dayAndTime, yesOrNo } from './column.ts'
import type { contentResources } from './export.ts'
import { messages } from './messages.ts'

type ContentResource = (typeof contentResources)[number]
type Names<R extends { attributes: object }> = readonly (keyof R['attributes'])[]

/** Attributes that no export of what a site says holds: texts and structures that do not fit in a cell, and how they are drawn. */
export const contentNotExported = {
  news: ['intro', 'body', 'introEn', 'bodyEn', 'relatedVacancies', 'canonicalUrl', 'createdAt'] satisfies Names<typeof news>,
  partners: ['createdAt'] satisfies Names<typeof partner>,
  files: ['status', 'pictures', 'focusX', 'focusY', 'address'] satisfies Names<typeof libraryFile>,
  content_items: ['layout', 'blocks', 'seo', 'isHome', 'lastVersion', 'isPlannedOlder'] satisfies Names<typeof contentItem>,
  reply_templates: ['createdAt'] satisfies Names<typeof replyTemplate>,
} satisfies Record<ContentResource, readonly string[]>

const fileKinds = { picture: fileWords.pictures, document: fileWords.documents }
const shelves = { pictures: fileWords.pictures, documents: fileWords.documents, removed: fileWords.removed }

/** The columns of the lists of what a site says. */
export const contentColumns: Record<ContentResource, { include: readonly string[]; columns: readonly Column[] }> = {
  news: {
    include: [],
    columns: [
      attribute(newsWords.name, 'title'),
      attribute(messages.titleEn, 'titleEn'),
      coded(messages.status, 'status', newsStatusWords),
      coded(newsWords.theme, 'theme', themeWords),
      dayAndTime(newsWords.day, 'publishedAt'),
      yesOrNo(newsWords.pinned, 'pinned'),
      attribute(newsWords.fieldByline, 'byline'),
      attribute(messages.address, 'slug'),
      attribute(messages.addressEn, 'slugEn'),
      day(messages.until, 'unpublishAt'),
      day(messages.changed, 'changedAt'),
    ],
  },
  partners: {
    include: [],
    columns: [
      attribute(partnerWords.name, 'name'),
      coded(partnerWords.kind, 'kind', kindWords),
      attribute(partnerWords.url, 'url'),
      attribute(partnerWords.place, 'position'),
      attribute(partnerWords.text, 'text'),
      attribute(partnerWords.textEn, 'textEn'),
    ],
  },
  files: {
    include: [],
    columns: [
      attribute(fileWords.file, 'name'),
      coded(fileWords.kinds, 'kind', fileKinds),
      coded(messages.status, 'shelf', shelves),
      attribute(fileWords.words, 'altNl'),
      attribute(messages.altEn, 'altEn'),
      yesOrNo(messages.decorative, 'decorative'),
      {
        of: 'usedIn',
        label: fileWords.usedOn,
        cell: ({ attributes }) => [...new Set(((attributes['usedIn'] ?? []) as FileUse[]).map(({ title, path }) => title || path))].join(', '),
      },
      attribute(messages.width, 'width'),
      attribute(messages.height, 'height'),
      attribute(messages.size, 'bytes'),
      attribute(messages.credit, 'credit'),
      attribute(messages.license, 'license'),
      attribute(messages.addedBy, 'addedBy'),
      day(fileWords.date, 'createdAt'),
    ],
  },
  content_items: {
    include: [],
    columns: [
      attribute(messages.page, 'titleNl'),
      attribute(messages.titleEn, 'titleEn'),
      attribute(messages.address, 'slugNl'),
      attribute(messages.addressEn, 'slugEn'),
      coded(messages.status, 'status', newsStatusWords),
      yesOrNo(messages.hasChanges, 'hasChanges'),
      dayAndTime(newsStatusWords.scheduled, 'publishAt'),
      day(messages.published, 'publishedAt'),
      attribute(messages.deadLinks, 'deadLinks'),
      attribute(messages.silentPictures, 'silentPictures'),
      day(messages.changed, 'updatedAt'),
      attribute(messages.changedBy, 'changedByName'),
    ],
  },
  reply_templates: {
    include: [],
    columns: [attribute(replyWords.name, 'title'), attribute(replyWords.body, 'body'), day(messages.changed, 'updatedAt')],
  },
}
