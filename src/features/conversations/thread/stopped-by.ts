import type { ConversationStatus } from '#features/conversations/model/states.ts'

/** Who blocked a conversation, from the viewer's side; null if nobody has. */
export type StoppedBy = 'you' | 'other' | 'side' | 'center'

type Facts = { status: ConversationStatus; blockedSide: 'volunteer' | 'organization' | 'center' | 'asker' | null }

export function stoppedBy({ status, blockedSide }: Facts, { isOwn, isTeam }: { isOwn: boolean; isTeam: boolean }): StoppedBy | null {
  if (status !== 'blocked') return null
  if (blockedSide === null || blockedSide === 'center') return 'center'
  if (!isOwn && !isTeam) return 'side'
  return (blockedSide === 'volunteer') === isOwn ? 'you' : 'other'
}
