import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { auditMessages } from '#features/partners/audit-messages.ts'
import { errorWords } from '#features/partners/error-words.ts'
import { partnersApi } from './api.ts'
import { partnersSitemap } from './sitemap.ts'
import { afterWritingPartners } from './verbs.ts'

export const partners = defineFeature({
  name: 'partners',
  resources: [partnersApi],
  sitemap: partnersSitemap,
  auditMessages,
  errorWords,
  listeners: [afterWritingPartners],
})
