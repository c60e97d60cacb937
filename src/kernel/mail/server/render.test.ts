import { expect, test } from 'vitest'
import { picturesIn, withPictures } from './pictures.ts'
import { renderMail } from './render.ts'
import { registerMails } from './templates.ts'
import { delft, news } from './test-mails.ts'

const sender = {
  id: 'c',
  tenantKey: 'demo',
  name: 'Vrijwilligersbank Zutphen',
  town: 'Zutphen',
  phone: '0575 00 00 00',
  email: null,
  origin: 'http://demo.localhost:3000',
  theme: delft,
}
registerMails({ news, bare: () => ({ subject: 'S', heading: 'H', paragraphs: [], why: 'W', essential: true }) })

test('a mail says the news in both languages, as HTML and as text', () => {
  const { subject, bodyHtml, bodyText } = renderMail('news', { name: 'Samira' }, 'nl', sender)
  expect(subject).toBe('Nieuws voor Samira')
  for (const words of [
    'Hallo Samira,',
    'Marieke heeft je bericht gelezen',
    'http://demo.localhost:3000/conversations/418',
    'Kies welke e-mails je krijgt',
    '0575 00 00 00',
    'Team Vrijwilligersbank Zutphen',
  ]) {
    expect(bodyHtml).toContain(words)
    expect(bodyText).toContain(words)
  }
  expect(bodyHtml).toContain('<html lang="nl">')
  expect(renderMail('news', { name: 'Samira' }, 'en', sender).bodyText).toContain('Choose which emails you get')
})

test('a list of links can be followed in both, with what one must know of each', () => {
  const { bodyHtml, bodyText } = renderMail('news', { name: 'Samira' }, 'nl', sender)
  expect(bodyHtml).toMatch(/<a href="http:\/\/demo.localhost:3000\/vacancies\/7"[^>]*>Koffie &amp; thee<\/a><br>\n<span[^>]*>Zutphen, 2,4 km<\/span>/)
  expect(bodyText).toContain('Koffie & thee\nZutphen, 2,4 km\nhttp://demo.localhost:3000/vacancies/7')
})

test('what people typed stays text', () => {
  const { subject, bodyHtml } = renderMail('news', { name: `<img src=x onerror="alert('1')">\r\nBcc: all@example.nl` }, 'nl', sender)
  expect(subject).not.toMatch(/[\r\n]/)
  expect(bodyHtml).not.toContain('<img src=x')
  expect(bodyHtml).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;')
})

test('a security mail has no way to unsubscribe', () => {
  const { bodyHtml, bodyText, essential } = renderMail('bare', {}, 'nl', sender)
  expect(essential).toBe(true)
  expect(bodyHtml + bodyText).not.toContain('profile-edit')
})

test('the pictures follow from the colours in the mail and are small', () => {
  const { bodyHtml } = renderMail('news', { name: 'Samira' }, 'nl', sender)
  const pictures = picturesIn(bodyHtml)
  expect(pictures.map(({ filename }) => filename)).toEqual(['frieze.png', 'houses.png', 'cup.png'])
  for (const { content } of pictures) {
    expect(content.subarray(1, 4).toString()).toBe('PNG')
    expect(content.length).toBeLessThan(8_000)
  }
  expect(withPictures(bodyHtml)).not.toContain('cid:')
})

test('a kind that nobody registered is a fault of ours', () => {
  expect(() => renderMail('gossip', {}, 'nl', sender)).toThrow('registerMails() was not told')
})
