import { defineForm, pickFields } from '#design/form/define-form.ts'
import { integer } from '#kernel/fields/field.ts'
import { kindWords } from './messages.ts'
import { partner } from './partner.ts'
import { staffWords as words } from './staff-messages.ts'

export const partnerForm = defineForm(
  { ...partner.attributes, position: integer({ min: 0, max: 9999 }) },
  {
    name: { label: words.name, words: { blank: words.nameMissing } },
    kind: { label: words.kind, options: kindWords, as: 'radios' },
    text: { label: words.text, hint: words.textHint, rows: 3 },
    textEn: { label: words.textEn, rows: 3 },
    url: { label: words.url },
    position: { label: words.place, hint: words.placeHint, width: 'third' },
  },
)

/** What is asked on a site in one language, or in two. */
export const partnerFormFor = (isBilingual: boolean) =>
  isBilingual ? partnerForm : (pickFields(partnerForm, ['name', 'kind', 'text', 'url', 'position']) as typeof partnerForm)
