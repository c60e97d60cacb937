import type { DescribedCalls } from '#kernel/jsonapi/openapi/server/openapi.ts'

const page = {
  type: 'object',
  required: ['data'],
  properties: {
    data: {
      type: 'object',
      required: ['type', 'id', 'attributes'],
      properties: { type: { const: 'pages' }, id: { type: 'string' }, attributes: { type: 'object' } },
    },
  },
}

/** Calls that no resource declares, described for OpenAPI. */
export const describedCalls: DescribedCalls = {
  'GET /api/v1/pages/:slug': {
    id: 'getPage',
    summary: 'A page that everybody may read, by its address; home is the one at the root. Its attributes: slug, slugs, title, layout, seo, blocks',
    answer: page,
    open: true,
  },
  'GET /api/v1/page_drafts/:token': { id: 'getPageDraft', summary: 'A page that is being written, for whoever has the link', answer: page, open: true },
  'GET /api/v1/content_items/beginnings': { id: 'listBeginnings', summary: 'The pages that a center has without having written them' },
  'POST /api/v1/content_items/home': { id: 'beginPages', summary: 'Makes those pages its own; answers the one at the root of the site', one: 'content_items' },
  'GET /api/v1/content_items/:id/versions': { id: 'listContentVersions', summary: 'What a page said before: numbers, hands and moments' },
  'GET /api/v1/content_items/:id/versions/:number': { id: 'getContentVersion', summary: 'What a page said in one of its versions' },
  'GET /api/v1/content_items/:id/findings': {
    id: 'getContentFindings',
    summary: 'The links of a page that lead to nothing, and its pictures with their words',
  },
  'POST /api/v1/content_items/:id/preview': { id: 'previewContentItem', summary: 'The token of a link that shows what is being written, for a day or two' },
}
