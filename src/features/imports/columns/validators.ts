import type { RoleName } from '#kernel/access/actor.ts'
import { faultWords } from './column-words.ts'

type Words = { nl: string; en: string }

export function validateKvk(text: string): Words | null {
  if (/^\d{8}$/.test(text)) return null
  if (!/^\d{1,20}$/.test(text)) return faultWords.noDigits
  const n = text.length
  return { nl: `${faultWords.noDigits.nl} ${n === 1 ? 'Dit is er 1.' : `Dit zijn er ${n}.`}`, en: `${faultWords.noDigits.en} This has ${n}.` }
}

/** `7201ab` and `7201  AB` are `7201 AB`. */
export function readPostcode(text: string): string {
  const [, digits, letters] = /^\s*(\d{4})\s*([a-z]{2})\s*$/i.exec(text.slice(0, 20)) ?? []
  return digits ? `${digits} ${letters!.toUpperCase()}` : text
}

export function validatePostcode(text: string): Words | null {
  return /^[1-9]\d{3} [A-Z]{2}$/.test(text) ? null : faultWords.postcode
}

/** The commonest slip has its own sentence. */
export function validateMail(text: string): Words | null {
  return text.includes('@') ? null : faultWords.noAt
}

export function readLanguage(text: string): string {
  const word = text.trim().slice(0, 20).toLowerCase()
  if (['nl', 'nederlands', 'dutch'].includes(word)) return 'nl'
  return ['en', 'engels', 'english'].includes(word) ? 'en' : text
}

/** What people call the roles that can be given by a list. */
const roles: Readonly<Record<string, RoleName>> = {
  vrijwilliger: 'volunteer',
  volunteer: 'volunteer',
  lid: 'member',
  medewerker: 'member',
  member: 'member',
  beheerder: 'admin',
  admin: 'admin',
  redacteur: 'editor',
  editor: 'editor',
  coordinator: 'coordinator',
  coördinator: 'coordinator',
}

export function readRole(text: string): string {
  const word = text.trim().slice(0, 40).toLowerCase()
  return Object.hasOwn(roles, word) ? roles[word]! : text
}

export function validateRole(text: string): Words | null {
  return Object.values(roles).includes(text as RoleName) ? null : faultWords.role
}
