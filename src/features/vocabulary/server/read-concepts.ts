import { readdirSync, readFileSync } from 'node:fs'
import type { Concept } from '#features/vocabulary/concept.ts'

const folder = new URL('../concepts/', import.meta.url)
const lists = ['nl', 'en', 'text', 'said', 'with', 'near', 'asks', 'theme', 'group', 'hints'] as const
const phrases = ['ignored.txt', 'vague.txt', 'everyday.txt'] as const

/** The vocabulary that comes with the product: every file of `concepts/`, in the order of their names. */
export function readConcepts(): Concept[] {
  return readdirSync(folder)
    .filter((name) => !phrases.some((other) => other === name))
    .toSorted()
    .flatMap((name) => parseConcepts(readFileSync(new URL(name, folder), 'utf8'), name))
}

/** Phrases with commas between them: what people say around what they mean, what says little beside something else, what is no typing error. */
export function readPhrases(name: (typeof phrases)[number]): string[] {
  return withoutComments(readFileSync(new URL(name, folder), 'utf8'))
    .split(/[,\n]/)
    .map(trimmed)
    .filter(Boolean)
}

/** Paragraphs of lines `nl: …`; a line that begins with # is a remark. */
export function parseConcepts(text: string, name: string): Concept[] {
  return withoutComments(text)
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => parseConcept(paragraph, name))
}

function parseConcept(paragraph: string, name: string): Concept {
  const concept: Concept = { key: '', nl: [], en: [], text: [], said: [], with: [], near: [], asks: [], theme: [], group: [], hints: [] }
  for (const line of paragraph.trim().split('\n')) {
    const at = line.indexOf(':')
    const list = lists.find((known) => known === line.slice(0, at))
    if (!list) throw new Error(`${name}: a line begins with nl, en, text, said, with, near, asks, theme or group: ${line}`)
    concept[list] = line
      .slice(at + 1)
      .split(',')
      .map(trimmed)
      .filter(Boolean)
  }
  concept.key = concept.nl[0]?.replaceAll(/[=*]/g, '') ?? ''
  return concept
}

const withoutComments = (text: string) => text.replaceAll(/^#.*$/gm, '')
const trimmed = (word: string) => word.trim()
