import type { Client } from '#kernel/jsonapi/client/client.ts'
import { matchPath } from '#features/one-on-one/model/addresses.ts'

/** Whether it is the reader's turn, they wait, or it runs. */
export type OwnMatchState = 'yourTurn' | 'waits' | 'runs'

/** With whom the reader is getting to know, or helps or is helped; what has ended is not among them. */
export async function fetchOwnMatches(api: Client) {
  const { items } = await api.helpMatches.list({
    filter: { mine: true, statusIn: ['proposed', 'acquaintance', 'active', 'evaluating'] },
    fields: { help_matches: ['askerFirstName', 'helperFirstName', 'side', 'title', 'isOver', 'isLive', 'releasedAt'] },
    page: { size: 20 },
  })
  return items
    .filter(({ isOver }) => !isOver)
    .map(({ id, askerFirstName, helperFirstName, side, title, isLive, releasedAt, meta }) => ({
      id,
      href: matchPath(id),
      name: (side === 'helper' ? askerFirstName : helperFirstName) ?? '',
      title: title ?? '',
      state: (isLive
        ? 'runs'
        : releasedAt !== null && meta.permissions.some((verb) => verb === 'meet' || verb === 'agree')
          ? 'yourTurn'
          : 'waits') as OwnMatchState,
    }))
}
export type OwnMatch = Awaited<ReturnType<typeof fetchOwnMatches>>[number]
