import { readFileSync } from 'node:fs'
import type { Interface } from 'node:readline/promises'
import { tenantKinds } from '#features/tenancy/tenant.ts'
import { type SetupAnswers, impliedAnswers } from '#src/server/set-up-site.ts'

type Question = {
  /** What is asked; also the line of --help. */
  ask: string
  example: string
  /** Whether the program asks for it when it was not given. */
  isAsked: boolean
}

/** Everything that `npm run setup` wants to know, in the order of asking. Names of flags are these in kebab-case, those of a file these. */
export const questions = {
  town: { ask: 'The town or region of the center ("Hengelo, Bronckhorst" where there are several)', example: 'Ede', isAsked: true },
  center: { ask: 'The name of the volunteer center', example: 'Vrijwilligers Ede', isAsked: true },
  tenant: { ask: 'The key of the site: lower-case letters, digits and hyphens', example: 'ede', isAsked: true },
  kind: { ask: `The kind of site: ${tenantKinds.join(', ')}`, example: 'town_bank', isAsked: true },
  origin: { ask: 'The address of the site', example: 'https://vrijwilligers.ede.example', isAsked: true },
  displayName: { ask: 'A fixed name for the site, instead of that of its center', example: 'Meedoen', isAsked: false },
  slug: { ask: 'The name of the center in addresses', example: 'ede', isAsked: false },
  host: { ask: 'A host of its own, for a further center of a site that stands already', example: 'lunteren.example', isAsked: false },
  latitude: { ask: 'Where it is, for a town that the product does not know', example: '52.04', isAsked: false },
  longitude: { ask: 'Likewise', example: '5.67', isAsked: false },
  centerEmail: { ask: 'The public e-mail address of the center', example: 'hallo@ede.example', isAsked: false },
  centerPhone: { ask: 'Its telephone number', example: '0318 00 00 00', isAsked: false },
  email: { ask: 'The e-mail address of the first person', example: 'anja@ede.example', isAsked: true },
  firstName: { ask: 'First name', example: 'Anja', isAsked: true },
  lastName: { ask: 'Last name, where there is one', example: 'de Wit', isAsked: true },
  role: { ask: 'What this person is: center_admin (runs the center) or super_admin (runs the platform)', example: 'center_admin', isAsked: true },
  locale: { ask: 'The language of this person: nl or en', example: 'nl', isAsked: false },
} as const satisfies Record<string, Question>

type Name = keyof typeof questions
const names = Object.keys(questions) as Name[]
const flagOf = (name: string) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** The answers on the command line and in its file, and what is wrong with how they were given. Flags come before the file. */
export function readAnswers(args: readonly string[]): { answers: SetupAnswers; faults: string[]; isHelp: boolean } {
  const faults: string[] = []
  const given: Record<string, string> = {}
  let path: string | undefined
  for (let at = 0; at < args.length; at += 1) {
    const [flag, ...rest] = args[at]!.split('=') as [string, ...string[]]
    if (flag === '--help') return { answers: {}, faults: [], isHelp: true }
    const name = flag === '--file' ? 'file' : names.find((one) => flagOf(one) === flag)
    if (name === undefined) {
      faults.push(`${flag}: there is no such answer; --help lists them.`)
      continue
    }
    const value = rest.length > 0 ? rest.join('=') : args[(at += 1)]
    if (value === undefined) faults.push(`${flag}: its value is missing.`)
    else if (name === 'file') path = value
    else given[name] = value
  }
  const filed = path === undefined ? {} : readFile(path, faults)
  return { answers: { ...filed, ...given }, faults, isHelp: false }
}

function readFile(path: string, faults: string[]): Record<string, string> {
  let read: unknown
  try {
    read = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    faults.push(`--file: ${path} cannot be read: ${(error as Error).message}`)
    return {}
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) {
    faults.push(`--file: ${path} has to hold one object, such as {"town": "Ede"}.`)
    return {}
  }
  const answers: Record<string, string> = {}
  for (const [name, value] of Object.entries(read)) {
    if (!names.includes(name as Name)) faults.push(`${name}: there is no such answer; --help lists them.`)
    else if (typeof value === 'string' || typeof value === 'number') answers[name] = String(value)
    else faults.push(`${name}: a text is needed.`)
  }
  return answers
}

/** Asks for what is missing, or for these names again, and keeps what is implied when nothing is typed. */
export async function askFor(terminal: Interface, answers: SetupAnswers, again: readonly string[] = []): Promise<SetupAnswers> {
  const all: Record<string, string | undefined> = { ...answers }
  for (const name of names) {
    if (!again.includes(name) && (all[name] !== undefined || !questions[name].isAsked)) continue
    const implied: string | undefined = (impliedAnswers(all) as Record<string, string>)[name]
    const typed = (await terminal.question(`${questions[name].ask}${implied ? ` [${implied}]` : ` (${questions[name].example})`}: `)).trim()
    all[name] = typed || implied
  }
  return all
}

/** A fault behind the flag of its answer. */
export const faultLine = (name: string | undefined, detail: string | undefined): string => `${flagOf(name ?? '')}: ${detail ?? 'This is not valid.'}`

/** The text of --help. */
export function help(): string {
  const width = Math.max(...names.map((name) => flagOf(name).length))
  const lines = names.map((name) => `  ${flagOf(name).padEnd(width)}  ${questions[name].ask}. For example ${questions[name].example}`)
  return [
    'Makes a site, its center and the invitation of its first person, and prints the link that works once.',
    'Can be run again: what stands already is left as it is. What is not given is asked for, where somebody can answer.',
    '',
    ...lines,
    `  ${'--file'.padEnd(width)}  A JSON file with these answers, named as town, centerEmail, firstName …`,
    '',
    'Settings: DATABASE_URL and SECRET_KEY, or DATA_DIR; NODE_ENV=production as for the product itself.',
  ].join('\n')
}
