// Settings for servers with little memory, because towns run small machines.

/**
 * Limits V8's young generation to 2 × 16 MB (with 8 a page costs a quarter more at the same peak, because surviving objects are
 * promoted) and its old generation to 192 MB, and collects the young one in a single thread: on two cores the parallel helpers
 * cost a tenth of all processor time, taken from the database. These flags can only be set when a process starts.
 */
export const nodeFlags = ['--max-semi-space-size=16', '--max-old-space-size=192', '--no-parallel-scavenge']

/** Returns the memory of a password hash (19 MB) to the system at once: otherwise the C library keeps it, for each of its threads. */
export const environment = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '2097152' }
