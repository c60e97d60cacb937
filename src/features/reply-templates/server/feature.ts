import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { errorWords } from '#features/reply-templates/error-words.ts'
import { replyTemplatesApi } from './api.ts'

export const replyTemplates = defineFeature({ name: 'reply-templates', resources: [replyTemplatesApi], errorWords })
