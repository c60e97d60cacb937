import type { PictureFile, TextPictures } from '#design/rich-editor/text-pictures.ts'
import type { FilePicture } from '#features/files/model/file.ts'
import { findPicture } from './pick-calls.ts'
import { LaterPickDialog } from './later-pick-dialog.tsx'

/** In pixels: sharp in the editor on most screens. */
const enoughWidth = 960

function inText({ id, alt, copies }: FilePicture): PictureFile | null {
  const copy = copies.find(({ width }) => width >= enoughWidth) ?? copies.at(-1)
  // `pictureOf` fills in a missing text from the other language, which an English text may not say.
  return copy ? { file: id, src: copy.url, width: copy.width, height: copy.height, alt: { nl: alt.nl, en: alt.en === alt.nl ? '' : alt.en } } : null
}

/** Pictures of the center's files for a text: chosen where every picture is chosen, and found by their id. */
export const textPictures: TextPictures = {
  Chooser: ({ title, onChoose, onClose }) => (
    <LaterPickDialog
      title={title}
      onClose={onClose}
      onChoose={(picture) => {
        const chosen = inText(picture)
        if (chosen) onChoose(chosen)
      }}
    />
  ),
  find: async (file) => {
    const picture = await findPicture(file)
    return picture && inText(picture)
  },
}
