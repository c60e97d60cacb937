import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { findPdfProblem } from './find-pdf-problem.ts'

const megabyte = 1024 * 1024
const pdf = (...parts: (string | Buffer)[]) => Buffer.concat([Buffer.from('%PDF-1.7\n'), ...parts.map((part) => Buffer.from(part as string))])
const packed = (objects: Buffer, line = '\n') =>
  Buffer.concat([Buffer.from(`1 0 obj<</Type/ObjStm>>stream${line}`), deflateSync(objects), Buffer.from('\nendstream\n')])

test.each([
  ['plainly', pdf('<</S/JavaScript/JS(app.alert(1))>>')],
  ['in numbers', pdf('<</S/#4a#61vaScript>>')],
  ['across the end of a step', pdf(Buffer.alloc(64 * 1024 - 14, 'x'), '/Launch ')],
  ['in numbers across the end of a step', pdf(Buffer.alloc(64 * 1024 - 14, 'x'), '/#4c#61#75#6e#63#68 ')],
  ['in a packed object', pdf(packed(Buffer.from('<</S/Launch/F(a.exe)>>')))],
  ['in the second packed object', pdf(packed(Buffer.alloc(100, 'x')), packed(Buffer.from('<</RichMedia 1 0 R>>'), '\r\n'))],
  ['beside a file that it has in it', pdf('<</Type/EmbeddedFile>>', packed(Buffer.from('<</S/JavaScript>>')))],
])('a PDF that runs something says so %s', async (_how, file) => {
  expect(await findPdfProblem(file)).toBe('pdf_with_script')
})

test.each([
  ['plainly', pdf('<</Type/EmbeddedFile/Length 3>>')],
  ['in numbers', pdf('<</Type/Embedded#46ile>>')],
  ['packed', pdf(packed(Buffer.alloc(100, 'x')), packed(Buffer.from('<</Type/EmbeddedFile>>'), '\r\n'), packed(Buffer.from('<</Type/Page>>')))],
])('a PDF with another file in it, %s, is no PDF that runs something', async (_how, file) => {
  expect(await findPdfProblem(file)).toBe('pdf_with_attachment')
})

test.each([
  ['another name that begins alike', pdf('<</LaunchDate(1)>>')],
  ['a packed object that is cut short', pdf(packed(Buffer.from('/Launch ')).subarray(0, 32))],
  ['a packed object without a beginning', pdf('/ObjStm '.repeat(1000))],
])('%s runs nothing', async (_what, file) => {
  expect(await findPdfProblem(file)).toBeNull()
})

/** Milliseconds of processor time. */
async function costOf(file: Buffer): Promise<number> {
  const before = process.cpuUsage()
  await findPdfProblem(file)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** How many times as much as the other, the least of three rounds, each beside the other: what else the machine does makes both dearer. */
async function shareOf(file: Buffer, other: Buffer): Promise<number> {
  let least = Infinity
  for (let round = 0; round < 3; round++) least = Math.min(least, (await costOf(file)) / ((await costOf(other)) + 5))
  return least
}

test('no file costs much more than the largest one that is nothing but numbers', { timeout: 120_000 }, async () => {
  const usual = pdf(Buffer.alloc(10 * megabyte, '#41'))
  const bomb = (signs: string, bytes = 4 * megabyte - 10) => pdf(...Array<Buffer>(300).fill(packed(Buffer.alloc(bytes, signs))))
  const files = {
    'names that are none': pdf(Buffer.alloc(10 * megabyte, '/LaunchX')),
    'the same in numbers': pdf(Buffer.alloc(10 * megabyte, '/#4caunchX')),
    'objects that are not packed': pdf(Buffer.alloc(10 * megabyte, '/ObjStm stream ')),
    'objects that unpack to a gigabyte': bomb('#41'),
    'names in objects that unpack to a gigabyte': bomb('/LaunchX'),
    'objects larger than any': bomb('x', 5 * megabyte),
  }
  const faults: string[] = []
  for (const [name, file] of Object.entries(files)) {
    const share = await shareOf(file, usual)
    if (share > 10) faults.push(`${name}: ${share.toFixed(1)} times as much as numbers alone`)
  }
  expect(faults).toEqual([])
})
