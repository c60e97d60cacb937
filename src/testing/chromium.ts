import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const installer = '/usr/bin/apt-get'

/** The browser of this machine. If there is none, installs Debian's where we may; otherwise the error says what to do. */
export function findChromium(): string {
  const found = places.find(existsSync)
  if (found) return found

  if (process.getuid?.() === 0 && existsSync(installer)) {
    process.stdout.write('There is no Chromium here: installing the one of this system with apt-get …\n')
    aptGet('update', '-qq')
    aptGet('install', '-y', '-qq', '--no-install-recommends', 'chromium')
    const installed = places.find(existsSync)
    if (installed) return installed
  }
  throw new Error('The browser tests need Chromium, and there is none here. Install it (Debian, Ubuntu: `sudo apt-get install chromium`) and try again.')
}

function aptGet(...words: string[]): void {
  spawnSync('/usr/bin/env', ['DEBIAN_FRONTEND=noninteractive', installer, ...words], { stdio: 'inherit' })
}
