import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { variables } from '#kernel/config/server/variables.ts'
import { findJudge } from '#src/testing/judges.ts'

// Law: what docs/operations.md hands to an operator is accepted by the programs that will read it, and names only settings that exist.

const folder = join(import.meta.dirname, '../../deploy')
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8')
const compose = findJudge('docker-compose', 'version')
const systemd = findJudge('systemd-analyze')
const isSetting = (name: string) => name in variables.shape || ['NODE_ENV'].includes(name)

test.skipIf(!compose)('the containers are accepted, and only the proxy is reached from outside', { timeout: 60_000 }, () => {
  const config = compose!(['-f', join(folder, 'compose.yaml'), '--env-file', join(folder, 'settings.env.example'), 'config', '--no-interpolate'])
  const services = config.slice(config.indexOf('services:'), config.indexOf('\nvolumes:')).split(/\n {2}(?=\w+:\n)/)
  expect(services.slice(1).map((service) => service.split(':', 1)[0])).toEqual(['database', 'proxy', 'web', 'worker'])
  expect(services.filter((service) => /\n {4}ports:/.test(service)).map((service) => service.split(':', 1)[0])).toEqual(['proxy'])
  for (const service of services.filter((one) => /^(web|worker):/.test(one))) {
    expect(service).toMatch(/read_only: true/)
    // The second of two that are alike refers to the first.
    expect(service).toMatch(/cap_drop:(?: &\w+\n\s+- ALL| \*\w+)/)
  }
})

test.skipIf(!systemd)('the unit is accepted, and shut in well', { timeout: 60_000 }, () => {
  const path = join(folder, 'volunteers.service')
  const exposure = systemd!(['security', '--offline=true', '--threshold=20', path])
  expect(exposure).toMatch(/Overall exposure level for volunteers\.service: [01]\.\d/)
})

test('they name settings that the product reads, and an operator fills in each that has none', () => {
  const inUnit = [...textOf('volunteers.service').matchAll(/^Environment=(.*)$/gm)].flatMap(([, pairs]) =>
    pairs!.split(' ').map((pair) => pair.split('=', 1)[0]!),
  )
  const inImage = [...textOf('Dockerfile').matchAll(/^ENV (.*)$/gm)].flatMap(([, pairs]) => pairs!.split(' ').map((pair) => pair.split('=', 1)[0]!))
  const inCompose = [...textOf('compose.yaml').matchAll(/^ {4}([A-Z_]+): /gm)].map(([, name]) => name!)
  expect(inUnit.length * inImage.length * inCompose.length).toBeGreaterThan(0)
  expect([...inUnit, ...inImage, ...inCompose].filter((name) => !isSetting(name))).toEqual([])
  const asked = new Set([...textOf('compose.yaml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name!))
  const given = [...textOf('settings.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name!)
  expect([...asked].toSorted()).toEqual(given.toSorted())
})

test('the image runs as nobody in particular, and its parts are those of the project', () => {
  const text = textOf('Dockerfile')
  expect(text).toMatch(/^USER (?!root)\w+$/m)
  expect(text).toMatch(/^HEALTHCHECK /m)
  for (const [, path] of text.matchAll(/\b(scripts\/[\w-]+\.js)\b/g)) expect(readFileSync(join(folder, '..', path!), 'utf8')).not.toBe('')
})
