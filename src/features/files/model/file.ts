import { centerReaders } from '#kernel/access/role-sets.ts'
import { boolean, integer, json, oneOf, someOf, text, timestamp } from '#kernel/fields/field.ts'
import { defineResource } from '#kernel/jsonapi/resource.ts'
import type { Copy } from '#features/uploads/upload.ts'

/** A copy in WebP, and its AVIF twin once that has been drawn. */
export type FileCopy = Copy & { avif?: string }
/** Where a file is used: on the page `title` at `path`, in its part `place` (the name of a block, or empty). */
export type FileUse = { type: string; id: string; title: string; path: string; place: string }

/** The widths in which pages ask for a picture, in pixels. */
export const fileWidths = [320, 640, 960, 1280, 1920] as const
export const fileKinds = ['picture', 'document'] as const
/** Where a file is listed: pictures, documents or removed ones. */
export const fileFolders = ['pictures', 'documents', 'removed'] as const
/** Which texts a picture still lacks. */
export const missingTexts = ['words', 'english'] as const
/** Whether anything references the file. */
export const usageStates = ['unused', 'used'] as const

/** Whether the texts of a replaced picture are kept, or asked for again. */
export const replacedWords = ['keep', 'ask'] as const

const usedIn = `coalesce((select jsonb_agg(jsonb_build_object('type', u.subject_type, 'id', u.subject_id, 'title', u.title, 'path', u.path, 'place', u.place) order by u.title, u.place)
  from file_uses u where u.volunteer_center_id = @.volunteer_center_id and u.file_id = @.id), '[]')`

/** A file of a center's library (domain §3.9): a picture with the copies drawn from it, or a document for download. */
export const libraryFile = defineResource({
  type: 'files',
  belongsTo: 'center',
  order: '-createdAt',
  attributes: {
    name: text({ min: 1, max: 100, sort: true, filter: ['text'] }),
    kind: oneOf(fileKinds, { readOnly: true, filter: ['eq'] }),
    shelf: oneOf(fileFolders, { sql: `case when @.status = 'removed' then 'removed' else @.kind || 's' end`, filter: ['eq'] }),
    status: oneOf(['kept', 'removed'], { later: true }),
    pictures: json<FileCopy[]>()({ readOnly: true }),
    width: integer({ readOnly: true, optional: true }),
    height: integer({ readOnly: true, optional: true }),
    /** Size of the file that was sent. */
    bytes: integer({ readOnly: true, sort: true }),
    /** The address of a document, or of the largest copy of a picture. */
    address: text({ sql: `'/files/' || @.key || case when @.kind = 'document' then '/document.pdf' else '/picture.webp' end` }),
    altNl: text({ max: 200, optional: true }),
    altEn: text({ max: 200, optional: true }),
    /** The picture carries no information, so it needs no text alternative. */
    decorative: boolean(),
    /** The focus point, in percent: what stays visible however the picture is cropped. */
    focusX: integer({ min: 0, max: 100 }),
    focusY: integer({ min: 0, max: 100 }),
    credit: text({ max: 120, optional: true }),
    license: text({ max: 120, optional: true }),
    usedIn: json<FileUse[]>()({ sql: usedIn, seenBy: centerReaders }),
    addedBy: text({ sql: `(select full_name(u.first_name, u.last_name) from users u where u.id = @.user_id)`, optional: true, seenBy: centerReaders }),
    createdAt: timestamp({ readOnly: true, sort: true }),
  },
  filters: { search: text(), lacks: someOf(missingTexts), withUse: someOf(usageStates) },
  verbs: ['list', 'get', 'update', 'remove'],
  memberVerbs: { replace: { words: oneOf(replacedWords, { optional: true }) } },
  bulk: 100,
})

/** What a page needs to draw a picture. */
export type FilePicture = {
  id: string
  /** Empty for a decorative picture. */
  alt: { nl: string; en: string }
  focus: { x: number; y: number }
  copies: readonly FileCopy[]
  credit: string | null
}
