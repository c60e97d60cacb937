import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.ts'

/** Every check, in the order of how soon it tells. All run, also after one has failed. */
const steps: [name: string, passes: () => Promise<boolean>][] = [
  ['format', () => succeeds('oxfmt', ['--check', '.'])],
  ['lint', () => succeeds('oxlint', [])],
  ['types', checkTypes],
  ['layers', checkLayers],
  ['unused', () => succeeds('knip', [])],
  ['tests', () => succeeds('node', ['scripts/test.ts'])],
]

const only = process.argv.slice(2) // npm run check -- types layers
const results: string[] = []
for (const [name, passes] of steps.filter(([step]) => only.length === 0 || only.includes(step))) {
  process.stdout.write(`\n── ${name}\n`)
  const began = performance.now()
  const passed = await passes()
  results.push(`${passed ? 'ok    ' : 'FAILED'}  ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`)
}
process.stdout.write(`\n${results.join('\n')}\n`)
process.exit(results.every((line) => line.startsWith('ok')) ? 0 : 1)

async function succeeds(program: string, args: string[]): Promise<boolean> {
  return (await run(program, args)).code === 0
}

/** TypeScript 6 lies beside 7 for dependency-cruiser; the quick one checks. */
async function checkTypes(): Promise<boolean> {
  return (await succeeds('react-router', ['typegen'])) && (await succeeds('node', ['node_modules/typescript-7/bin/tsc', '--noEmit']))
}

type Cruise = {
  modules: { source: string }[]
  summary: { violations: { from: string; to: string; rule: { name: string; severity: string } }[] }
}

/** With a TypeScript it cannot use, dependency-cruiser finds no modules and is content: so they are counted. */
async function checkLayers(): Promise<boolean> {
  const { output } = await run('depcruise', ['src', '--config', '.dependency-cruiser.mjs', '--output-type', 'json'], { quiet: true })
  let cruise: Cruise
  try {
    cruise = JSON.parse(output)
  } catch {
    process.stdout.write(output)
    return false
  }
  const { modules, summary } = cruise
  for (const { rule, from, to } of summary.violations) process.stdout.write(`${rule.severity} ${rule.name}: ${from} → ${to}\n`)

  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path)).length
  const cruised = modules.filter(({ source }) => /^src\/.*\.tsx?$/.test(source)).length
  process.stdout.write(`${cruised} of ${files} modules looked at, ${summary.violations.length} violations\n`)
  return cruised >= files && summary.violations.every(({ rule }) => rule.severity !== 'error')
}
