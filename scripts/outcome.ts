/** Result of a test run. Seconds are a file's own time, whatever ran beside it. `leftOut`: runs of the browser that no time was left for. */
export type Outcome = { passed: number; failed: number; files: FileTime[]; leftOut?: number }
export type FileTime = { file: string; seconds: number }

export const together = (outcomes: readonly Outcome[]): Required<Outcome> => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
  files: filesOf(outcomes),
  leftOut: outcomes.reduce((sum, { leftOut = 0 }) => sum + leftOut, 0),
})

/** Journeys of one file may be walked in several runs. */
function filesOf(outcomes: readonly Outcome[]): FileTime[] {
  const seconds = new Map<string, number>()
  for (const { files } of outcomes) for (const time of files) seconds.set(time.file, (seconds.get(time.file) ?? 0) + time.seconds)
  return [...seconds].map(([file, sum]) => ({ file, seconds: sum }))
}

/**
 * Largest share of a run for one file; a file that takes more must be split or made cheaper, because the run cannot be
 * distributed, nor get faster than it.
 */
const largestShare = 0.05

/** The slowest ten files as lines to print, and those whose share of the run is too large. */
export function slowest(files: readonly FileTime[]): { lines: string[]; tooSlow: string[] } {
  const whole = files.reduce((sum, { seconds }) => sum + seconds, 0)
  const sorted = files.toSorted((a, b) => b.seconds - a.seconds)
  const lines = sorted.slice(0, 10).map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s ${percent(seconds / whole).padStart(6)}  ${file}`)
  const tooSlow = sorted.filter(({ seconds }) => seconds / whole > largestShare)
  return {
    lines,
    tooSlow: tooSlow.map(
      ({ file, seconds }) => `${file} takes ${percent(seconds / whole)} of all tests, more than ${percent(largestShare)}: split it or make it cheaper`,
    ),
  }
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/** The last line, which programs read too. */
export const closingLine = ({ passed, failed }: Pick<Outcome, 'passed' | 'failed'>): string => `${passed} passed, ${failed} failed`
