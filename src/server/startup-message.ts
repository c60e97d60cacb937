import type { Config } from '#kernel/config/server/config.ts'
import { tenants } from '#src/app/tenants.ts'

const people = ['vrijwilliger', 'lid', 'beheerder', 'redacteur', 'coordinator', 'centerbeheerder']

/** Printed after the start: what a newcomer wants to know; in production only where it listens. */
export function startupMessage(config: Config): string {
  const listening = `Listening on http://${config.host}:${config.port}`
  if (config.production) return listening

  const origins = Object.keys(tenants).map((key) => config.tenantOrigins[key] ?? `http://${key}.localhost:${config.port}`)
  const lines = ['', 'It runs. Open one of the sites:', ...origins.map((origin) => `  ${origin}`), '']
  if (config.seed === 'demo') {
    lines.push(
      `Sign in as ${people.map((name) => `${name}@`).join(', ')}`,
      '  of demo.example (or of another site: lid@oldebroek.example), or as platform@demo.example.',
      '  The password is samen-voor-de-buurt',
    )
  }
  lines.push(`Mails arrive at ${origins.at(-1)}/test/mail`, 'Stop with Ctrl-C.', '')
  return lines.join('\n')
}
