import { freeText, pageNumber } from '#kernel/search/parameter.ts'
import { defineSearch } from '#kernel/search/search.ts'

/** The pictures of the stock, as one looks for them. */
export const stockSearch = defineSearch({
  page: '/content/stock-images',
  api: 'stock_images',
  parameters: { q: freeText({ filter: 'search', max: 100 }), page: pageNumber() },
})
