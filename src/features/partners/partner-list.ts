import { defineForm, pickFields } from '#design/form/define-form.ts'
import { type RowOfList, defineList } from '#features/lists/list.ts'
import { integer } from '#kernel/fields/field.ts'
import { freeText } from '#kernel/search/parameter.ts'
import { kindWords } from './messages.ts'
import { partner, partnerKinds } from './partner.ts'
import { staffWords as words } from './staff-messages.ts'

/** The partners of a center, for staff. */
export const partnerList = defineList({
  page: '/content?part=partners',
  resource: partner,
  filters: { q: freeText({ filter: 'search', max: 100 }) },
  tabs: [{ key: 'all', label: words.all, filter: {} }, ...partnerKinds.map((kind) => ({ key: kind, label: kindWords[kind], filter: { kindEq: kind } }))],
  orders: { place: 'position', name: 'name' },
  usual: 'place',
  ask: { fields: { partners: ['name', 'kind', 'url', 'position'] } },
})

export type PartnerRow = RowOfList<typeof partnerList>

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

/** The fields of a site in one language, or in two. */
export const partnerFormFor = (isBilingual: boolean) =>
  isBilingual ? partnerForm : (pickFields(partnerForm, ['name', 'kind', 'text', 'url', 'position']) as typeof partnerForm)
