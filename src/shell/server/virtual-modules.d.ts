declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router'

  const build: ServerBuild
  export const {
    assets,
    assetsBuildDirectory,
    basename,
    entry,
    future,
    isSpaMode,
    prerender,
    publicPath,
    routes,
    ssr,
    routeDiscovery,
    allowedActionOrigins,
  }: ServerBuild
  export default build
}

/** The address of the script of documents (`scripts/document-script.ts`). */
declare module 'virtual:document-script' {
  const address: string
  export default address
}
