import { type ReplyFacts, replyFacts, replyNames } from './reply-names.ts'

/** A placeholder of at most sixty characters; longer text in braces is not one. */
const naming = /\{\{([^{}\n]{0,60})\}\}/g

/** The placeholders of a text; null where a brace is not closed. */
export function namedIn(body: string): string[] | null {
  if (/\{\{|\}\}/.test(body.replace(naming, ''))) return null
  return [...body.matchAll(naming)].map(([, name]) => name!.trim().toLowerCase())
}

/** Fills in the facts of a conversation, without recursion, as plain text; null where a fact is unknown. */
export function fillReply(body: string, facts: ReplyFacts): string | null {
  const known = new Map(replyFacts.map((fact, at) => [replyNames[at]!, facts[fact]]))
  if (namedIn(body)?.every((name) => known.get(name)) !== true) return null
  return body.replace(naming, (_, name: string) => known.get(name.trim().toLowerCase())!)
}
