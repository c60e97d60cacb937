import type { Client } from '#kernel/jsonapi/client/client.ts'

/** How many weeks the chart shows, the present one included. */
export const shownWeeks = 6

/** One week: its Monday (YYYY-MM-DD), its number in the year (ISO 8601), and how many people applied in it. */
export type WeekNumber = { start: string; week: number; applications: number }

export async function fetchWeeks(api: Client): Promise<WeekNumber[]> {
  return ((await api.request('GET', 'weeks')).meta as { weeks: WeekNumber[] }).weeks
}
