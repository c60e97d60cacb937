import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { actionField, formRoutes, wordsField } from './form-routes.ts'

/** Pages that are opened with a token. */
export const forms = defineFeature({
  name: 'forms',
  routes: { api: ({ limits }) => formRoutes({ limits }) },
  describedCalls: {
    'GET /api/v1/forms/:token': {
      id: 'getForm',
      summary: 'What a link or a code offers, and whether it still does; changes nothing: `meta.form` {purpose, state, …}',
      open: true,
      refusals: [404],
    },
    'POST /api/v1/forms/:token': {
      id: 'useForm',
      summary: 'Do what the link offers, once; again it answers the same',
      open: true,
      body: { act: actionField, words: wordsField },
      refusals: [404, 409, 422],
    },
  },
})
