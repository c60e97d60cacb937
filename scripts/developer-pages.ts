import type { Plugin } from 'vite'

/** The build leaves the developer pages out: `npm run build -- --production` (decisions 81). */
export const isForProduction = process.env['BUILD_KIND'] === 'production'

const serverBuild = '\0virtual:react-router/server-build'
/** How React Router imports a page's module there. */
const imported = /import \* as (route\d+) from ("[^"]*\/pages\/test\/[^"]+");/g

/**
 * Makes the developer pages a module of their own on the server, which a server in production never imports (decisions 81): where
 * React Router names their modules, they become imports that depend on NODE_ENV when the server starts. `respond.ts` leaves out
 * the routes that have none.
 */
export function developerPages(): Plugin {
  return {
    name: 'developer-pages',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (id !== serverBuild) return undefined
      // Destructured, because the build replaces `process.env.NODE_ENV` where it is written out.
      const asked = 'const { NODE_ENV: startedFor } = process.env;\n'
      return { code: asked + code.replaceAll(imported, "const $1 = startedFor === 'production' ? null : await import($2);"), map: null }
    },
  }
}
