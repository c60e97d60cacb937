import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

/** The folder of package.json; every script works from there, wherever it is started. */
export const root = join(import.meta.dirname, '..')

type Options = { env?: Record<string, string>; quiet?: boolean }

/**
 * Runs a program of the project, with the project's Node first on the path, and passes its output on. Returns its exit code
 * and, when quiet, its output.
 */
export async function run(program: string, args: string[], { env = {}, quiet = false }: Options = {}): Promise<{ code: number; output: string }> {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['inherit', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    env: { ...process.env, PATH: path, ...env },
    shell: process.platform === 'win32',
  })
  let output = ''
  child.stdout?.on('data', (data) => (output += data))
  child.stderr?.on('data', (data) => (output += data))
  const code = await new Promise<number>((resolve) => {
    child.on('error', (error) => {
      output += error.message
      resolve(127)
    })
    child.on('close', (status, signal) => resolve(status ?? (signal === 'SIGINT' ? 130 : 1)))
  })
  return { code, output }
}
