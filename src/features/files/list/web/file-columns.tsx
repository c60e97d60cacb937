import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import type { FileRow } from '#features/files/list/file-list.ts'
import { listWords as words } from '#features/files/list/list-messages.ts'
import { pictureOf } from '#features/files/picture/picture-of.ts'
import '#features/files/picture/web/files.css'
import { Picture } from '#features/files/picture/web/picture.tsx'
import type { ListColumn } from '#features/lists/web/column.ts'
import { shortDay } from '#kernel/i18n/dates.ts'
import { fileSize } from '#kernel/i18n/sizes.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'

export const fileColumns = (openAt: (id: string) => string): ListColumn<FileRow>[] => [
  {
    key: 'file',
    label: words.file,
    card: 'title',
    cell: (row) => (
      <span className="row-name">
        <FileThumbnail file={row} />
        <span className="min-w-0 leading-snug">
          <Anchor href={openAt(row.id)} className="tlink font-semibold break-words">
            {row.name}
          </Anchor>
          <span className="block text-[.9375rem] text-text-soft">
            <Facts row={row} />
          </span>
        </span>
      </span>
    ),
  },
  { key: 'words', label: words.words, card: 'note', cell: (row) => <Words row={row} /> },
  { key: 'use', label: words.usedOn, cell: (row) => <Uses row={row} /> },
  { key: 'date', label: words.date, cell: (row) => <Day at={row.createdAt} /> },
]

function Facts({ row }: { row: Pick<FileRow, 'bytes' | 'width' | 'height'> }) {
  const size = fileSize(useLocale(), row.bytes)
  return <>{row.width ? `${size}, ${row.width} × ${row.height}` : size}</>
}

function Words({ row: { kind, decorative, altNl, altEn } }: { row: FileRow }) {
  const t = useT()
  if (kind === 'document' || decorative) return <span className="text-text-soft">{t(words.notNeeded)}</span>
  if (altNl && altEn) return <span className="text-text-soft">{t(words.both)}</span>
  return (
    <span className="file-lacks">
      <Icon name="warning-fill" size={18} />
      {t(altNl ? words.englishMissing : words.missing)}
    </span>
  )
}

function Uses({ row: { usedIn } }: { row: FileRow }) {
  const t = useT()
  const titles = [...new Set((usedIn ?? []).map(({ title }) => title))]
  if (titles.length === 0) return <span className="text-text-soft">{t(words.nowhere)}</span>
  return (
    <>
      {titles[0]}
      {titles.length > 1 && <span className="text-text-soft"> {t(words.andMore, { n: titles.length - 1 })}</span>}
    </>
  )
}

function Day({ at }: { at: string }) {
  return <time dateTime={at}>{shortDay(useLocale(), at)}</time>
}

/** A square thumbnail of a file. */
function FileThumbnail({ file }: { file: Pick<FileRow, 'id' | 'kind' | 'pictures' | 'focusX' | 'focusY'> }) {
  return (
    <span className="row-picture file-sign">
      {file.kind === 'picture' ? <Picture picture={pictureOf(file)} sizes="4rem" alt="" /> : <Icon name="file-pdf" size={26} />}
    </span>
  )
}
