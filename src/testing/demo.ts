import { openDatabase } from '#kernel/db/server/database.ts'
import type { Template } from '#kernel/testing/server/fresh-database.ts'
import { seedDemo } from '#src/seed/demo.ts'

/** The demo towns, as `npm start` makes them. */
export const demoTemplate: Template = {
  name: 'demo',
  fill: async (config) => {
    const db = await openDatabase(config)
    await seedDemo({ config, db })
    await db.close()
  },
}
