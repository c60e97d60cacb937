import { spawnSync } from 'node:child_process'

/**
 * An external program that validates what the product made. Takes its arguments and its input, returns its output, and throws
 * when it refuses the input.
 */
export type Judge = (args: readonly string[], input?: string | Buffer) => string

/**
 * A program that `scripts/install-judges` installs; null where it is missing, which is logged in one line, so that a test can
 * be skipped (`test.skipIf(!judge)`). In CI it is never missing, because the script fails first.
 */
export function findJudge(program: string, /** With which it says its version and ends well. */ trial = '--version'): Judge | null {
  return judgeIf(program, program, [trial])
}

/** Like `findJudge`, for a script that needs a Python module. The system's own Python has it, which may not be the first on the path. */
export function findPythonJudge(module: string): Judge | null {
  return judgeIf(`the Python module ${module}`, '/usr/bin/python3', ['-c', `import ${module}`])
}

function judgeIf(name: string, program: string, trial: string[]): Judge | null {
  // Python and khal decode the file with the system's locale.
  const run = (args: readonly string[], input: string | Buffer) => spawnSync('/usr/bin/env', ['LC_ALL=C.UTF-8', program, ...args], { input, encoding: 'utf8' })
  if (run(trial, '').status !== 0) {
    process.stdout.write(`Not judged: ${name} is missing here. scripts/install-judges installs it.\n`)
    return null
  }
  return (args, input = '') => {
    const { status, stdout, stderr, error } = run(args, input)
    if (status !== 0) throw new Error(`${name} does not accept it: ${error?.message ?? ''}${stderr}${stdout}`)
    return stdout
  }
}
