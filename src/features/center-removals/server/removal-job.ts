import { defineJob } from '#kernel/jobs/server/job.ts'

/** Removes a center. Whatever it has removed by the end of a try stays removed, so that the next try has less to do. */
export const removalJob = defineJob<{ centerId: string }>({ name: 'center-removals.carry_out', seconds: 7200 })

/** They go on while the jobs of the center are removed. */
export const jobsOfRemovals: readonly string[] = [removalJob.name]
