/**
 * Says each second to the process that started this one (scripts/start.js) that the event loop turns; when it no longer
 * does, that one ends this one and starts it anew. When the other is gone, this one stops in order.
 */
export function startHeartbeat(): void {
  if (!process.send) return
  const sendAlive = () => process.send?.('alive')
  sendAlive()
  setInterval(sendAlive, 1000).unref()
  process.once('disconnect', () => process.emit('SIGTERM', 'SIGTERM'))
}
