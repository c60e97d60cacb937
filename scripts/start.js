import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'
import { environment, nodeFlags } from './small-machine.js'

// Starts the product and watches it. The product reports every second that its event loop turns (src/server/background.ts);
// after five seconds of silence it is killed and started again. Only another process can do that.

const serve = fileURLToPath(new URL('serve.js', import.meta.url))
const mostSilent = 5
let child
let isStopping = false

function start() {
  let silent = null
  let isBlocked = false
  child = spawn(process.execPath, [...nodeFlags, ...process.execArgv, serve, ...process.argv.slice(2), '--watched'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...environment, ...process.env },
  })
  child.on('message', () => (silent = 0))
  // Counts ticks instead of reading the clock, because after the machine sleeps both processes continue where they were.
  const watch = setInterval(() => {
    if (silent === null || ++silent <= mostSilent) return
    isBlocked = true
    child.kill('SIGKILL')
  }, 1000)
  child.on('exit', (code, signal) => {
    clearInterval(watch)
    if (!isBlocked || isStopping) process.exit(code ?? 128 + constants.signals[signal])
    process.stderr.write(`The server did nothing for ${mostSilent} seconds and was ended; starting it again.\n`)
    start()
  })
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    isStopping = true
    child.kill(signal)
  })
}
process.stderr.on('error', () => {}) // the reader of our output may be gone
start()
