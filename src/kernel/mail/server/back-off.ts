const minutes = [1, 5, 30, 120, 360]

/** After which age a mail that cannot be delivered is given up and shown to the admin. */
export const giveUpAfterHours = 24

/** Minutes to wait after the n-th try: 1, 5, 30, 120, then every 360. */
export function minutesUntilRetry(attempts: number): number {
  return minutes[Math.min(attempts, minutes.length) - 1] ?? 1
}
