import type { ApplicationStatus, DeclineReason, WithdrawReason } from '#src/seed/content/types.ts'

/**
 * What passed between a volunteer and an organization. Words in braces are filled in:
 * {voornaam} {contact} {org} {dag} {plaats} {straat} {nummer} {titel}
 */
export type Story = {
  key: string
  /** The kinds of work it can be about; 'team': any vacancy of the organization of lid@ and beheerder@; 'any': any other. */
  kinds: string[] | 'team' | 'any'
  voice: 'easy' | 'learner' | 'english' | 'demo'
  age?: 'young' | 'older'
  state: ApplicationStatus
  daysAgo: number
  declineReason?: DeclineReason
  withdrawReason?: WithdrawReason
  source?: 'web' | 'widget' | 'partner' | 'coordinator' | 'paper'
  motivation: string
  answers?: string[]
  /** Days after the application. */
  chat: [side: 'v' | 'o', day: number, time: string, body: string][]
  /** How many of the last messages a side has not read. */
  unread?: { v?: number; o?: number }
}
