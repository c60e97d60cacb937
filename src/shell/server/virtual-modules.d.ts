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
