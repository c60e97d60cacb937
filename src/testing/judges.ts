import { spawnSync } from 'node:child_process'

/** A program by others that reads what the product made. Takes its arguments and what it reads; returns what it says, and throws when it refuses. */
export type Judge = (args: readonly string[], input?: string | Buffer) => string

/**
 * A program that `scripts/install-judges` installs; null where it is missing, which is said in one line, so that a test
 * can stand aside (`test.skipIf(!judge)`). In CI it is never missing: the script has ended with an error before.
 */
export function findJudge(program: string): Judge | null {
  return judgeIf(program, program, ['--version'])
}

/** As `findJudge`, for a script that needs a Python module. The system's own Python has it, which may not be the first on the path. */
export function findPythonJudge(module: string): Judge | null {
  return judgeIf(`the Python module ${module}`, '/usr/bin/python3', ['-c', `import ${module}`])
}

function judgeIf(name: string, program: string, trial: string[]): Judge | null {
  // Python and khal take the letters of the file for those of the system's language.
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
