import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  // The table of routes is small and public: one file, no questions to the server while links come into view.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
