import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { errorWords } from '#features/favourites/error-words.ts'
import { favouritesApi } from './api.ts'

export const favourites = defineFeature({ name: 'favourites', resources: [favouritesApi], errorWords })
