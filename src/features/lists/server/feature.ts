import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { errorWords } from '#features/lists/error-words.ts'
import { savedViewsApi } from './api.ts'

export const lists = defineFeature({ name: 'lists', resources: [savedViewsApi], errorWords })
