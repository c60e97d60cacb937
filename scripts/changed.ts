import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plan } from './run-tests.ts'
import { root, run } from './run.ts'

/** Changes to these affect everything, so everything is run. */
const everything = /^(migrations\/|package(-lock)?\.json$|vitest\.config\.ts$|src\/kernel\/(db|testing)\/|src\/testing\/(harness|two-towns)\.ts$)/

/**
 * What the changes since `base` affect, including uncommitted ones: unit tests that import a changed file, laws that read
 * sources, and journeys that changed or name a changed feature. Without `base`: since this branch left main.
 */
export async function changedPlan(base?: string): Promise<{ plan: Plan; said: string }> {
  const since = base ?? (await leftMainAt())
  const changed = await filesChangedSince(since)
  const journeys = journeysTouchedBy(changed, journeyTexts())
  const units = changed.some((path) => everything.test(path)) ? [] : await unitTestsTouchedSince(since)
  return {
    plan: { units, journeys: journeys.length ? [journeys] : null },
    said: `Ran what ${changed.length} changed files touch: ${units.length || 'all'} files of unit tests and laws, ${journeys.length} of journeys. \`npm test\` runs all units and a journey of each capability.`,
  }
}

/** The commit where this branch left main; on main itself HEAD, so that only uncommitted changes count. */
async function leftMainAt(): Promise<string> {
  for (const main of ['origin/main', 'main']) {
    const { code, output } = await run('git', ['merge-base', 'HEAD', main], { quiet: true })
    if (code === 0) return output.trim()
  }
  return 'HEAD'
}

async function filesChangedSince(commit: string): Promise<string[]> {
  const lists = [
    ['diff', '--name-only', commit],
    ['ls-files', '--others', '--exclude-standard'],
  ]
  const files: string[] = []
  for (const list of lists) {
    const { code, output } = await run('git', list, { quiet: true })
    if (code !== 0) throw new Error(`git cannot tell what changed since ${commit}: ${output.trim()}`)
    files.push(...output.split('\n').filter(Boolean))
  }
  return files
}

/** Vitest knows which test imports what. */
async function unitTestsTouchedSince(commit: string): Promise<string[]> {
  const { code, output } = await run('vitest', ['list', '--filesOnly', '--json', '--changed', commit], { quiet: true, env: { NODE_ENV: 'test' } })
  const list = /^\[[\s\S]*^\]|^\[\]$/m.exec(output)?.[0]
  if (code !== 0 || list === undefined) throw new Error(`vitest cannot tell what changed:\n${output}`)
  const files = (JSON.parse(list) as { file: string }[]).map(({ file }) => file.slice(root.length + 1))
  return [...new Set([...files, ...lawsOfSources()])]
}

/** Laws that read sources as text, so that the files they check are not among their imports. */
function lawsOfSources(): string[] {
  const laws = readdirSync(join(root, 'src/laws')).filter((name) => /\.test\.tsx?$/.test(name))
  return laws.map((name) => `src/laws/${name}`).filter((path) => /\bread(dir|File)Sync\b/.test(readFileSync(join(root, path), 'utf8')))
}

function journeyTexts(): Map<string, string> {
  const names = readdirSync(join(root, 'e2e')).filter((name) => name.endsWith('.spec.ts'))
  return new Map(names.map((name) => [`e2e/${name}`, readFileSync(join(root, 'e2e', name), 'utf8')]))
}

/** Journeys that changed, or that take texts from a changed feature. A change to what journeys share affects all of them. */
export function journeysTouchedBy(changed: readonly string[], journeys: ReadonlyMap<string, string>): string[] {
  if (changed.some((path) => /^(e2e\/support\/|playwright\.config\.ts$)/.test(path))) return [...journeys.keys()]
  const features = new Set(changed.filter((path) => !/\.test\.tsx?$/.test(path)).flatMap((path) => /^src\/features\/([^/]+)\//.exec(path)?.[1] ?? []))
  return [...journeys]
    .filter(([file, text]) => changed.includes(file) || [...features].some((feature) => text.includes(`#features/${feature}/`)))
    .map(([file]) => file)
}
