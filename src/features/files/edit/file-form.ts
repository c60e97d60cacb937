import { defineForm } from '#design/form/define-form.ts'
import { libraryFile } from '#features/files/model/file.ts'
import { panelWords as words } from './panel-messages.ts'

/** The texts and the focus point of a picture. */
export const pictureForm = defineForm(libraryFile.attributes, {
  focusX: { label: words.focusX },
  focusY: { label: words.focusY },
  altNl: { label: words.altNl, hint: words.altHint, isNeeded: true },
  decorative: { label: words.decorative },
  altEn: { label: words.altEn },
  credit: { label: words.credit, hint: words.creditHint },
  license: { label: words.license, hint: words.licenseHint },
  name: { label: words.name },
})

/** A document has only a name. */
export const documentForm = defineForm(libraryFile.attributes, { name: { label: words.name } })
