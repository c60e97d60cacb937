/**
 * Tells the parent process (scripts/start.js) every second that the event loop turns; when the beats stop, the parent ends this
 * process and starts it again. When the parent is gone, this process stops in order.
 */
export function startHeartbeat(): void {
  if (!process.send) return
  const sendAlive = () => process.send?.('alive')
  sendAlive()
  setInterval(sendAlive, 1000).unref()
  process.once('disconnect', () => process.emit('SIGTERM', 'SIGTERM'))
}
