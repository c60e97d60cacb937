import { totalmem } from 'node:os'

/** Server settings by the memory of the machine. The database shares it with Node, so it takes a modest part. */
export function serverSettings(): Record<string, string> {
  const megabytes = Math.floor(totalmem() / 1024 / 1024)
  return {
    shared_buffers: `${clamp(megabytes / 16, 64, 512)}MB`,
    effective_cache_size: `${clamp(megabytes / 2, 256, 8192)}MB`,
    maintenance_work_mem: '64MB',
    work_mem: '8MB',
    max_connections: '80',
    // JIT compilation costs more than it gains for queries of this size.
    jit: 'off',
    // Assumes an SSD, where a random page costs little more than the next one.
    random_page_cost: '1.1',
    // Well below the connections' lock_timeout, so that a deadlock is detected as one and retried.
    deadlock_timeout: '200ms',
    max_wal_size: '512MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] %u@%d ',
  }
}

/** For tests: a crash may lose everything, in exchange for speed. */
export const throwAwaySettings: Record<string, string> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  shared_buffers: '128MB',
  max_connections: '200',
}

function clamp(value: number, least: number, max: number): number {
  return Math.round(Math.min(max, Math.max(least, value)))
}
