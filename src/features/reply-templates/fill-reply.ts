import { type ReplyFacts, replyFacts, replyNames } from './reply-names.ts'

/** So long a name is at most; what is longer is none. */
const naming = /\{\{([^{}\n]{0,60})\}\}/g

/** What a text names: null for braces that do not close. */
export function namedIn(body: string): string[] | null {
  if (/\{\{|\}\}/.test(body.replace(naming, ''))) return null
  return [...body.matchAll(naming)].map(([, name]) => name!.trim().toLowerCase())
}

/** The text with the facts of a conversation, once and as text; null where it names one that is not there. */
export function fillReply(body: string, facts: ReplyFacts): string | null {
  const known = new Map(replyFacts.map((fact, at) => [replyNames[at]!, facts[fact]]))
  if (namedIn(body)?.every((name) => known.get(name)) !== true) return null
  return body.replace(naming, (_, name: string) => known.get(name.trim().toLowerCase())!)
}
