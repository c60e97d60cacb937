import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { traceContent } from './written.ts'

export const publishing = defineFeature({ name: 'publishing', listeners: [traceContent] })
