import type { ChangelogEntry } from './entry.ts'
import { firstDays } from './entries/2026-11-21-first-days.ts'
import { applications } from './entries/2026-11-22-applications.ts'
import { center } from './entries/2026-11-22-center.ts'
import { vacancies } from './entries/2026-11-22-vacancies.ts'
import { conversations } from './entries/2026-11-23-conversations.ts'
import { faster } from './entries/2026-11-24-faster.ts'
import { newTowns } from './entries/2026-11-25-new-towns.ts'
import { activityCalendar } from './entries/2026-11-26-activity-calendar.ts'
import { socialMap } from './entries/2026-11-26-social-map.ts'
import { platformStatus } from './entries/2026-11-26-platform.ts'
import { search } from './entries/2026-11-26-search.ts'
import { dailyWork } from './entries/2026-11-26-daily-work.ts'
import { volunteerPool } from './entries/2026-11-26-volunteer-pool.ts'
import { oneOnOneHelp } from './entries/2026-11-26-one-on-one-help.ts'
import { expenses } from './entries/2026-11-26-expenses.ts'
import { workshops } from './entries/2026-11-26-workshops.ts'
import { openFeeds } from './entries/2026-11-26-open-feeds.ts'
import { analytics } from './entries/2026-11-26-analytics.ts'
import { centerArchive } from './entries/2026-11-26-center-archive.ts'
import { centerRemoval } from './entries/2026-11-26-center-removal.ts'

/** Every entry, newest first; those of one day in the order in which they are written down. */
export const changelogEntries: readonly ChangelogEntry[] = [
  ...centerRemoval,
  ...centerArchive,
  ...openFeeds,
  ...analytics,
  ...oneOnOneHelp,
  ...expenses,
  ...volunteerPool,
  ...workshops,
  ...activityCalendar,
  ...socialMap,
  ...platformStatus,
  ...search,
  ...dailyWork,
  ...newTowns,
  ...faster,
  ...conversations,
  ...applications,
  ...center,
  ...vacancies,
  ...firstDays,
].toSorted((a, b) => b.date.localeCompare(a.date))
