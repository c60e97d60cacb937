import { createServer } from 'node:net'

/** Checked before the database starts, so that an accidental second start fails at once and touches nothing. */
export async function refuseTakenPort(port: number, host: string): Promise<void> {
  const server = createServer()
  try {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') {
      throw new Error(`Port ${port} is taken: perhaps this runs already. Stop that program, or choose another port: PORT=${port + 1} npm start`, {
        cause: error,
      })
    }
    if (code === 'EACCES') throw new Error(`Port ${port} needs more rights than this process has. Choose one above 1023: PORT=3000 npm start`, { cause: error })
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new Error(`HOST=${host} is no address of this machine. Leave it out, or set 0.0.0.0.`, { cause: error })
    throw error
  }
  await new Promise((resolve) => server.close(resolve))
}
