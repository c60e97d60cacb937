// Small for a server, for towns have small machines.

/**
 * V8 keeps its young objects in 2 × 8 MB and its old ones below 192. It knows powers of two only: with 16 a page costs up to a
 * fifteenth less, and the process takes 12 to 22 MB more, which is beyond 250. One thread clears the young ones away: on two cores its
 * helpers cost a tenth of all processor time, and take it from the database. Can only be given to a process at its birth.
 */
export const nodeFlags = ['--max-semi-space-size=8', '--max-old-space-size=192', '--no-parallel-scavenge']

/** What hashing a password needs (19 MB) goes back to the system at once: the C library would keep it, for each of its threads. */
export const environment = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '2097152' }
