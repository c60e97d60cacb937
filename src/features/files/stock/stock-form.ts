import { defineForm } from '#design/form/define-form.ts'
import { stockImage } from '#features/files/model/stock-image.ts'
import { stockWords as words } from '#features/files/model/stock-messages.ts'

/** The texts of a photo that is offered as a stock image. */
export const stockForm = defineForm(stockImage.attributes, {
  titleNl: { label: words.titleNl },
  titleEn: { label: words.titleEn },
  tags: { label: words.tags, hint: words.tagsHint, rows: 3 },
  credit: { label: words.credit },
  license: { label: words.license },
  sourceUrl: { label: words.sourceUrl },
})
