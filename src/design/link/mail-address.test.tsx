import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MailAddress } from './mail-address.tsx'

test.each([
  ['vrijwilliger@demo.example', 'vrijwilliger@<wbr/>demo<wbr/>.example'],
  ['jan.de.wit@samen-voor.nl', 'jan<wbr/>.de<wbr/>.wit@<wbr/>samen-voor<wbr/>.nl'],
  ['nobody', 'nobody'],
])('%s breaks after the @ and before dots', (address, wanted) => expect(renderToStaticMarkup(<MailAddress>{address}</MailAddress>)).toBe(wanted))
