import { readFileSync } from 'node:fs'

const secrets = ['SECRET_KEY', 'DATABASE_URL', 'SMTP_URL']

/**
 * Container platforms hand secrets over as files: `SECRET_KEY_FILE=/run/secrets/key` counts as SECRET_KEY.
 * Empty variables count as absent, so that `SMTP_URL=` in an env file means "none".
 */
export function readSecretFiles(env: Readonly<Record<string, string | undefined>>, faults: string[]): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of Object.entries(env)) if (value !== undefined && value !== '') values[name] = value

  for (const name of secrets) {
    const path = values[`${name}_FILE`]
    if (path === undefined) continue
    try {
      values[name] = readFileSync(path, 'utf8').trim()
    } catch (error) {
      faults.push(`${name}_FILE: ${path} cannot be read (${(error as NodeJS.ErrnoException).code}). Set the path of a readable file.`)
    }
  }
  return values
}
