import type { FilterOf, SortOf } from '#kernel/jsonapi/ask.ts'
import type { View } from '#features/organizations/view-of.ts'
import type { application } from './application.ts'
import { messages } from './messages.ts'

type Tab = { key: string; label: { nl: string; en: string }; filter: Pick<FilterOf<typeof application>, 'statusIn' | 'isEscalated'> }

const talking: Tab = { key: 'talking', label: messages.tabTalking, filter: { statusIn: ['invited', 'waitlisted'] } }
const accepted: Tab = { key: 'accepted', label: messages.tabAccepted, filter: { statusIn: ['accepted', 'active'] } }
const done: Tab = { key: 'done', label: messages.tabDone, filter: { statusIn: ['completed', 'declined', 'withdrawn', 'stopped', 'expired'] } }
const fresh: Tab = { key: 'new', label: messages.tabNew, filter: { statusIn: ['new', 'in_review'] } }

/** The first tab is what is shown without a choice. Each is an address of its own: `?status=done`. */
export const tabsOf: Record<View, readonly Tab[]> = {
  own: [{ key: 'open', label: messages.tabOpen, filter: { statusIn: ['new', 'in_review', 'invited', 'waitlisted', 'accepted', 'active'] } }, done],
  team: [fresh, talking, accepted, done],
  center: [
    { key: 'all', label: messages.tabAll, filter: {} },
    { key: 'escalated', label: messages.tabEscalated, filter: { isEscalated: true } },
    fresh,
    talking,
    accepted,
    done,
  ],
}

/** What has been waiting longest comes first; at the center before all others what was brought to it. */
export const orderOf = {
  own: ['-updatedAt'],
  team: ['waitingSince', '-updatedAt'],
  center: ['-isEscalated', 'waitingSince', '-updatedAt'],
} as const satisfies Record<View, SortOf<typeof application>>
