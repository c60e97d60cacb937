import { defineForm } from '#design/form/define-form.ts'
import { libraryFile } from '#features/files/model/file.ts'
import { panelWords as words } from './panel-messages.ts'

/** What is said of a picture, and what stays in sight of it. */
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

/** A document has a name alone. */
export const documentForm = defineForm(libraryFile.attributes, { name: { label: words.name } })
