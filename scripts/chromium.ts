import { existsSync } from 'node:fs'
import { run } from './run.ts'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The browser of this machine. Where there is none and we may, Debian's is installed; otherwise it is said what to do. */
export async function findChromium(): Promise<string> {
  const found = places.find(existsSync)
  if (found) return found

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('There is no Chromium here: installing the one of this system with apt-get …\n')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { env })
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env })
    const installed = places.find(existsSync)
    if (installed) return installed
  }
  throw new Error('The browser tests need Chromium, and there is none here. Install it (Debian, Ubuntu: `sudo apt-get install chromium`) and try again.')
}
