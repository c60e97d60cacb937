import { createInterface } from 'node:readline/promises'
import { ConfigFaults } from '#kernel/config/server/variables.ts'
import { readConfig } from '#kernel/config/server/config.ts'
import { openDatabase } from '#kernel/db/server/database.ts'
import { provideDatabase } from '#kernel/db/server/provide-database.ts'
import { Invalid } from '#kernel/http/errors.ts'
import { fillPlaces } from '#features/places/server/load.ts'
import { type SetUpSite, type SetupAnswers, setUpSite } from '#src/server/set-up-site.ts'
import { askFor, faultLine, help, readAnswers } from './setup-answers.ts'

// Makes a site that people can use, on an empty database or beside others (decisions 65):
//   npm run setup
//   npm run setup -- --file town.json
//   npm run setup -- --help

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** EX_DATAERR and EX_CONFIG of sysexits.h. */
const exitCodes = { answers: 65, settings: 78 }

class WrongAnswers extends Error {
  constructor(lines: readonly string[]) {
    super(
      `Nothing was made. ${lines.length === 1 ? 'One answer has' : `${lines.length} answers have`} to change:\n${lines.map((line) => `  - ${line}`).join('\n')}`,
    )
  }
}

async function setUp(): Promise<void> {
  const { answers, faults, isHelp } = readAnswers(process.argv.slice(2))
  if (isHelp) return say(help())
  if (faults.length > 0) throw new WrongAnswers(faults)

  const given = readConfig(process.env, { serves: false })
  const database = await provideDatabase(given, say)
  try {
    const config = { ...given, databaseUrl: database.databaseUrl }
    await fillPlaces(config.databaseUrl)
    const db = await openDatabase(config)
    try {
      report(await untilSound(answers, async (complete) => await setUpSite({ db, settings: config, locale: 'en', now: new Date() }, complete)))
    } finally {
      await db.close()
    }
  } finally {
    await database.release()
  }
}

/** Asks for what is missing and, where somebody can answer, again for what was wrong. */
async function untilSound(answers: SetupAnswers, make: (answers: SetupAnswers) => Promise<SetUpSite>): Promise<SetUpSite> {
  const isAnswered = process.stdin.isTTY
  const terminal = isAnswered ? createInterface({ input: process.stdin, output: process.stdout }) : null
  try {
    let complete = terminal ? await askFor(terminal, answers) : answers
    for (;;) {
      try {
        return await make(complete)
      } catch (error) {
        if (!(error instanceof Invalid)) throw error
        const wrong = new WrongAnswers(error.issues.map(({ attribute, detail }) => faultLine(attribute, detail)))
        if (!terminal) throw wrong
        say(wrong.message)
        complete = await askFor(
          terminal,
          complete,
          error.issues.map(({ attribute }) => attribute!),
        )
      }
    }
  } finally {
    terminal?.close()
  }
}

function report({ tenant, center, person }: SetUpSite): void {
  say('')
  say(`${tenant.isNew ? 'Made the site' : 'The site exists already:'} ${tenant.key} at ${tenant.origin}`)
  say(`${center.isNew ? 'Made the center' : 'The center exists already:'} ${center.name}`)
  if (person.state === 'here') return say(`${person.email} is here already, as ${person.roleName}, and signs in at ${tenant.origin}/auth/login-1`)
  say(`${person.state === 'invited' ? 'Invited' : 'Invited before, and has not come yet:'} ${person.email}, as ${person.roleName}`)
  say('This link works once, for 30 days. It is mailed as well, when the product runs with a mail server:')
  say(person.link!)
}

try {
  await setUp()
} catch (error) {
  const { message, stack, name } = error as Error
  const isKnown = error instanceof WrongAnswers || ['Error', 'ConfigFaults', 'CannotRun', 'Unavailable'].includes(name)
  process.stderr.write(`\n${isKnown ? message : stack}\n`)
  process.exitCode = error instanceof WrongAnswers ? exitCodes.answers : error instanceof ConfigFaults ? exitCodes.settings : 1
}
