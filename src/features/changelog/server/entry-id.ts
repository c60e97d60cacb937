import { uuidV5 } from '#kernel/db/server/uuid-v5.ts'

/** The namespace of entries, made once. */
const namespace = '5b0a7d2c-6f0e-4b57-9a53-2f6a0a5f3c11'

/** The id of an entry, which follows from its key, so that a feed reader knows it again. */
export const idOf = (key: string): string => uuidV5(namespace, key)
