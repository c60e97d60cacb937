import type { Transitions } from '#kernel/states/machine.ts'

export const transferStatuses = ['requested', 'moved', 'refused', 'withdrawn'] as const
export type TransferStatus = (typeof transferStatuses)[number]

/** Domain §3.13: the organization moves once both centers agree; either can refuse, and the requester can withdraw. */
export const transferTransitions: Transitions<TransferStatus> = { requested: ['moved', 'refused', 'withdrawn'], moved: [], refused: [], withdrawn: [] }

/** Whose row it is: the center that the organization leaves, or the one that would receive it. */
export const transferSides = ['leaving', 'receiving'] as const
export type TransferSide = (typeof transferSides)[number]
