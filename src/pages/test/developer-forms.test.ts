import { beforeAll, describe, expect, test } from 'vitest'
import { demoTemplate } from '#src/testing/demo.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { PageVisitor, rowsOf, type Shown } from '#src/testing/page-visitor.ts'

const { app } = await startTestApp({ template: demoTemplate, pages: true })
const visitor = new PageVisitor({ app })
const open: PageVisitor['open'] = async (path, asked) => await visitor.open(path, asked)
const send: PageVisitor['send'] = async (path, form) => await visitor.send(path, form)
const sendOn: PageVisitor['sendOn'] = async (path, form) => await visitor.sendOn(path, form)
beforeAll(async () => {
  visitor.cookie = await visitor.signIn('beheerder')
})

describe('/test/datepicker', () => {
  const right = { day: '2027-03-01', from: '2027-03-01', until: '2027-03-02', month: '2027-03', time: '09:30', moment: '2027-03-01T10:00', typed: '31-12-1950' }

  test('reads every kind of date', async () => {
    const shown = await send('/test/datepicker', right)
    expect(shown.status).toBe(200)
    expect(rowsOf(shown, 'How they were read')).toMatchObject({
      month: '2027-03',
      time: '09:30',
      moment: '2027-03-01T09:00:00.000Z',
      typed: '1950-12-31 (31 December 1950)',
    })
  })

  test.each([
    ['a day that does not exist', { day: '2027-02-29' }, 'day'],
    ['a range that ends before it begins', { until: '2027-02-01' }, 'until'],
    ['a month that does not exist', { month: '2027-13' }, 'month'],
    ['a time that does not exist', { time: '24:30' }, 'time'],
    ['an hour that is skipped', { moment: '2027-03-28T02:30' }, 'moment'],
    ['a day that is too far', { near: '2199-01-01' }, 'near'],
    ['a typed day that does not exist', { typed: '31-02-1950' }, 'typed'],
  ])('refuses %s at its field and keeps what was typed', async (_what, wrong, field) => {
    const { status, document } = await send('/test/datepicker', { ...right, ...wrong })
    expect(status).toBe(422)
    expect([...document.querySelectorAll('[aria-invalid]')].map((input) => input.getAttribute('name'))).toEqual([field])
    expect(document.querySelector(`#${field}`)!.getAttribute('value')).toBe(Object.values(wrong)[0])
  })

  test('of the hour that is skipped it says the next time that exists', async () => {
    expect((await send('/test/datepicker', { ...right, moment: '2027-03-28T02:30' })).text).toContain('The first time that does is 03:30.')
  })
})
describe('/test/form', () => {
  test('shows every field with its fault when nothing is filled in, and keeps what was', async () => {
    const { document } = await open('/test/form?state=faulty')
    expect([...document.querySelectorAll('.error-summary a')].length).toBeGreaterThan(5)
    const { status, document: refused } = await send('/test/form', { short: 'Kort', email: 'no address' })
    expect(status).toBe(422)
    expect(refused.querySelector('#short')!.getAttribute('value')).toBe('Kort')
    expect(refused.querySelector('#email')!.getAttribute('aria-invalid')).toBe('true')
  })

  test('reads what is right', async () => {
    const { document } = await open('/test/form?state=filled')
    const form = [...document.querySelectorAll('form')].find((one) => one.querySelector('#short'))!
    const filled = Object.fromEntries([...new document.defaultView!.FormData(form)].map(([name, value]) => [name, String(value)]))
    const { status, text } = await send('/test/form', filled)
    expect([status, text]).toEqual([200, expect.stringContaining('"website": "https://example.nl')])
  })
})

test('/test/formbuilder: what is built is asked, and the answers come back', async () => {
  await send('/test/formbuilder', { intent: 'anew' })
  const added = await sendOn('/test/formbuilder', { intent: 'add', step: 's1', type: 'one' })
  expect(added.status).toBe(200)
  const key = added.document.querySelector<HTMLInputElement>('input[name="field"]')!.value
  const saved = await send('/test/formbuilder', {
    intent: 'ready',
    field: key,
    type: 'one',
    'label.nl': 'Welke kleur?',
    'label.en': 'Which colour?',
    'option.o1.nl': 'Rood',
    'option.o1.en': 'Red',
    'option.o2.nl': 'Blauw',
    'option.o2.en': 'Blue',
    required: 'on',
  })
  expect([saved.status, saved.location]).toEqual([303, expect.stringMatching(/^\/test\/formbuilder/)])
  const asked = await open('/test/formbuilder?view=fill')
  expect(asked.text).toContain('Which colour?')
  expect((await send('/test/formbuilder?view=fill', { intent: 'fill' })).status).toBe(422)
  const filled = await send('/test/formbuilder?view=fill', { intent: 'fill', [`q-${key}`]: 'o2' })
  expect(rowsOf(filled, 'How the answers arrived')).toEqual({ 'Welke kleur?': 'Blauw' })
  // The links of the builder stay on this page.
  expect((await open('/test/formbuilder')).html).not.toContain('href="/forms')
  for (const intent of ['remove-form', 'open', 'settings']) expect((await send('/test/formbuilder', { intent })).status).toBe(400)
})

describe('/test/step-form', () => {
  /** A form with a file, as a browser without script sends it. */
  const sendFile = async (path: string, name: string, content: string): Promise<Shown> => {
    const payload = `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/plain\r\n\r\n${content}\r\n--x--\r\n`
    return await open(path, { method: 'POST', body: { type: 'multipart/form-data; boundary=x', payload } })
  }

  test('keeps every step, goes back, goes on where somebody was, and takes a file', async () => {
    await send('/test/step-form', { intent: 'anew' })
    expect((await open('/test/step-form')).location).toBe('/test/step-form?step=1')
    expect((await open('/test/step-form?step=4')).location).toBe('/test/step-form?step=1')
    const refused = await send('/test/step-form?step=1', { name: 'Anja', email: 'no address' })
    expect(refused.status).toBe(422)
    // Kept although it was refused: after a reload it is still there.
    expect((await open('/test/step-form?step=1')).document.querySelector('#name')!.getAttribute('value')).toBe('Anja')
    expect((await send('/test/step-form?step=1', { name: 'Anja', email: 'anja@example.nl' })).location).toBe('/test/step-form?step=2')
    expect((await sendFile('/test/step-form?step=2', 'leeg.txt', '')).status).toBe(422)
    expect((await sendFile('/test/step-form?step=2', 'brief.txt', 'Dag')).location).toBe('/test/step-form?step=3')
    expect((await open('/test/step-form')).location).toBe('/test/step-form?step=3')
    expect((await open('/test/step-form?step=1')).document.querySelector('#email')!.getAttribute('value')).toBe('anja@example.nl')
    expect((await send('/test/step-form?step=3', { day: '2027-03-01', part: 'evening' })).location).toBe('/test/step-form?step=4')
    const { text } = await open('/test/step-form?step=4')
    expect(text).toContain('brief.txt, 3 B')
    const sent = await sendOn('/test/step-form?step=4', {})
    expect(sent.text).toContain('Sent. Below is what arrived')
    expect(sent.text).toContain('evening')
    expect((await open('/test/step-form')).location).toBe('/test/step-form?step=1')
  })

  test('is another person’s draft for another person', async () => {
    await send('/test/step-form?step=1', { name: 'Van mij', email: 'anja@example.nl' })
    expect((await open('/test/step-form?step=1', { as: await visitor.signIn('coordinator') })).html).not.toContain('Van mij')
  })
})

describe('/test/step-form-2', () => {
  test('asks what follows from an answer and nothing else, and forgets what no longer applies', async () => {
    await send('/test/step-form-2', { intent: 'anew' })
    expect((await send('/test/step-form-2?step=1', { 'q-name': 'Kees', 'q-car': 'yes' })).location).toBe('/test/step-form-2?step=2')
    const car = await open('/test/step-form-2?step=2')
    expect(car.text).toContain('How many people')
    expect(car.text).not.toContain('How do you travel')
    await send('/test/step-form-2?step=2', { 'q-seats': '3' })
    await send('/test/step-form-2?step=1', { 'q-name': 'Kees', 'q-car': 'no' })
    expect((await open('/test/step-form-2')).location).toBe('/test/step-form-2?step=2')
    await send('/test/step-form-2?step=2', { 'q-way': 'bike' })
    await send('/test/step-form-2?step=3', { 'q-note': '' })
    const summary = await open('/test/step-form-2?step=4')
    expect(summary.text).toContain('By bicycle')
    expect(summary.text).not.toContain('How many people')
    const sent = await sendOn('/test/step-form-2?step=4', {})
    expect(sent.text).toContain('Sent.')
    expect(sent.text).not.toContain('Hoeveel mensen')
  })

  test('is one page too, and works there without script', async () => {
    await send('/test/step-form-2?view=one', { intent: 'anew' })
    const whole = await open('/test/step-form-2?view=one')
    expect(whole.text).toContain('How many people')
    expect(whole.text).toContain('How do you travel')
    expect((await send('/test/step-form-2?view=one', { 'q-name': 'Kees', 'q-car': 'no' })).status).toBe(422)
    expect((await sendOn('/test/step-form-2?view=one', { 'q-name': 'Kees', 'q-car': 'no', 'q-way': 'bus', 'q-seats': 'x' })).text).toContain('Sent.')
  })
})
