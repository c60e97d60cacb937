import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { createInterface } from 'node:readline/promises'
import { afterAll, expect, test } from 'vitest'
import { askFor, faultLine, help, questions, readAnswers } from './setup-answers.ts'

const folder = mkdtempSync(join(tmpdir(), 'answers-'))
afterAll(() => rmSync(folder, { recursive: true }))
const fileOf = (text: string) => {
  const path = join(folder, 'town.json')
  writeFileSync(path, text)
  return path
}

test('flags take their value after = or as the next word, and come before the file', () => {
  const path = fileOf('{"town": "Ede", "firstName": "Anja", "latitude": 52.04}')
  expect(readAnswers(['--town=Barneveld', '--last-name', 'de Wit', '--file', path])).toEqual({
    answers: { town: 'Barneveld', firstName: 'Anja', lastName: 'de Wit', latitude: '52.04' },
    faults: [],
    isHelp: false,
  })
})

test('what is no answer is told at its name, all at once', () => {
  const path = fileOf('{"stad": "Ede", "email": ["anja@ede.example"]}')
  const { faults } = readAnswers(['--stad', '--file', path, '--town'])
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(['--stad', '--town', 'stad', 'email'])
  expect(readAnswers([`--file=${join(folder, 'none.json')}`]).faults[0]).toContain('cannot be read')
  expect(readAnswers(['--file', fileOf('[]')]).faults[0]).toContain('one object')
})

test('--help lists every answer', () => {
  expect(readAnswers(['--town', 'Ede', '--help']).isHelp).toBe(true)
  for (const name of Object.keys(questions)) expect(help()).toContain(faultLine(name, '').split(':')[0])
})

test('it asks for what is missing alone, offers what follows, and asks again for what was wrong', async () => {
  const input = new PassThrough()
  const output = new PassThrough()
  let asked = ''
  output.on('data', (piece) => {
    asked += String(piece)
    const typed: Record<string, string> = {
      'name of the volunteer center': 'Vrijwilligers Ede',
      'address of the site': 'https://ede.example',
      'First name': 'Anja',
    }
    const [, answer = ''] = Object.entries(typed).find(([words]) => String(piece).includes(words)) ?? []
    input.write(`${answer}\n`)
  })
  const terminal = createInterface({ input, output })
  const answers = await askFor(terminal, { town: 'Ede', email: 'anja@ede.example', lastName: 'de Wit' })
  expect(answers).toMatchObject({ tenant: 'ede', kind: 'town_bank', role: 'center_admin', center: 'Vrijwilligers Ede', firstName: 'Anja' })
  expect(asked).not.toContain('e-mail address of the first person')
  expect((await askFor(terminal, { ...answers, firstName: '' }, ['firstName'])).firstName).toBe('Anja')
  terminal.close()
})
