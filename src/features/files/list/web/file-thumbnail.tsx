import { Icon } from '#design/icon/icon.tsx'
import type { FileRow } from '#features/files/list/file-list.ts'
import { pictureOf } from '#features/files/picture/picture-of.ts'
import { Picture } from '#features/files/picture/web/picture.tsx'
import '#features/files/picture/web/files.css'

/** What a file is known by in a list, in a square. */
export function FileThumbnail({ file }: { file: Pick<FileRow, 'id' | 'kind' | 'pictures' | 'focusX' | 'focusY'> }) {
  return (
    <span className="row-picture file-sign">
      {file.kind === 'picture' ? <Picture picture={pictureOf(file)} sizes="4rem" alt="" /> : <Icon name="file-pdf" size={26} />}
    </span>
  )
}
