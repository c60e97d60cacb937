import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { measureJobs } from './jobs.ts'

export const measured = defineFeature({ name: 'measures', workers: measureJobs })
