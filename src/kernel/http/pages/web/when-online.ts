/** Resolves when the time has passed or the browser is online again. */
export async function whenOnline(milliseconds: number): Promise<void> {
  await new Promise<void>((go) => {
    const timer = setTimeout(done, milliseconds)
    addEventListener('online', done)
    function done() {
      clearTimeout(timer)
      removeEventListener('online', done)
      go()
    }
  })
}
