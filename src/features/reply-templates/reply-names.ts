import { variableNames } from '#features/notification-templates/variable-words.ts'

/** The facts of a conversation that a text may name: of the names of mails those that hold here too. */
export const replyFacts = ['firstName', 'vacancy', 'organization'] as const
export type ReplyFacts = Readonly<Record<(typeof replyFacts)[number], string | null>>

/** How each is written. */
export const replyNames = replyFacts.map((fact) => variableNames[fact]!)
