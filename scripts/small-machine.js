// Small for a server, for towns have small machines.

/**
 * V8 keeps its young objects in 2 × 16 MB (with 8 a page costs a quarter more, and the peak is the same: what is not cleared away young
 * grows old) and its old ones below 192, and one thread clears the young ones away: on two cores its
 * helpers cost a tenth of all processor time, and take it from the database. Can only be given to a process at its birth.
 */
export const nodeFlags = ['--max-semi-space-size=16', '--max-old-space-size=192', '--no-parallel-scavenge']

/** What hashing a password needs (19 MB) goes back to the system at once: the C library would keep it, for each of its threads. */
export const environment = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '2097152' }
