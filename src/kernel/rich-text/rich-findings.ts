import { linesOf } from './plain-text.ts'
import type { RichNode } from './rich-text.ts'

const vague = /^(?:klik )?hier$|^lees (?:meer|verder)$|^meer$|^link$|^(?:click )?here$|^(?:read )?more$/i

/** The headings that skip a level, by their words; the page title is above the first. */
export function headingJumps(nodes: readonly RichNode[]): string[] {
  const jumps: string[] = []
  let level = 1
  for (const node of nodes) {
    if (node.type !== 'heading') continue
    if (node.level > level + 1) jumps.push(node.content.map(({ text }) => text).join(''))
    level = node.level
  }
  return jumps
}

/** Links whose words do not say where they lead. */
export function vagueLinks(nodes: readonly RichNode[]): string[] {
  return nodes
    .flatMap((node) => linesOf(node).flat())
    .filter(({ href }) => href)
    .map(({ text }) => text.trim().slice(0, 60))
    .filter((text) => vague.test(text))
}
