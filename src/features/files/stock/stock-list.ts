import { freeText, pageNumber } from '#kernel/search/parameter.ts'
import { defineSearch } from '#kernel/search/search.ts'

/** The search of the stock images. */
export const stockSearch = defineSearch({
  page: '/content/stock-images',
  api: 'stock_images',
  parameters: { q: freeText({ filter: 'search', max: 100 }), page: pageNumber() },
})
