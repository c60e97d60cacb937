import { freeText } from '#kernel/search/parameter.ts'
import { defineList, type RowOfList } from '#features/lists/list.ts'
import { kindWords } from './messages.ts'
import { partner, partnerKinds } from './partner.ts'
import { staffWords as words } from './staff-messages.ts'

/** Whom a center works with, for those who keep the list. */
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
