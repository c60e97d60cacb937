import type { Steps } from '#kernel/states/machine.ts'

export const moveStatuses = ['requested', 'moved', 'refused', 'withdrawn'] as const
export type MoveStatus = (typeof moveStatuses)[number]

/** Domain §3.13: it moves once both centers agree; either refuses, who leaves takes it back. */
export const moveSteps: Steps<MoveStatus> = { requested: ['moved', 'refused', 'withdrawn'], moved: [], refused: [], withdrawn: [] }

/** Whose row it is: of the center that the organization leaves, or of the one that would receive it. */
export const moveSides = ['leaving', 'receiving'] as const
export type MoveSide = (typeof moveSides)[number]
