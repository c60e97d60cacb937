import { variableNames } from '#features/notification-templates/variable-words.ts'

/** The facts that a ready text may name: those placeholders of mails that exist in a conversation too. */
export const replyFacts = ['firstName', 'vacancy', 'organization'] as const
export type ReplyFacts = Readonly<Record<(typeof replyFacts)[number], string | null>>

/** Their placeholders. */
export const replyNames = replyFacts.map((fact) => variableNames[fact]!)
