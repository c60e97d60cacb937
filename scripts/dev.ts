import { spawn } from 'node:child_process'
import { root } from './run.ts'

// Pages change without a restart (Vite runs inside the server); a change in server code, a database function or a migration
// restarts it, which applies them.
const watched = ['src', 'database', 'migrations'].map((folder) => `--watch-path=${folder}`)
const server = spawn(process.execPath, [...watched, '--watch-preserve-output', 'src/main.ts', '--dev', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development' },
})
// Ctrl-C reaches the server too; wait until it has stopped in order.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
