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

/** The URL of the documents' script (`scripts/document-script.ts`). */
declare module 'virtual:document-script' {
  const address: string
  export default address
}
